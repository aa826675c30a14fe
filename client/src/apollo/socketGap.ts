import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useSocketOpening } from './socketState';

/**
 * The protocol does not say when the server has begun to listen for a subscription: it follows the opening by one
 * look-up of the session. This is far longer, and nobody waits for it.
 */
export const SETTLING_MS = 1_000;

/**
 * For whatever follows events: calls `read` once when they have begun to arrive, for the first time and after each time
 * that the socket was away. What happened since the last reading was not announced.
 */
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
 * Asks the server again for every query on screen that shows a field which `forget` evicts. It is given a layer of the
 * cache which goes again, so that nothing on screen is emptied; evicting without a field's name finds nobody there. A
 * reading that fails leaves the screens as they are.
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
  // Beside each page's own query, which would show that it is loading, or that it failed. One that fails is read again
  // with the next event or visit.
  await Promise.allSettled(
    shown.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only' })),
  );
}
