import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';
import { useEnrollmentUpdatesSubscription } from './__generated__/useEnrollmentUpdates.generated';

/** Every view of an enrollment's progress selects one of these. */
const PROGRESS_FIELDS = ['percent', 'nextLesson', 'resumeLesson'];

/**
 * Updates the viewer's cached enrollments live, from other tabs and devices. Events are normalized, so all views
 * update; after a reconnect, queries on screen are refetched.
 */
export function useEnrollmentUpdates(): void {
  const client = useApolloClient();
  useEnrollmentUpdatesSubscription({ ignoreResults: true });
  useReadWhenLive({ enabled: true, read: () => void readAgain(client, evictEnrollments) });
}

function evictEnrollments(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Learning' }), fieldName: 'enrollments' });
  for (const id of Object.keys(cache.extract() as object))
    if (id.startsWith('Enrollment:')) for (const fieldName of PROGRESS_FIELDS) cache.evict({ id, fieldName });
}
