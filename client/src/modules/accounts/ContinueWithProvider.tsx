import { usePlatform } from '../../ui/platform/platform';
import { useFormAction } from '../../apollo/useAction';
import { openProvider } from '../../lib/pendingSignIn';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/States';
import styles from './profile/ProfileForm.module.css';
import { StartProviderSignInDocument } from './__generated__/ContinueWithProvider.generated';

interface ContinueWithProviderProps {
  /** The path to open afterwards; null for the account's own area. */
  returnTo: string | null;
  /** The token of the link of an invitation with which the person came; null: none. */
  invitation?: string | null;
}

/** Logs in or registers with the sign-in provider if there is one, below a form that does so with a password. */
export function ContinueWithProvider({ returnTo, invitation = null }: ContinueWithProviderProps) {
  const { signInProvider: label } = usePlatform();
  const start = useFormAction(StartProviderSignInDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ invitation }),
    onDone: (_, { authorizationUrl, verifier }) => openProvider(authorizationUrl, { verifier, returnTo }),
    failed: 'The log-in couldn’t be started. Please try again.',
  });

  if (label === null) return null;
  return (
    <>
      <p className={`wm-row wm-gap-12 wm-muted ${styles.or}`}>or</p>
      {start.problem && <SurfaceNote tone="error" role="alert" title={start.problem.message} />}
      <Button
        variant="secondary"
        fullWidth
        loading={start.sending}
        loadingText={`Opening ${label}...`}
        onClick={() => void start()}
      >
        Continue with {label}
      </Button>
    </>
  );
}
