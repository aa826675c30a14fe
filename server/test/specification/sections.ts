import { section2 } from './section-2';
import { section3 } from './section-3';
import { section4 } from './section-4';
import { section5 } from './section-5';
import { section6 } from './section-6';
import { section7 } from './section-7';
import { section8 } from './section-8';
import { section9 } from './section-9';
import type { Section } from './statement';

export const SECTIONS: Readonly<Record<number, Section>> = {
  2: section2,
  3: section3,
  4: section4,
  5: section5,
  6: section6,
  7: section7,
  8: section8,
  9: section9,
};

/** The sections of which every word is held. */
export const COMPLETE: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];
