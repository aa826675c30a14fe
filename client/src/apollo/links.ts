import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { reportUnanswered, whenConnected } from '../lib/connection';
import { readSession } from '../lib/session';
import { authorizationOf } from './authorization';
import { documentIdOf } from './documentId';
import { isProxyError, isUnauthenticated, isUnavailable } from './errors';
import { lazyLink } from './lazyLink';
import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { waitToRetry } from '../lib/waitToRetry';
import { defer, finalize, mergeMap, of, tap } from 'rxjs';

/** Including the first attempt. */
const MAX_ATTEMPTS = 3;

function headersOf(context: ApolloLink.OperationContext): Record<string, string> {
  return (context as HttpLink.ContextOptions).headers ?? {};
}

function sendToken(): ApolloLink {
  return new SetContextLink((context) => {
    const session = readSession();
    const headers = headersOf(context);
    if (!session || headers.authorization) return {};
    return { headers: { ...headers, ...authorizationOf(session.token).headers } };
  });
}

/**
 * Calls back when the server rejects the stored token. Responses to requests with an older token, or none, are ignored.
 */
function noticeExpiry(onExpired: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const session = readSession();
    if (!session || !isUnauthenticated(error)) return;
    const { authorization } = authorizationOf(session.token).headers;
    if (headersOf(operation.getContext()).authorization === authorization) onExpired();
  });
}

/** Retries queries up to twice if they failed on the network; mutations are sent only once. */
function retryReading(): ApolloLink {
  return new RetryLink({
    delay: { initial: 300, max: 2_000, jitter: true },
    attempts: {
      max: MAX_ATTEMPTS,
      retryIf: (error, operation) =>
        operation.operationType === 'query' && (error instanceof TypeError || isProxyError(error)),
    },
  });
}

/** Reports a failed connection and retries the queries on screen that failed with it. */
function noticeOutage(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (error instanceof TypeError || isProxyError(error)) reportUnanswered();
    if (operation.operationType === 'query' && isUnavailable(error))
      void retryFailedQueries(operation.client);
  });
}

/** Sends an operation's id, and its text only if the server does not know the id because it is another version. */
function sendDocumentId(): ApolloLink {
  return ApolloLink.split(
    ({ query }) => documentIdOf(query) !== undefined,
    new PersistedQueryLink({ generateHash: (document) => documentIdOf(document)! }),
  );
}

/** The whole link chain: session expiry first, transports last. */
export function createLink({ onExpired }: { onExpired: () => void }): ApolloLink {
  return ApolloLink.from([
    sendToken(),
    noticeExpiry(onExpired),
    retryReading(),
    noticeOutage(),
    createFreshReadsLink(),
    sendDocumentId(),
    ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      // Loaded lazily, as most pages never need the WebSocket client.
      lazyLink(async () => (await import('./socket')).createSocketLink()),
      new HttpLink({ uri: '/graphql' }),
    ),
  ]);
}

const retrying = new WeakSet<ApolloClient>();

/**
 * Retries, with backoff, the queries on screen that failed because the server or its database was unreachable, until
 * none of them fails that way. Does nothing while already running.
 */
async function retryFailedQueries(client: ApolloClient): Promise<void> {
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

declare module '@apollo/client' {
  interface DefaultContext {
    /** The types whose objects a mutation changes; any type if absent. */
    changedTypes?: readonly string[];
  }
}

/**
 * Sends a query again, once, if a mutation that may have changed what it reads was answered while the query was on its
 * way: its answer may be older than the mutation, and would overwrite in the cache what the mutation has changed.
 */
export function createFreshReadsLink(): ApolloLink {
  /** The `changedTypes` of the mutations answered meanwhile, for each query on its way. */
  const underWay = new Set<(readonly string[] | undefined)[]>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      const noteAnswer = () =>
        underWay.forEach((changes) => changes.push(operation.getContext().changedTypes));
      // A failed one counts too: the server may have carried it out before the connection broke.
      return forward(operation).pipe(tap({ next: noteAnswer, error: noteAnswer }));
    }
    if (operation.operationType !== 'query') return forward(operation);
    return defer(() => {
      const changes: (readonly string[] | undefined)[] = [];
      underWay.add(changes);
      return forward(operation).pipe(
        mergeMap((result) =>
          changes.some((types) => mayHaveChanged(result, types)) ? forward(operation) : of(result),
        ),
        finalize(() => underWay.delete(changes)),
      );
    });
  });
}

function mayHaveChanged({ data }: ApolloLink.Result, types: readonly string[] | undefined): boolean {
  if (!types) return true;
  // A response with errors alone has no data.
  const text = JSON.stringify(data ?? null);
  return types.some((type) => text.includes(`"__typename":"${type}"`));
}
