import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useSocketOpening } from './socketState';

/**
 * The protocol does not acknowledge subscriptions; the server starts listening one session lookup after the socket
 * opens. This is a generous upper bound that blocks nothing.
 */
export const SETTLING_MS = 1_000;

/** Calls `read` once events arrive, initially and after each reconnect, to fetch what was missed in between. */
export function useReadWhenLive({ enabled, read }: { enabled: boolean; read: () => void }): void {
  const opening = useSocketOpening();
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  useEffect(() => {
    if (!enabled || opening === null) return;
    const timer = setTimeout(() => newest.current(), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [enabled, opening]);
}

/**
 * Refetches every query on screen that selects a field `forget` evicts; evicting an object without a field name matches
 * no query. Eviction happens in an optimistic layer that is rolled back, so nothing on screen is emptied. Failed
 * refetches leave the screen unchanged.
 */
export async function readAgain(client: ApolloClient, forget: (cache: ApolloCache) => void): Promise<void> {
  const shown: ObservableQuery[] = [];
  await client.refetchQueries({
    updateCache: forget,
    optimistic: true,
    onQueryUpdated: (query) => {
      shown.push(query);
      return false;
    },
  });
  // Fetched separately so that the page's own query shows no loading or error state. A failed one is refetched with the
  // next event or visit. Shares no answer with a query already on its way, which may have been read before the event.
  const context = { queryDeduplication: false };
  await Promise.allSettled(
    shown.map(({ query, variables }) =>
      client.query({ query, variables, context, fetchPolicy: 'network-only' }),
    ),
  );
}
