import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from '../classes';
import { CheckIcon, CloseIcon } from '../icons/Icons';

interface ChipProps extends ComponentPropsWithRef<'button'> {
  selected?: boolean;
}

/** A toggle button. */
export function Chip({ selected = false, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classes(styles.chip, selected && styles.selected, className)}
    >
      {selected && <CheckIcon size={16} strokeWidth={2.5} />}
      {children}
    </button>
  );
}

interface RemovableChipProps {
  children: ReactNode;
  /** The remove button's accessible name, such as "Remove filter: React". */
  removeLabel: string;
  onRemove: () => void;
  className?: string;
}

/** A selected value with a remove button. */
export function RemovableChip({ children, removeLabel, onRemove, className }: RemovableChipProps) {
  return (
    <span className={classes('wm-anywhere wm-max-full', styles.removable, className)}>
      {children}
      <button
        type="button"
        className={`wm-center wm-fixed ${styles.remove}`}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <CloseIcon size={14} />
      </button>
    </span>
  );
}
