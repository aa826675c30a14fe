import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useSocketIsAway } from '../../apollo/socketState';
import { useNotificationArrivalsSubscription, useUnreadCountQuery } from './useInboxUpdates.generated';

/** How often the inbox is asked for while the socket is away. */
export const POLL_MS = 30_000;

/**
 * Keeps the viewer's inbox up to date: the unread count moves with each arrival, and lists on screen are read again. While
 * the socket is away both are asked for again and again, and once when it is back.
 */
export function useInboxUpdates({ enabled }: { enabled: boolean }): void {
  const isAway = useSocketIsAway();
  const wasAway = useRef(false);
  const { refetch, client } = useUnreadCountQuery({
    skip: !enabled,
    pollInterval: isAway ? POLL_MS : 0,
  });
  useNotificationArrivalsSubscription({
    skip: !enabled,
    ignoreResults: true,
    onData: ({ client: told }) => void readListsAgain(told),
  });
  useEffect(() => {
    if (wasAway.current && !isAway && enabled) {
      // What arrived in between was not announced.
      refetch().catch(() => undefined);
      void readListsAgain(client);
    }
    wasAway.current = isAway;
  }, [isAway, enabled, refetch, client]);
}

/** Asks the server again for every list of notifications on screen, and lets the others be read when they are shown. */
async function readListsAgain(client: ApolloClient): Promise<void> {
  try {
    await client.refetchQueries({ updateCache: forgetLists, optimistic: true });
  } catch {
    // The page's own query says what went wrong; the news will be there the next time.
  }
}

/** Only finds out who reads the lists: on a layer of its own, which goes again, so that nothing on screen is emptied. */
function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: cache.identify({ __typename: 'Inbox' }), fieldName: 'notifications' });
}
