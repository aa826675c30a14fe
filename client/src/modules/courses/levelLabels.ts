import type { CourseLevel } from '../../apollo/__generated__/types';

/** The level's name, as in the course form. */
export function levelName(level: CourseLevel): string {
  return { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' }[level];
}
