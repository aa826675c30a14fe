import type { ApolloClient } from '@apollo/client';
import { authorizationOf } from '../../apollo/authorization';
import { LogOutDocument } from './__generated__/useLogOut.generated';

/**
 * Ends the token's session on the server, without waiting: this browser has already removed the token, and a session
 * that is not ended expires by itself.
 */
export function endServerSession(client: ApolloClient, token: string): void {
  client
    .mutate({ mutation: LogOutDocument, fetchPolicy: 'no-cache', context: authorizationOf(token) })
    .catch(() => undefined);
}
