import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { print } from 'graphql';
import { reportUnanswered } from '../lib/connection';
import { readSession } from '../lib/session';
import { authorizationOf } from './authorization';
import { documentIdOf } from './documentId';
import { isProxyError, isUnauthenticated, isUnavailable } from './errors';
import { retryFailedQueries } from './failedQueries';
import { lazyLink } from './lazyLink';
import { printWith } from './print';

printWith(print);

/** Including the first. */
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
 * Calls back when the server no longer knows the stored token. An answer to a request with an older token, or with
 * none, says nothing about the session there is now.
 */
function noticeExpiry(onExpired: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const session = readSession();
    if (!session || !isUnauthenticated(error)) return;
    const { authorization } = authorizationOf(session.token).headers;
    if (headersOf(operation.getContext()).authorization === authorization) onExpired();
  });
}

/** Asks again, twice, when reading failed on the way; what writes is sent once, whatever happens. */
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

/** Watches a connection that failed, and has the queries on screen repeated that failed with it. */
function noticeOutage(): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    if (error instanceof TypeError || isProxyError(error)) reportUnanswered();
    if (operation.operationType === 'query' && isUnavailable(error))
      void retryFailedQueries(operation.client);
  });
}

/** Sends the id of an operation, and its text only to a server that does not know the id: one of another version. */
function sendDocumentId(): ApolloLink {
  return ApolloLink.split(
    ({ query }) => documentIdOf(query) !== undefined,
    new PersistedQueryLink({ generateHash: (document) => documentIdOf(document)! }),
  );
}

/** Everything between the client and the server: the funnel for expired sessions first, the wires last. */
export function createLink({ onExpired }: { onExpired: () => void }): ApolloLink {
  return ApolloLink.from([
    sendToken(),
    noticeExpiry(onExpired),
    retryReading(),
    noticeOutage(),
    sendDocumentId(),
    ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      // Most pages never need the WebSocket client.
      lazyLink(async () => (await import('./socket')).createSocketLink()),
      new HttpLink({ uri: '/graphql' }),
    ),
  ]);
}
