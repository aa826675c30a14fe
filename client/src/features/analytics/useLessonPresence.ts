import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { authorizationOf } from '../../apollo/authorization';
import { readSession } from '../../lib/session';
import { RecordPresenceDocument } from './useLessonPresence.generated';

/** Interval of the heartbeat; the server's rate limit allows a dozen tabs. */
const HEARTBEAT_SECONDS = 30;
/** Upper limit of one heartbeat, for timers delayed by a sleeping device. */
const MAX_SECONDS = 60;
/** Shorter visits are not reported. */
const MIN_SECONDS = 5;

/**
 * Reports presence in a lesson every 30 seconds while the page is visible, and the rest when it is hidden or another
 * lesson opens. Pass null for viewers who are not enrolled, who are not measured.
 */
export function useLessonPresence(lessonId: string | null): void {
  const client = useApolloClient();

  useEffect(() => {
    if (lessonId === null) return;
    let since: number | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;

    function beat() {
      if (since === null) return;
      const seconds = Math.min(MAX_SECONDS, Math.round((Date.now() - since) / 1000));
      const session = readSession();
      // After logging out there is no account to report for.
      if (seconds < MIN_SECONDS || !session) return;
      since = Date.now();
      client
        .mutate({
          mutation: RecordPresenceDocument,
          variables: { lessonId: lessonId!, seconds },
          fetchPolicy: 'no-cache',
          // Uses this session's token even after a log-out; keepalive lets the request finish while the page unloads.
          context: { ...authorizationOf(session.token), fetchOptions: { keepalive: true } },
        })
        .catch(() => {
          // A lost heartbeat is not worth an error message.
        });
    }

    function stop() {
      beat();
      clearInterval(timer);
      since = null;
    }

    function follow() {
      stop();
      if (document.visibilityState !== 'visible') return;
      since = Date.now();
      timer = setInterval(beat, HEARTBEAT_SECONDS * 1000);
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [client, lessonId]);
}
