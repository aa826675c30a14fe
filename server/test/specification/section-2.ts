import { section2Instructor } from './section-2-instructor';
import { section2Public } from './section-2-public';
import { section2Student } from './section-2-student';
import type { Section } from './statement';

/** Screens and routes. */
export const section2: Section = { ...section2Public, ...section2Student, ...section2Instructor };
