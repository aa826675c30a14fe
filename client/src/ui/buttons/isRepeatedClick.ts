import type { MouseEvent } from 'react';

/**
 * Whether a click is the second of a double click. Buttons that are replaced in place ignore it: it would press the
 * next one before anybody could read what the first click showed.
 */
export const isRepeatedClick = (event: MouseEvent): boolean => event.detail > 1;
