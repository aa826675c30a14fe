import type { CourseLevel } from '../../apollo/generated/types';

/** The level's name, as in the course form. */
export function levelName(level: CourseLevel): string {
  return { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' }[level];
}
