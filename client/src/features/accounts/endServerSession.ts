import type { ApolloClient } from '@apollo/client';
import { authorizationOf } from '../../apollo/authorization';
import { LogOutDocument } from './useLogOut.generated';

/**
 * Tells the server that the session of this token is over. Nobody waits for it: this browser has forgotten the token,
 * and a session the server did not hear about ends by itself when it is not used.
 */
export function endServerSession(client: ApolloClient, token: string): void {
  client
    .mutate({ mutation: LogOutDocument, fetchPolicy: 'no-cache', context: authorizationOf(token) })
    .catch(() => undefined);
}
