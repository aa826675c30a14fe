import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { whenConnected } from '../lib/connection';
import { waitToRetry } from '../lib/waitToRetry';
import { isUnavailable } from './errors';

const retrying = new WeakSet<ApolloClient>();

/**
 * Retries, with backoff, the queries on screen that failed because the server or its database was unreachable, until
 * none of them fails that way. Does nothing while already running.
 */
export async function retryFailedQueries(client: ApolloClient): Promise<void> {
  if (retrying.has(client)) return;
  retrying.add(client);
  try {
    for (let failures = 0; ; failures++) {
      await waitToRetry(failures);
      await whenConnected();
      const failed = [...client.getObservableQueries('active')].filter(hasFailed);
      if (failed.length === 0) return;
      await Promise.allSettled(failed.map((query) => repeat(client, query)));
    }
  } finally {
    retrying.delete(client);
  }
}

function hasFailed(query: ObservableQuery): boolean {
  return isUnavailable(query.getCurrentResult().error);
}

/** Queries separately, so that the page's own query shows no loading state; the page updates from the cache. */
async function repeat(client: ApolloClient, { query, variables }: ObservableQuery): Promise<void> {
  await client.query({ query, variables, fetchPolicy: 'network-only' });
}
