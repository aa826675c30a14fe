import { Menu } from '@base-ui/react/menu';
import { type RefObject, useRef } from 'react';
import type { MenuChoice } from './MenuButton';
import styles from './MenuPanel.module.css';

export interface MenuPanelProps {
  label: string;
  choices: readonly MenuChoice[];
  /** The button that opened it, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** How the menu was opened: with the keyboard, the first choice gets the focus. */
  opened: 'by keyboard' | 'by pointer';
  onClose: () => void;
}

/** The open menu of a `MenuButton`. Escape, a press outside, tabbing out or choosing closes it. */
export function MenuPanel({ label, choices, button, opened, onClose }: MenuPanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen && opened === 'by keyboard')
          popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
      }}
      onOpenChange={(_open, { reason, event, cancel }) => {
        // The button closes the menu by itself.
        const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
        if (reason === 'outside-press' && isOnButton) cancel();
        else onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={button}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Menu.Popup
            ref={popup}
            aria-label={label}
            className={styles.popup}
            finalFocus={button}
            onKeyDown={({ key }) => {
              if (key !== 'Tab') return;
              // Tab goes on from the button: the menu is at the end of the document.
              button.current?.focus();
              onClose();
            }}
          >
            {choices.map(({ label: name, link, onChoose }) =>
              link ? (
                <Menu.LinkItem
                  key={name}
                  render={link}
                  closeOnClick
                  className={`wm-row wm-gap-12 wm-pad-8-12 ${styles.choice}`}
                >
                  {name}
                </Menu.LinkItem>
              ) : (
                <Menu.Item
                  key={name}
                  onClick={onChoose}
                  className={`wm-row wm-gap-12 wm-pad-8-12 ${styles.choice}`}
                >
                  {name}
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
