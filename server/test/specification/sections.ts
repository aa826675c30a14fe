import { section8 } from './section-8';
import type { Section } from './statement';

export const SECTIONS: Readonly<Record<number, Section>> = { 8: section8 };

/** The sections of which every word is held. */
export const COMPLETE: readonly number[] = [8];
