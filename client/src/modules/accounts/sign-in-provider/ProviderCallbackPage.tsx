import { Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { linkAccountRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextLink } from '../../../ui/navigation/TextLink';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { AccountCard } from '../AccountCard';
import { areaOf } from '../areaOf';
import { finishLogIn, type NextStep } from '../finishLogIn';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  LinkProviderAccountDocument,
  type LinkProviderAccountMutationVariables,
} from './__generated__/ProviderCallbackPage.generated';
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
        <TextLink component={Link} to={paths.resetPassword}>
          Forgot password?
        </TextLink>
        <Button type="submit" fullWidth loading={sending} loadingText="Linking...">
          Link and log in
        </Button>
      </form>
    </AccountCard>
  );
}
