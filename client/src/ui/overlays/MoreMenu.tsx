import { useRef, useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import { MoreIcon } from '../icons/ToolIcons';
import type { MenuChoice } from './MenuButton';
import { MenuPanel, type MenuPanelProps } from './MenuPanel';

interface MoreMenuProps {
  /** The accessible name of the button and its menu. */
  label: string;
  choices: readonly MenuChoice[];
  className?: string;
  /** Called when it opens, to load what its choices depend on. */
  onOpen?: () => void;
}

/** A small button that opens a menu with further actions. */
export function MoreMenu({ label, choices, className, onOpen }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<MenuPanelProps['opened'] | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        size="sm"
        className={className}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={({ detail }: { detail: number }) => {
          if (!opened) onOpen?.();
          setOpened(opened ? null : detail === 0 ? 'by keyboard' : 'by pointer');
        }}
      >
        <MoreIcon size={18} />
      </IconButton>
      {opened && (
        <MenuPanel
          label={label}
          choices={choices}
          button={button}
          opened={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
