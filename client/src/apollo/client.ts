import './masking';
import { ApolloClient } from '@apollo/client';
import { expireSession, readSession, subscribeToSession } from '../lib/session';
import { toast } from '../ui/overlays/toast';
import { createCache } from './cache';
import { lazyLink } from './lazyLink';

/**
 * A query that asks the server although its data is in the cache does so once, for each of its variables: later changes
 * of the cache don't send it again.
 */
export const queryDefaults: ApolloClient.DefaultOptions = {
  watchQuery: {
    nextFetchPolicy: (policy, { reason, initialFetchPolicy }) => {
      if (reason === 'variables-changed') return initialFetchPolicy;
      return policy === 'cache-and-network' || policy === 'network-only' ? 'cache-first' : policy;
    },
  },
};

const SESSION_EXPIRED = 'Your session has expired. Please log in again.';

/**
 * Creates a client whose cache is never shared between sessions. The response that ends a session reaches its page
 * before the session is cleared.
 */
export function createApolloClient(): ApolloClient {
  // Loaded lazily, as a server-rendered first page sends no request.
  const link = lazyLink(async () =>
    (await loadLinks()).createLink({ onExpired: () => setTimeout(announceExpiry) }),
  );
  const client = new ApolloClient({
    link,
    cache: createCache(),
    dataMasking: true,
    defaultOptions: queryDefaults,
  });
  resetCacheOnSessionChange(client);
  return client;
}

/** Loads the link chain, so that it is ready for the first operation. */
export const loadLinks = () => import('./links');

/** Ends the session in this browser and announces it, once. */
export function announceExpiry(): void {
  if (!readSession()) return;
  expireSession();
  toast.error(SESSION_EXPIRED);
}

/**
 * Resets the store and dismisses toasts whenever the token changes, here or in another tab. Clearing alone would leave
 * mounted pages without data and without updates, so active queries are refetched with the new session.
 */
function resetCacheOnSessionChange(client: ApolloClient): void {
  let token = readSession()?.token;
  subscribeToSession(() => {
    const now = readSession()?.token;
    if (now === token) return;
    token = now;
    toast.clear();
    client.resetStore().catch(() => {
      // Each failed query shows its error on its page.
    });
  });
}
