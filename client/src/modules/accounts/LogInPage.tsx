import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { logInRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { lazyComponent } from '../../lib/lazyComponent';
import { safeReturnTo } from '../../lib/returnTo';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { EmailField, FormError } from '../../ui/fields/Fields';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Cluster } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { usePlatform } from '../../ui/platform/platform';
import { SurfaceNote } from '../../ui/states/States';
import { announce } from '../../ui/text/announce';
import { AccountCard } from './AccountCard';
import { areaOf } from './areaOf';
import { ContinueWithProvider } from './ContinueWithProvider';
import { finishLogIn, type NextStep } from './finishLogIn';
import { LogInDocument, type LogInMutationVariables } from './__generated__/LogInPage.generated';
import { forgetRegisteredLogin, readRegisteredLogin } from './registeredLogin';

const LogInNextStep = lazyComponent(async () => (await import('./LogInNextStep')).LogInNextStep);

/** Logs in, then redirects to `returnTo` or the role's home page. */
export function LogInPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  useWhenLeft(forgetRegisteredLogin);
  useCloseToast();
  const [next, setNext] = useState<NextStep | null>(null);
  // Also redirects right after logging in, here or in another tab.
  if (session) return <Navigate to={returnTo ?? areaOf(session.user.role)} replace />;
  if (next)
    return (
      <Suspense>
        <LogInNextStep step={next} onNext={setNext} onCancel={() => setNext(null)} />
      </Suspense>
    );
  return <LogInForm returnTo={returnTo} onNext={setNext} />;
}

interface LogInFormProps {
  returnTo: string | null;
  onNext: (step: NextStep) => void;
}

function LogInForm({ returnTo, onNext }: LogInFormProps) {
  const [registered] = useState(readRegisteredLogin);
  const logIn = useFormAction(LogInDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: LogInMutationVariables['input']) => ({ input }),
    onDone: ({ password }, result) => {
      const next = finishLogIn(result, password);
      if (next) onNext(next);
    },
    failed: 'Login failed',
  });
  const { form, field, set, errors, sending } = useCheckedForm({
    initial: registered ?? { email: '', password: '' },
    check: (values) => check(logInRules, values),
    send: logIn,
  });
  return (
    <AccountCard
      title="Log in"
      footer={
        <>
          No account yet?{' '}
          <Link
            to={returnTo ? `${paths.register}?returnTo=${encodeURIComponent(returnTo)}` : paths.register}
            className="wm-link"
          >
            Sign up
          </Link>
        </>
      }
    >
      {registered && (
        <SurfaceNote tone="success" role="status">
          Your account is ready. Log in to get started.
        </SurfaceNote>
      )}
      <form {...form}>
        <FormError errors={errors} />
        <EmailField {...field('email')} label="Email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
        <Link to={paths.resetPassword} className="wm-link">
          Forgot password?
        </Link>
        <Button type="submit" fullWidth loading={sending} loadingText="Logging in...">
          Log in
        </Button>
      </form>
      <ContinueWithProvider returnTo={returnTo} />
      <DemoAccounts onChoose={({ email, password }) => set({ email, password })} />
    </AccountCard>
  );
}

/** Calls back when the page is left; React's strict mode also runs cleanups while the page stays. */
function useWhenLeft(left: () => void): void {
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      if (window.location.pathname !== pathname) left();
    },
    [left, pathname],
  );
}

/** When the page is left, closes the toast that explained why it was opened; its id is in the navigation's state. */
function useCloseToast(): void {
  const state = useLocation().state as { toastId?: unknown } | null;
  const id = state?.toastId;
  useWhenLeft(
    useCallback(() => {
      if (typeof id === 'string') toast.dismiss(id);
    }, [id]),
  );
}

interface DemoAccountsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that fill in the credentials of a demo account. */
function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { isDemo, demoAccounts } = usePlatform();
  if (!isDemo) return null;
  return (
    <SurfaceNote title="This is a demo. Fill in an account:">
      <Cluster gap={8} className="wm-mt-8">
        {demoAccounts.map((account) => (
          <Button
            key={account.email}
            variant="secondary"
            size="sm"
            onClick={() => {
              onChoose(account);
              announce(`Filled in: ${account.email}`);
            }}
          >
            {account.label}
          </Button>
        ))}
      </Cluster>
    </SurfaceNote>
  );
}
