import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { retry, throwError, timer } from 'rxjs';
import { pauseBeforeReconnecting } from '#server/platform/reconnection.rules';
import { readSession, subscribeToSession } from '../lib/session';
import { authorizationOf } from './authorization';
import { socketClosed, socketOpened } from './socketState';

/** The close code with which the client closes an unused socket. */
const NO_LONGER_NEEDED = 1000;

/** Delay before retrying a subscription that the server closed with a fatal code, such as 4429 (too many messages). */
const LONG_PAUSE_MS = 30_000;
const LONG_PAUSE_SPREAD_MS = 10_000;

/**
 * graphql-ws does not retry after fatal close codes; this retries after a long delay, as a page may stay open for days.
 */
function subscribeAgainLater(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      retry({
        delay: (error) =>
          CombinedGraphQLErrors.is(error)
            ? throwError(() => error)
            : timer(LONG_PAUSE_MS + Math.random() * LONG_PAUSE_SPREAD_MS),
      }),
    ),
  );
}

/** One WebSocket for all subscriptions: opened with the first, closed after the last, bound to one session. */
export function createSocketLink(): ApolloLink {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`,
    connectionParams: () => {
      const session = readSession();
      return session ? authorizationOf(session.token).headers : {};
    },
    // A page may stay open for days and must reconnect even after a long outage.
    retryAttempts: Infinity,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, pauseBeforeReconnecting(retries))),
    shouldRetry: () => true,
    on: {
      connected: socketOpened,
      closed: (event) => socketClosed({ lost: (event as CloseEvent).code !== NO_LONGER_NEEDED }),
    },
  });
  // The server binds a socket to the token it was opened with.
  subscribeToSession(() => client.terminate());
  return ApolloLink.from([subscribeAgainLater(), new GraphQLWsLink(client)]);
}
