import type { KeyboardEvent } from 'react';

/** Prevents Enter in an input from submitting a large form. */
export function keepEnterInFields(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
