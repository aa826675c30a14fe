import { type KeyboardEvent, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/lazyComponent';
import { Button } from '../buttons/Button';
import { ChevronDownIcon } from '../icons/Icons';
import styles from './MenuButton.module.css';
import type { MenuPanelProps } from './MenuPanel';

const loadPanel = () => import('./MenuPanel');
/** Loaded when it is needed: menus are large, and most pages have one that is seldom opened. */
const MenuPanel = lazyComponent(async () => (await loadPanel()).MenuPanel);

export interface MenuChoice {
  label: string;
  /** The link it is, such as a router link; otherwise pass `onChoose`. */
  link?: ReactElement;
  onChoose?: () => void;
}

/** What a menu offers; false: not at present. */
export type MenuChoices = readonly (MenuChoice | false)[];

interface MenuButtonProps {
  label: string;
  /** Shown before the label, such as an avatar. */
  icon?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  choices: MenuChoices;
}

/** The props of a button that opens a menu, and the menu while it is open. */
export function useMenu(label: string, choices: MenuChoices, onOpen?: () => void) {
  const [opened, setOpened] = useState<MenuPanelProps['opened'] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = (how: MenuPanelProps['opened']) => {
    onOpen?.();
    setOpened(how);
  };
  // A failure is retried when it opens.
  const prepare = () => void loadPanel().catch(() => undefined);
  return {
    button: {
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': opened !== null,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ({ detail }: { detail: number }) => {
        if (opened) setOpened(null);
        else open(detail === 0 ? 'by keyboard' : 'by pointer');
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('by keyboard');
      },
    },
    menu: opened && (
      <Suspense>
        <MenuPanel
          label={label}
          choices={choices.filter((choice) => choice !== false)}
          button={button}
          opened={opened}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    ),
  } as const;
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, hideLabel, choices }: MenuButtonProps) {
  const { button, menu } = useMenu(label, choices);
  return (
    <>
      <Button
        {...button}
        variant="quiet"
        className={styles.button}
        iconStart={icon}
        iconEnd={<ChevronDownIcon size={14} />}
      >
        {hideLabel ? <span className="wm-visually-hidden">{label}</span> : label}
      </Button>
      {menu}
    </>
  );
}
