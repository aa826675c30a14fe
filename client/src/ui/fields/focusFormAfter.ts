import type { MouseEvent } from 'react';

/**
 * Click handler for a button that disappears with its note: runs `act`, then focuses the first field of the surrounding
 * form.
 */
export function focusFormAfter(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    act();
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
}
