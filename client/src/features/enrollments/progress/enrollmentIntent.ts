/** Query parameter that marks the return from logging in to enroll. */
export const ENROLL_PARAM = 'enroll';

let intendedCourseId: string | null = null;

/**
 * Remembers, in memory of this tab, that the visitor clicked Enroll before logging in. The URL alone must not be
 * enough, or any link could enroll its visitor.
 */
export function rememberEnrollmentIntent(courseId: string): void {
  intendedCourseId = courseId;
}

/** Whether the visitor intended to enroll in this course; true only once. */
export function takeEnrollmentIntent(courseId: string): boolean {
  const intended = intendedCourseId === courseId;
  intendedCourseId = null;
  return intended;
}
