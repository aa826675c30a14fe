import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { linkAccountRules, SIGN_IN_EXPIRED } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { type Success, useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { lazyComponent } from '../../../lib/lazyComponent';
import { forgetPendingSignIn, type PendingSignIn, readPendingSignIn } from '../../../lib/pendingSignIn';
import { safeReturnTo } from '../../../lib/returnTo';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/Fields';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { LoadingState, SurfaceNote } from '../../../ui/states/States';
import { AccountCard } from '../AccountCard';
import { areaOf } from '../areaOf';
import { finishLogIn, type NextStep } from '../finishLogIn';
import { OwnPasswordField } from '../OwnerForm';
import {
  FinishProviderSignInDocument,
  type FinishProviderSignInMutation,
  type FinishProviderSignInMutationVariables,
  LinkProviderAccountDocument,
  type LinkProviderAccountMutationVariables,
} from './__generated__/ProviderCallbackPage.generated';

const LogInNextStep = lazyComponent(async () => (await import('../LogInNextStep')).LogInNextStep);

/** Where the sign-in provider sends people back: completes the log-in and opens the page they came from. */
export function ProviderCallbackPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [next, setNext] = useState<NextStep | null>(null);
  const { result, problem, returnTo } = useFinishedSignIn(setNext);

  if (problem !== undefined) return <Refused message={problem} />;
  if (!result)
    return (
      <AccountCard title="Log in">
        <LoadingState text="Logging in...">
          <SkeletonPanel height={120} lines={2} />
        </LoadingState>
      </AccountCard>
    );
  if (result.__typename === 'IdentityLinked') return <Navigate to={paths.security} replace />;
  if (result.__typename === 'SessionConfirmed') return <Navigate to={returnTo ?? paths.security} replace />;
  // Stored by the log-in itself or by the last of its steps.
  if (session) return <Navigate to={returnTo ?? areaOf(session.user.role)} replace />;
  if (next)
    return (
      <Suspense>
        <LogInNextStep
          step={next}
          onNext={setNext}
          onCancel={() => void navigate(paths.logIn, { replace: true })}
        />
      </Suspense>
    );
  if (result.__typename === 'AccountProofRequired')
    return <ProveAccountForm waiting={result} onNext={setNext} />;
  return <Navigate to={paths.logIn} replace />;
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
    onDone: ({ password }, result) => {
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

type Result = Success<FinishProviderSignInMutation>;

/**
 * Completes the log-in that this tab began with what the provider added to the address, which is removed from the
 * history. Neither result nor problem while the server checks it; `onNext` receives what the log-in still needs.
 */
function useFinishedSignIn(onNext: (step: NextStep | null) => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [begun] = useState(() => inputOf(readPendingSignIn(), params));
  const [result, setResult] = useState<Result>();
  const finish = useFormAction(FinishProviderSignInDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: FinishProviderSignInMutationVariables['input']) => ({ input }),
    onDone: (_, finished) => {
      setResult(finished);
      switch (finished.__typename) {
        case 'IdentityLinked':
          return toast.success('Linked. You can log in with it from now on.');
        case 'SessionConfirmed':
          return toast.success('Confirmed. Continue within 5 minutes.');
        case 'AccountProofRequired':
          return;
        default:
          return onNext(finishLogIn(finished, null));
      }
    },
    failed: 'The log-in couldn’t be completed. Please start it again.',
  });
  const finishOnce = useEffectEvent(finish);
  const hasBegun = useRef(false);

  useEffect(() => {
    // An answer works once, and React's strict mode runs effects twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    forgetPendingSignIn();
    void navigate({ search: '' }, { replace: true });
    if (begun) void finishOnce(begun.input);
  }, [begun, navigate]);

  return {
    result,
    problem: begun ? finish.problem?.message : SIGN_IN_EXPIRED,
    returnTo: begun?.returnTo ?? null,
  };
}

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
