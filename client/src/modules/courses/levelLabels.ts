import type { CourseLevel } from '../../apollo/__generated__/types';

/** The levels' names, as in the course form. */
export const LEVEL_NAMES: Readonly<Record<CourseLevel, string>> = {
  BEGINNER: 'Beginner',
  INTERMEDIATE: 'Intermediate',
  ADVANCED: 'Advanced',
};

export const levelName = (level: CourseLevel): string => LEVEL_NAMES[level];
