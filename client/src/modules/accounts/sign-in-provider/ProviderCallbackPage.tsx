import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { linkAccountRules, SIGN_IN_EXPIRED } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { lazyComponent } from '../../../lib/lazyComponent';
import { forgetPendingSignIn, type PendingSignIn, readPendingSignIn } from '../../../lib/pendingSignIn';
import { safeReturnTo } from '../../../lib/returnTo';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/Fields';
import { toast } from '../../../ui/overlays/toast';
import { LoadingState, SurfaceNote } from '../../../ui/states/States';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { AccountCard } from '../AccountCard';
import { areaOf } from '../areaOf';
import { finishLogIn, type NextStep } from '../finishLogIn';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  type FinishProviderSignInMutation,
  type FinishProviderSignInMutationVariables,
  LinkProviderAccountDocument,
  type LinkProviderAccountMutationVariables,
  useFinishProviderSignInMutation,
} from './__generated__/ProviderCallbackPage.generated';

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

interface ProveAccountFormProps {
  /** The token of the log-in that waits for the proof, and the email that the provider has verified. */
  waiting: { token: string; email: string };
  onNext: (step: NextStep) => void;
}

/** Asks for the password of the account that has the email already, and logs in. */
function ProveAccountForm({ waiting: { token, email }, onNext }: ProveAccountFormProps) {
  const link = useFormAction(LinkProviderAccountDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: LinkProviderAccountMutationVariables['input']) => ({ input }),
    done: ({ password }, result) => {
      const next = finishLogIn(result, password);
      if (next) onNext(next);
    },
    failed: 'The account couldn’t be linked. Please try again.',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { token, password: '' },
    check: (values) => check(linkAccountRules, values),
    send: link,
  });
  return (
    <AccountCard title="Link your account">
      <p>
        You have an account with {email} already. Enter its password once. Afterwards you can log in without
        it.
      </p>
      <form {...form}>
        <FormError errors={errors} />
        <OwnPasswordField {...field('password')} email={email} autoFocus />
        <Link to={paths.resetPassword} className="wm-link">
          Forgot password?
        </Link>
        <Button type="submit" fullWidth loading={sending} loadingText="Linking...">
          Link and log in
        </Button>
      </form>
    </AccountCard>
  );
}

const FAILED = 'The log-in couldn’t be completed. Please start it again.';

type Result = FinishProviderSignInMutation['finishProviderSignIn'];

/** What became of a log-in; after `logged in` the session is stored. */
type Finished =
  | { kind: 'logged in' | 'linked' | 'confirmed' }
  | { kind: 'next'; step: NextStep }
  | { kind: 'proof'; token: string; email: string }
  | { kind: 'refused'; message: string };

/**
 * Completes the log-in that this tab began with what the provider added to the address, which is removed from the
 * history. null while the server checks it.
 */
function useFinishedSignIn(): { finished: Finished | null; returnTo: string | null } {
  const [finish] = useFinishProviderSignInMutation({ fetchPolicy: 'no-cache' });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [begun] = useState(() => inputOf(readPendingSignIn(), params));
  const [finished, setFinished] = useState<Finished | null>(begun ? null : refusedWith(SIGN_IN_EXPIRED));
  const hasBegun = useRef(false);

  useEffect(() => {
    // An answer works once, and React's strict mode runs effects twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    forgetPendingSignIn();
    void navigate({ search: '' }, { replace: true });
    if (begun)
      void attempt(
        async () =>
          finishedBy((await finish({ variables: { input: begun.input } })).data?.finishProviderSignIn),
        FAILED,
        refusedWith,
      ).then(setFinished);
  }, [begun, finish, navigate]);

  return { finished, returnTo: begun?.returnTo ?? null };
}

const refusedWith = (message: string): Finished => ({ kind: 'refused', message });

/** What the server needs, and where to go afterwards; null if this tab did not begin a log-in. */
function inputOf(
  pending: PendingSignIn | null,
  params: URLSearchParams,
): (FinishProviderSignInMutationVariables & { returnTo: string | null }) | null {
  const state = params.get('state');
  if (!pending || !state) return null;
  const input = {
    state,
    verifier: pending.verifier,
    code: params.get('code'),
    issuer: params.get('iss'),
    error: params.get('error'),
  };
  return { input, returnTo: safeReturnTo(pending.returnTo) };
}

function finishedBy(result: Result | undefined): Finished {
  if (result === undefined) return refusedWith(FAILED);
  switch (result.__typename) {
    case 'IdentityLinked':
      toast.success('Linked. You can log in with it from now on.');
      return { kind: 'linked' };
    case 'SessionConfirmed':
      toast.success('Confirmed. Continue within 5 minutes.');
      return { kind: 'confirmed' };
    case 'AccountProofRequired':
      return { kind: 'proof', token: result.token, email: result.email };
    case 'LoggedIn':
    case 'SecondFactorRequired':
    case 'SecondFactorSetUpRequired':
    case 'DeletionPending': {
      const step = finishLogIn(result, null);
      return step ? { kind: 'next', step } : { kind: 'logged in' };
    }
    default:
      return refusedWith(result.message);
  }
}
