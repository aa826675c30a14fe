import type { CourseInfo } from './courseDraft';

/** The levels as they are read, in their order. */
export const LEVEL_WORDS: Record<CourseInfo['level'], string> = {
  BEGINNER: 'Beginner',
  INTERMEDIATE: 'Intermediate',
  ADVANCED: 'Advanced',
};
