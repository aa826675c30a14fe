/** Marks a course's address as the way back from logging in on the way to enrolling. */
export const ENROLL_PARAM = 'enroll';

let intendedCourseId: string | null = null;

/**
 * Remembers, in this tab until it reloads, that the person asked to enroll before they were sent to log in. The
 * address alone must not be enough: anybody could send a link that enrolls whoever opens it.
 */
export function rememberEnrollmentIntent(courseId: string): void {
  intendedCourseId = courseId;
}

/** Whether that person wanted to enroll in this course; true once. */
export function takeEnrollmentIntent(courseId: string): boolean {
  const intended = intendedCourseId === courseId;
  intendedCourseId = null;
  return intended;
}
