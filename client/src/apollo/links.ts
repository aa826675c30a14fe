import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { reportUnanswered } from '../lib/connection';
import { readSession } from '../lib/session';
import { authorizationOf } from './authorization';
import { documentIdOf } from './documentId';
import { isProxyError, isUnauthenticated, isUnavailable } from './errors';
import { retryFailedQueries } from './failedQueries';
import { createFreshReadsLink } from './freshReads';
import { lazyLink } from './lazyLink';

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
