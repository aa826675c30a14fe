import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSession } from '../../lib/session';
import { announce } from '../../ui/announce';
import { attemptServer } from './AttemptServer';
import { OpenAttempt } from './OpenAttempt';
import type { TakenAttempt } from './TakenAttempt';

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
  const view = useSyncExternalStore(open.subscribe, open.read);
  return { open, view };
}

/** The seconds left, followed; null without a time limit. Apart from the rest, so that only the clock is drawn anew. */
export function useSecondsLeft(open: OpenAttempt): number | null {
  return useSyncExternalStore(open.subscribe, open.readSeconds);
}
