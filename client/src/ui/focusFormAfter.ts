import type { MouseEvent } from 'react';

/** For a button of a note that goes with it: does `act`, and the focus goes to the first field of the form around. */
export function focusFormAfter(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    act();
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
}
