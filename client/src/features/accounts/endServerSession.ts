import type { ApolloClient } from '@apollo/client';
import { LogOutDocument } from './useLogOut.generated';

/**
 * Tells the server that the session of this token is over. Nobody waits for it: this browser has forgotten the token,
 * and a session the server did not hear about ends by itself when it is not used.
 */
export function endServerSession(client: ApolloClient, token: string): void {
  client
    .mutate({
      mutation: LogOutDocument,
      fetchPolicy: 'no-cache',
      // The stored token is gone by the time the links would read it.
      context: { headers: { authorization: `Bearer ${token}` } },
    })
    .catch(() => undefined);
}
