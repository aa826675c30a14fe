import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadWhenLive } from '../../apollo/socketGap';
import { useSocketOpening } from '../../apollo/socketState';
import { readConnection } from '../../lib/connection';
import { readSession } from '../../lib/session';
import { announce } from '../../ui/announce';
import { attemptServer } from './AttemptServer';
import { OpenAttempt } from './OpenAttempt';
import type { TakenAttempt } from './TakenAttempt';
import { useQuizAttemptChangesSubscription } from './TakenAttempt.generated';

/** How often the attempt is read while events cannot arrive: a window has to know within three seconds that it is over. */
const POLL_MS = 2_500;

/** Takes an attempt that has just come from the server, for as long as the component stands. Another one wants a new key. */
export function useQuizAttempt(attempt: TakenAttempt, accountId: string) {
  const client = useApolloClient();
  const [open] = useState(
    () =>
      new OpenAttempt(attempt, {
        accountId,
        server: attemptServer(client, attempt.id),
        isSignedIn: () => readSession()?.user.id === accountId,
        say: announce,
      }),
  );
  useEffect(() => open.start(), [open]);
  useAttemptEvents(open, attempt.id);
  const view = useSyncExternalStore(open.subscribe, open.read);
  return { open, view };
}

/** Follows what happens to the attempt in other windows and on other devices. */
function useAttemptEvents(open: OpenAttempt, attemptId: string): void {
  useQuizAttemptChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const change = data?.quizAttemptChanged;
      if (change?.attemptId !== attemptId) return;
      open.follow({ isOpen: change.state === 'OPEN', revision: change.answersRevision });
    },
  });
  useReadWhenLive({ enabled: open.isOpen, read: () => void open.readAgain() });
  const isLive = useSocketOpening() !== null;
  useEffect(() => {
    if (isLive) return;
    const polling = setInterval(() => {
      // It is read at once when the page is seen again, or the server is back.
      if (document.visibilityState === 'visible' && readConnection() === 'connected') void open.readAgain();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [isLive, open]);
}

/** The seconds left, followed; null without a time limit. Apart from the rest, so that only the clock is drawn anew. */
export function useSecondsLeft(open: OpenAttempt): number | null {
  return useSyncExternalStore(open.subscribe, open.readSeconds);
}
