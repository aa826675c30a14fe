import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { authorizationOf } from '../../../apollo/authorization';
import { readSession } from '../../../lib/session';
import type { PlayerLink } from '../../courses/player/PlayerLink';
import type { KeptPosition } from './KeptPosition';
import { RecordPresenceDocument } from './__generated__/useLessonPresence.generated';

/** Interval of the heartbeat; the server's rate limit allows a dozen tabs. */
const HEARTBEAT_SECONDS = 30;
/** Upper limit of one heartbeat, for timers delayed by a sleeping device. */
const MAX_SECONDS = 60;
/** Shorter visits are not reported. */
const MIN_SECONDS = 5;

/**
 * Reports presence in a lesson every 30 seconds while the page is visible, and the rest when it is hidden or another
 * lesson opens. Pass null for viewers who are not enrolled, who are not measured.
 *
 * With a player and its position, also sends the position: every five seconds of playback, when it pauses or jumps, and
 * with the presence. A position that could not be sent stays on this device and is sent with the next one.
 */
export function useLessonPresence(
  lessonId: string | null,
  player: PlayerLink | null = null,
  stored: KeptPosition | null = null,
): void {
  const client = useApolloClient();

  useEffect(() => {
    if (lessonId === null) return;
    let since: number | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;

    /** Sends the position if there is a new one, and the presence if it lasted that long. */
    function send(least: number) {
      const present = since === null ? 0 : Math.min(MAX_SECONDS, Math.round((Date.now() - since) / 1000));
      const seconds = present < least ? 0 : present;
      const place = stored?.unsent() ?? null;
      const session = readSession();
      // After logging out there is no account to report for.
      if ((seconds === 0 && !place) || !session) return;
      if (seconds > 0) since = Date.now();
      client
        .mutate({
          mutation: RecordPresenceDocument,
          variables: { lessonId: lessonId!, seconds, ...place },
          fetchPolicy: 'no-cache',
          // Uses this session's token even after a log-out; keepalive lets the request finish while the page unloads.
          context: {
            ...authorizationOf(session.token),
            fetchOptions: { keepalive: true },
            changedTypes: [],
          },
        })
        .then(() => {
          if (place) stored?.confirm(place.position);
        })
        .catch(() => {
          // A lost heartbeat is not worth an error message, and the position is kept on this device.
        });
    }

    const beat = () => send(MIN_SECONDS);
    const stopFollowing = player?.follow((playback) => {
      if (stored?.move(playback)) send(HEARTBEAT_SECONDS);
    });

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
      stopFollowing?.();
      stop();
    };
  }, [client, lessonId, player, stored]);
}
