import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { authorizationOf } from '../../apollo/authorization';
import { readSession } from '../../lib/session';
import { RecordPresenceDocument } from './useLessonPresence.generated';

/** How often an open lesson says so; the server lets a dozen tabs do it. */
const HEARTBEAT_SECONDS = 30;
/** A heartbeat counts no more than this, however long a sleeping device kept the timer waiting. */
const MAX_SECONDS = 60;
/** Who looks for less has only passed by. */
const MIN_SECONDS = 5;

/**
 * Tells the server while this lesson is open before a student: every half minute, only while the page is visible, and
 * what is left over when it is hidden or another lesson is opened. Nothing else is measured. Give no lesson (null) for
 * whoever is not enrolled: their time is nobody's business.
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
      // After logging out there is nobody whose time it could be.
      if (seconds < MIN_SECONDS || !session) return;
      since = Date.now();
      client
        .mutate({
          mutation: RecordPresenceDocument,
          variables: { lessonId: lessonId!, seconds },
          fetchPolicy: 'no-cache',
          // Its student's, even when they log out meanwhile; a page that is being left lets this one call finish.
          context: { ...authorizationOf(session.token), fetchOptions: { keepalive: true } },
        })
        .catch(() => {
          // Half a minute that goes uncounted is not worth a word to somebody who is learning.
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
