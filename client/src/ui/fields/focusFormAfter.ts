import type { MouseEvent } from 'react';
import { focusFirstField } from '../focusWhenMounted';

/**
 * Click handler for a button that disappears with its note: runs `act`, then focuses the first field of the surrounding
 * form.
 */
export function focusFormAfter(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    act();
    focusFirstField(currentTarget.closest('form'));
  };
}
