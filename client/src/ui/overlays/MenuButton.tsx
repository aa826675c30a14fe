import { type ComponentType, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { ChevronDownIcon } from '../icons/Icons';
import styles from './MenuButton.module.css';
import type { MenuPanelProps } from './MenuPanel';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface MenuChoice {
  label: string;
  /** The link it is, such as a router link; otherwise pass `onChoose`. */
  link?: ReactElement;
  onChoose?: () => void;
}

interface MenuButtonProps {
  label: string;
  /** Shown before the label, such as an avatar. */
  icon?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  choices: readonly MenuChoice[];
  /** `MenuPanel`, or a lazy component of it: menus are large, and the header of the first page has one. */
  Panel: ComponentType<MenuPanelProps>;
  /** Called when it may be opened soon, to load a lazy panel. */
  onIntent?: () => void;
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, hideLabel, choices, Panel, onIntent }: MenuButtonProps) {
  const [opened, setOpened] = useState<MenuPanelProps['opened'] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        className={styles.button}
        iconStart={icon}
        iconEnd={<ChevronDownIcon size={14} />}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={({ detail }) => setOpened(opened ? null : detail === 0 ? 'by keyboard' : 'by pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened('by keyboard');
        }}
      >
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Button>
      {opened && (
        <Suspense>
          <Panel
            label={label}
            choices={choices}
            button={button}
            opened={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
