import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { authorizationOf } from '../../apollo/authorization';
import { paths } from '../../app/paths';
import { clearSession, readSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { leaveBy } from '../../ui/overlays/leaving';
import { toast } from '../../ui/overlays/toast';
import { LogOutDocument } from './__generated__/LogOutButton.generated';

/** Logs out on this device. */
export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <Button variant="secondary" size="sm" onClick={() => void logOut()}>
      Log out
    </Button>
  );
}

/**
 * Navigates to the landing page and signs out at once, regardless of the server; the cache is reset. Does nothing if
 * the viewer chooses to stay on the open page.
 */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    // Navigate first: a private page without a session would redirect to the login page.
    const hasLeft = await leaveBy(() => navigate(paths.landing, { flushSync: true }));
    const session = readSession();
    if (!hasLeft || !session) return;
    clearSession();
    // End the server session last, so that requests already sent by the landing page are still accepted.
    endServerSession(client, session.token);
    toast.success('You are logged out.');
  };
}

/**
 * Ends the token's session on the server, without waiting: this browser has already removed the token, and a session
 * that is not ended expires by itself.
 */
export function endServerSession(client: ApolloClient, token: string): void {
  client
    .mutate({ mutation: LogOutDocument, fetchPolicy: 'no-cache', context: authorizationOf(token) })
    .catch(() => undefined);
}
