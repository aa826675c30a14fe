import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { clearSession, readSession } from '../../lib/session';
import { leaveBy } from '../../ui/overlays/leaving';
import { toast } from '../../ui/overlays/toast';
import { endServerSession } from './endServerSession';

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
