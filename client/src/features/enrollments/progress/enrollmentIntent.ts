/** Query parameter that marks the return from logging in to enroll. */
export const ENROLL_PARAM = 'enroll';

let intent: { courseId: string; hasReturned: boolean } | null = null;

/**
 * Remembers, in memory of this tab, that the visitor clicked Enroll before logging in. The URL alone must not be
 * enough, or any link could enroll its visitor.
 */
export function rememberEnrollmentIntent(courseId: string): void {
  intent = { courseId, hasReturned: false };
}

/** Notes that the visitor has come back from logging in. */
export function returnToEnroll(): void {
  if (intent) intent.hasReturned = true;
}

/** Whether the visitor has come back to enroll in this course; true only once. */
export function takeEnrollmentIntent(courseId: string): boolean {
  if (!intent?.hasReturned) return false;
  const isIntended = intent.courseId === courseId;
  intent = null;
  return isIntended;
}
