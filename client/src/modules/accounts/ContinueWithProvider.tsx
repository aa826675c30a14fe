import { useState } from 'react';
import { attempt } from '../../apollo/attempt';
import { openProvider } from '../../lib/pendingSignIn';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import styles from './AccountCard.module.css';
import { useStartProviderSignInMutation } from './__generated__/ContinueWithProvider.generated';

const FAILED = 'The log-in couldn’t be started. Please try again.';

interface ContinueWithProviderProps {
  /** The provider's name. */
  label: string;
  /** The path to open afterwards; null for the account's own area. */
  returnTo: string | null;
  /** The token of the link of an invitation with which the person came; null: none. */
  invitation?: string | null;
}

/** Logs in or registers with the sign-in provider, below a form that does so with a password. */
export function ContinueWithProvider({ label, returnTo, invitation = null }: ContinueWithProviderProps) {
  const [start, { loading }] = useStartProviderSignInMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState<string | null>(null);

  async function open() {
    setProblem(null);
    await attempt(
      async () => {
        const { data } = await start({ variables: { invitation } });
        const result = data?.startProviderSignIn;
        if (result?.__typename !== 'ProviderSignInStarted') return setProblem(result?.message ?? FAILED);
        openProvider(result.authorizationUrl, { verifier: result.verifier, returnTo });
      },
      FAILED,
      setProblem,
    );
  }

  return (
    <>
      <p className={styles.or}>or</p>
      {problem && (
        <SurfaceNote tone="error" role="alert">
          {problem}
        </SurfaceNote>
      )}
      <Button
        variant="secondary"
        fullWidth
        loading={loading}
        loadingText={`Opening ${label}...`}
        onClick={() => void open()}
      >
        Continue with {label}
      </Button>
    </>
  );
}
