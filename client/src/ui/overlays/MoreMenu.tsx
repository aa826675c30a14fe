import { IconButton } from '../buttons/IconButton';
import { MoreIcon } from '../icons/ToolIcons';
import { type MenuChoices, useMenu } from './MenuButton';

interface MoreMenuProps {
  /** The accessible name of the button and its menu. */
  label: string;
  choices: MenuChoices;
  className?: string;
  /** Called when it opens, to load what its choices depend on. */
  onOpen?: () => void;
}

/** A small button that opens a menu with further actions. */
export function MoreMenu({ label, choices, className, onOpen }: MoreMenuProps) {
  const { button, menu } = useMenu(label, choices, onOpen);
  return (
    <>
      <IconButton {...button} label={label} size="sm" className={className}>
        <MoreIcon size={18} />
      </IconButton>
      {menu}
    </>
  );
}
