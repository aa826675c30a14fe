import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { clearSession, useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { endServerSession } from '../endServerSession';

/** Leads to the login page and back to the link of the mail. A session of another account ends first. */
export function LogInToConfirm({ token }: { token: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const session = useSession();
  const logIn = logInAndReturnTo(`${paths.confirmEmail}?${new URLSearchParams({ token }).toString()}`);
  if (!session)
    return (
      <Button component={Link} to={logIn} fullWidth>
        Log in
      </Button>
    );
  return (
    <>
      <p>You are logged in as {session.user.email}.</p>
      <Button
        fullWidth
        onClick={() => {
          clearSession();
          endServerSession(client, session.token);
          void navigate(logIn);
        }}
      >
        Log out and log in with this address
      </Button>
    </>
  );
}
