import type { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { readSession, subscribeToSession } from '../lib/session';
import { authorizationOf } from './links';

/** One WebSocket for all subscriptions; it opens with the first, closes after the last, and speaks for one session. */
export function createSocketLink(): ApolloLink {
  const { protocol, host } = window.location;
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`,
    connectionParams: () => {
      const session = readSession();
      return session ? authorizationOf(session.token).headers : {};
    },
    retryAttempts: 10,
    shouldRetry: () => true,
  });
  // The server ties a socket to the token it was opened with.
  subscribeToSession(() => client.terminate());
  return new GraphQLWsLink(client);
}
