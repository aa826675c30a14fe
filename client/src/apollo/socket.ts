import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { retry, throwError, timer } from 'rxjs';
import { pauseBeforeReconnecting } from '../../../server/platform/reconnection.rules';
import { readSession, subscribeToSession } from '../lib/session';
import { authorizationOf } from './authorization';
import { socketClosed, socketOpened } from './socketState';

/** The code with which the client itself closes a socket that nobody needs any more. */
const NO_LONGER_NEEDED = 1000;

/** Before a subscription is tried again that the server ended for good, such as after too many messages (4429). */
const LONG_PAUSE_MS = 30_000;
const LONG_PAUSE_SPREAD_MS = 10_000;

/** graphql-ws gives up at some close codes. A page may stay open for days, so it tries again, but not soon. */
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

/** One WebSocket for all subscriptions; it opens with the first, closes after the last, and speaks for one session. */
export function createSocketLink(): ApolloLink {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`,
    connectionParams: () => {
      const session = readSession();
      return session ? authorizationOf(session.token).headers : {};
    },
    // A page may stay open for days; that the server was away for an hour is no reason to stay without news.
    retryAttempts: Infinity,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, pauseBeforeReconnecting(retries))),
    shouldRetry: () => true,
    on: {
      connected: socketOpened,
      closed: (event) => socketClosed({ lost: (event as CloseEvent).code !== NO_LONGER_NEEDED }),
    },
  });
  // The server ties a socket to the token it was opened with.
  subscribeToSession(() => client.terminate());
  return ApolloLink.from([subscribeAgainLater(), new GraphQLWsLink(client)]);
}
