import './masking';
import { ApolloClient } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { expireSession, readSession, subscribeToSession } from '../lib/session';
import { toast } from '../ui/toast';
import { createCache } from './cache';
import { lazyLink } from './lazyLink';

const SESSION_EXPIRED = 'Your session has expired. Please log in again.';

/**
 * A client whose cache never holds one person's data in another's session. The answer that ends a session reaches its
 * page first; the session goes a moment later.
 */
export function createApolloClient(
  // A first page that the document brings asks nothing.
  link: ApolloLink = lazyLink(async () =>
    (await loadLinks()).createLink({ onExpired: () => setTimeout(announceExpiry) }),
  ),
): ApolloClient {
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  resetCacheOnSessionChange(client);
  return client;
}

/** Loads what stands between the client and the server, for the first operation to find it there. */
export const loadLinks = () => import('./links');

/** Ends the session in this browser and says why. Once: afterwards there is no session that could expire. */
export function announceExpiry(): void {
  if (!readSession()) return;
  expireSession();
  toast.error(SESSION_EXPIRED);
}

/**
 * Empties the cache whenever the token changes, here or in another tab, and takes away what was told the one before.
 * What is on screen is asked for again as the one who is signed in now: clearing alone would leave the mounted pages
 * without data and deaf to new data.
 */
function resetCacheOnSessionChange(client: ApolloClient): void {
  let token = readSession()?.token;
  subscribeToSession(() => {
    const now = readSession()?.token;
    if (now === token) return;
    token = now;
    toast.clear();
    client.resetStore().catch(() => {
      // Each query that fails again says so on its own page.
    });
  });
}
