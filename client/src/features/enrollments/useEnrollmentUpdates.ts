import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../apollo/socketGap';
import { TAB } from '../../apollo/tab';
import { useEnrollmentUpdatesSubscription } from './useEnrollmentUpdates.generated';

/** Whatever shows an enrollment's progress shows one of these. */
const PROGRESS_FIELDS = ['percent', 'nextLesson'];

/**
 * Keeps the viewer's enrollments in the cache up to date with what they do in another tab or on another device. The
 * answers are normalized, so every screen that shows an enrollment moves; a broken connection only ends the updates, and
 * what is on screen is read again once they are back.
 */
export function useEnrollmentUpdates({ enabled = true }: { enabled?: boolean } = {}): void {
  const client = useApolloClient();
  useEnrollmentUpdatesSubscription({
    variables: { tab: TAB },
    skip: !enabled,
    ignoreResults: true,
  });
  useReadWhenLive({ enabled, read: () => void readAgain(client, evictEnrollments) });
}

function evictEnrollments(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Learning' }), fieldName: 'enrollments' });
  for (const id of Object.keys(cache.extract() as object))
    if (id.startsWith('Enrollment:')) for (const fieldName of PROGRESS_FIELDS) cache.evict({ id, fieldName });
}
