import type { CourseLevel } from '../../apollo/generated/types';

/** How much a course expects, in the words of its form. */
export function levelName(level: CourseLevel): string {
  return { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' }[level];
}
