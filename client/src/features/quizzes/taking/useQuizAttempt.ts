import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadWhenLive } from '../../../apollo/socketGap';
import { useSocketOpening } from '../../../apollo/socketState';
import { readConnection } from '../../../lib/connection';
import { readSession } from '../../../lib/session';
import { announce } from '../../../ui/text/announce';
import { attemptServer, OpenAttempt } from './OpenAttempt';
import type { TakenAttempt } from './TakenAttempt';
import { useQuizAttemptChangesSubscription } from './TakenAttempt.generated';

/**
 * Polling interval while live events are interrupted: every window must notice the end of an attempt within three
 * seconds.
 */
const POLL_MS = 2_500;

/** Manages an attempt just fetched from the server until unmount. Use a new key for another attempt. */
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

/** Subscribes to the attempt's changes in other windows and on other devices. */
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
      // It is read on becoming visible or reconnecting anyway.
      if (document.visibilityState === 'visible' && readConnection() === 'connected') void open.readAgain();
    }, POLL_MS);
    return () => clearInterval(polling);
  }, [isLive, open]);
}

/** Subscribes to the remaining seconds; null without a time limit. Separate, so that only the countdown re-renders. */
export function useSecondsLeft(open: OpenAttempt): number | null {
  return useSyncExternalStore(open.subscribe, open.readSeconds);
}
