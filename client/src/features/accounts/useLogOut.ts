import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { clearSession, readSession } from '../../lib/session';
import { announce } from '../../ui/announce';
import { endServerSession } from './endServerSession';

/** Signs out here at once, whatever becomes of the call that tells the server; then shows the landing page. */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    const session = readSession();
    clearSession();
    if (session) endServerSession(client, session.token);
    await client.clearStore();
    await navigate(paths.landing);
    announce('You are logged out.');
  };
}
