import { Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { AccountCard } from '../AccountCard';
import { areaOf } from '../areaOf';
import type { NextStep } from '../nextStep';
import { ProveAccountForm } from './ProveAccountForm';
import { useFinishedSignIn } from './useFinishedSignIn';

const LogInNextStep = lazyComponent(async () => (await import('../LogInNextStep')).LogInNextStep);

/** Where the sign-in provider sends people back: completes the log-in and opens the page they came from. */
export function ProviderCallbackPage() {
  const session = useSession();
  const { finished, returnTo } = useFinishedSignIn();
  const [next, setNext] = useState<NextStep | null>(null);
  const [isCanceled, setCanceled] = useState(false);

  if (finished === null)
    return (
      <AccountCard title="Log in">
        <LoadingState text="Logging in...">
          <SkeletonPanel height={120} lines={2} />
        </LoadingState>
      </AccountCard>
    );
  if (finished.kind === 'linked') return <Navigate to={paths.security} replace />;
  if (finished.kind === 'confirmed') return <Navigate to={returnTo ?? paths.security} replace />;
  if (finished.kind === 'refused') return <Refused message={finished.message} />;
  // Stored by the log-in itself or by the last of its steps.
  if (session) return <Navigate to={returnTo ?? areaOf(session.user.role)} replace />;
  if (isCanceled || finished.kind === 'logged in') return <Navigate to={paths.logIn} replace />;
  const step = next ?? (finished.kind === 'next' ? finished.step : null);
  if (step)
    return (
      <Suspense>
        <LogInNextStep step={step} onNext={setNext} onCancel={() => setCanceled(true)} />
      </Suspense>
    );
  return finished.kind === 'proof' && <ProveAccountForm waiting={finished} onNext={setNext} />;
}

function Refused({ message }: { message: string }) {
  const session = useSession();
  return (
    <AccountCard title="Log in">
      <SurfaceNote tone="error" role="alert">
        {message}
      </SurfaceNote>
      <Button component={Link} to={session ? paths.security : paths.logIn} fullWidth>
        {session ? 'Back to your profile' : 'Back to login'}
      </Button>
    </AccountCard>
  );
}
