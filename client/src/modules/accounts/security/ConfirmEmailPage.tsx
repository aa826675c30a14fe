import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useFormAction } from '../../../apollo/useAction';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { clearSession, useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { usePlatform } from '../../../ui/platform/platform';
import { SurfaceNote } from '../../../ui/states/States';
import { AccountCard } from '../AccountCard';
import { endServerSession } from '../LogOutButton';
import { ConfirmEmailChangeDocument } from './__generated__/ConfirmEmailPage.generated';

/** Props of the note that replaces the button. */
const result = { tone: 'success', role: 'status', tabIndex: -1, ref: focusWhenMounted } as const;

/** Where the link in the mail leads. A button confirms, because mail programs open links to check them. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { cache } = useApolloClient();
  const session = useSession();
  const { name: platformName } = usePlatform();
  const [confirmed, setConfirmed] = useState<{ newEmail: string; isConfirmation: boolean } | null>(null);
  const confirm = useFormAction(ConfirmEmailChangeDocument, {
    variables: () => ({ token }),
    onDone: (_, changed) => {
      setConfirmed(changed);
      // The session here may be of another account, so its email is asked for again.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    },
    failed: 'The email couldn’t be confirmed. Please try again.',
  });
  const { problem } = confirm;
  const mustLogIn = problem?.type === 'EmailLogInRequired';

  return (
    <AccountCard title="Confirm your email">
      {confirmed !== null ? (
        <>
          {confirmed.isConfirmation ? (
            <SurfaceNote {...result} title="Your email is confirmed">
              You become an instructor in a moment, and are logged out then. Log in again to create courses.
            </SurfaceNote>
          ) : (
            <SurfaceNote {...result} title="Your email was changed">
              Log in with {confirmed.newEmail} from now on.
            </SurfaceNote>
          )}
          <Button component={Link} to={session ? paths.profile : paths.logIn} fullWidth>
            {session ? 'Go to My Profile' : 'Log in'}
          </Button>
        </>
      ) : (
        <>
          <p>Confirm that you want to use this address for your {platformName} account.</p>
          {problem && (
            <SurfaceNote tone={mustLogIn ? 'warning' : 'error'} role="alert" title={problem.message}>
              {problem.type &&
                !mustLogIn &&
                'Ask for a new link where you asked for this one: under “Password and sessions” in your profile or, if you registered as an instructor, in the instructor area.'}
            </SurfaceNote>
          )}
          {mustLogIn ? (
            <LogInToConfirm token={token} />
          ) : (
            <Button
              fullWidth
              loading={confirm.sending}
              loadingText="Confirming..."
              onClick={() => void confirm()}
            >
              Confirm email
            </Button>
          )}
        </>
      )}
    </AccountCard>
  );
}

/** Leads to the login page and back to the link of the mail. A session of another account ends first. */
function LogInToConfirm({ token }: { token: string }) {
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
