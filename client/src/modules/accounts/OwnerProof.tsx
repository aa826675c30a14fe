import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { openProvider } from '../../lib/pendingSignIn';
import { Button } from '../../ui/buttons/Button';
import { Stack } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/States';
import { StartProviderConfirmationDocument, useOwnerProofQuery } from './__generated__/OwnerProof.generated';

/** What a form for the account's owner begins with: '' to ask for the password, null if the session is confirmed. */
export type InitialPassword = '' | null;

/**
 * A form that only the owner of the account may send. An account without a password is asked to log in with the sign-in
 * provider again, which comes back to this page; afterwards the form is shown without a field for the password.
 */
export function OwnerProof({ children }: { children: (password: InitialPassword) => ReactNode }) {
  // A confirmation works once, and may have been used since.
  const { data } = useOwnerProofQuery({ fetchPolicy: 'network-only' });
  const methods = data?.viewer?.signInMethods;
  // A form of its own for each answer: what it begins with depends on it.
  const form = (password: InitialPassword) => (
    <Fragment key={String(password)}>{children(password)}</Fragment>
  );
  if (!methods || methods.hasPassword) return form('');
  if (methods.isConfirmed) return form(null);
  return <ConfirmWithProvider label={data.platform.signInProvider?.label ?? null} />;
}

function ConfirmWithProvider({ label }: { label: string | null }) {
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<string>();
  const start = useFormAction(StartProviderConfirmationDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({}),
    done: (_, { authorizationUrl, verifier }) =>
      openProvider(authorizationUrl, { verifier, returnTo: pathname }),
    failed: 'The provider couldn’t be opened. Please try again.',
  });

  async function open() {
    setProblem(undefined);
    setProblem((await start()).message);
  }

  return (
    <Stack gap={16}>
      {problem && (
        <SurfaceNote tone="error" role="alert">
          {problem}
        </SurfaceNote>
      )}
      {label !== null && (
        <>
          <p>
            Your account has no password. Log in with {label} again to confirm that it is you. You come back
            to this page; then you have 5 minutes to continue.
          </p>
          <div>
            <Button loading={start.sending} loadingText={`Opening ${label}...`} onClick={() => void open()}>
              Confirm with {label}
            </Button>
          </div>
        </>
      )}
      <SetPassword />
    </Stack>
  );
}

/** Says how an account that the sign-in provider created gets a password. */
export function SetPassword() {
  return (
    <p>
      <Link to={paths.resetPassword} className="wm-link">
        Set a password
      </Link>{' '}
      with a token that we email you, then log in again.
    </p>
  );
}
