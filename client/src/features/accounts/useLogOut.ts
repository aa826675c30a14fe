import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { clearSession, readSession } from '../../lib/session';
import { leaveBy } from '../../ui/leaving';
import { toast } from '../../ui/toast';
import { endServerSession } from './endServerSession';

/**
 * Shows the landing page and signs out here at once, whatever becomes of the call that tells the server. The client
 * forgets what it held as soon as the session is gone. Whoever is asked by the open page and stays is not signed out.
 */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    // The page first, in one step: a private page that saw the session go would send the person to the login.
    const hasLeft = await leaveBy(() => navigate(paths.landing, { flushSync: true }));
    const session = readSession();
    if (!hasLeft || !session) return;
    clearSession();
    // The server last: what the landing page asked before the session went here must not meet an ended one there.
    endServerSession(client, session.token);
    toast.success('You are logged out.');
  };
}
