import { useEnrollmentUpdatesSubscription } from './useEnrollmentUpdates.generated';

/**
 * Keeps the viewer's enrollments in the cache up to date with what they do in another tab or on another device. The
 * answers are normalized, so every screen that shows an enrollment moves; a broken connection only ends the updates.
 */
export function useEnrollmentUpdates({ enabled = true }: { enabled?: boolean } = {}): void {
  useEnrollmentUpdatesSubscription({ skip: !enabled, ignoreResults: true });
}
