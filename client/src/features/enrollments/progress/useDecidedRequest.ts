import { useApolloClient } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';
import { usePlaceNoticesSubscription } from './useDecidedRequest.generated';

/**
 * Refetches what is on screen of a course when the viewer's request to join it may have been decided: approved, declined,
 * or taken off the waiting list. Only the notification tells of all of these; nobody can turn it off.
 */
export function useDecidedRequest(courseId: string): void {
  const client = useApolloClient();
  const read = () =>
    void readAgain(client, (cache) => {
      const id = cache.identify({ __typename: 'Course', id: courseId });
      for (const fieldName of ['viewerRequest', 'viewerEnrollment']) cache.evict({ id, fieldName });
    });
  usePlaceNoticesSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      if (data.data?.notificationReceived.notification.kind === 'ENROLLMENT_CHANGED') read();
    },
  });
  useReadWhenLive({ enabled: true, read });
}
