import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { attempt } from '../../../apollo/attempt';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { clearSession, useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { usePlatform } from '../../../ui/platform/platform';
import { SurfaceNote } from '../../../ui/states/States';
import { AccountCard } from '../AccountCard';
import { endServerSession } from '../LogOutButton';
import { useConfirmEmailChangeMutation } from './__generated__/ConfirmEmailPage.generated';

const FAILED = 'The email couldn’t be confirmed. Please try again.';

interface Problem {
  message: string;
  /** What to do about it: log in first, ask for another link, or just try again. */
  remedy: 'LOG_IN' | 'NEW_LINK' | 'RETRY';
}

/** Props of the note that replaces the button. */
const result = { tone: 'success', role: 'status', tabIndex: -1, ref: focusWhenMounted } as const;

/** Where the link in the mail leads. A button confirms, because mail programs open links to check them. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { cache } = useApolloClient();
  const session = useSession();
  const { name: platformName } = usePlatform();
  const [confirmChange, { loading }] = useConfirmEmailChangeMutation();
  const [confirmed, setConfirmed] = useState<{ newEmail: string; isConfirmation: boolean } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function confirmEmail() {
    setProblem(null);
    await attempt(
      async () => {
        const { data } = await confirmChange({ variables: { token } });
        const answer = data?.confirmEmailChange;
        if (answer?.__typename === 'EmailLogInRequired')
          return setProblem({ message: answer.message, remedy: 'LOG_IN' });
        if (answer?.__typename !== 'EmailChanged')
          return setProblem({ message: answer?.message ?? FAILED, remedy: 'NEW_LINK' });
        setConfirmed(answer);
        // The session here may be of another account, so its email is asked for again.
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
      },
      FAILED,
      (message) => setProblem({ message, remedy: 'RETRY' }),
    );
  }

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
            <SurfaceNote
              tone={problem.remedy === 'LOG_IN' ? 'warning' : 'error'}
              role="alert"
              title={problem.message}
            >
              {problem.remedy === 'NEW_LINK' &&
                'Ask for a new link where you asked for this one: under “Password and sessions” in your profile or, if you registered as an instructor, in the instructor area.'}
            </SurfaceNote>
          )}
          {problem?.remedy === 'LOG_IN' ? (
            <LogInToConfirm token={token} />
          ) : (
            <Button
              fullWidth
              loading={loading}
              loadingText="Confirming..."
              onClick={() => void confirmEmail()}
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
