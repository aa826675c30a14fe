import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { logInRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { paths } from '../../app/paths';
import { safeReturnTo } from '../../lib/returnTo';
import { type StoredUser, useSession } from '../../lib/session';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { PasswordField } from '../../ui/PasswordField';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { AccountCard } from './AccountCard';
import { DemoAccounts } from './DemoAccounts';
import { useLogInPageQuery } from './LogInPage.generated';
import { useCheckedForm } from './useCheckedForm';
import { useLogIn } from './useLogIn';

/** Logs in, then redirects to `returnTo` or the role's home page. */
export function LogInPage() {
  const session = useSession();
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  // Also redirects right after logging in, here or in another tab.
  if (session) return <Navigate to={returnTo ?? areaOf(session.user.role)} replace />;
  return <LogInForm returnTo={returnTo} />;
}

function LogInForm({ returnTo }: { returnTo: string | null }) {
  const registeredEmail = useRegisteredEmail();
  const logIn = useLogIn();
  const { data } = useLogInPageQuery();
  const { form, field, set, errors, sending } = useCheckedForm({
    initial: { email: registeredEmail ?? '', password: '' },
    check: (values) => check(logInRules, values),
    send: logIn,
  });
  return (
    <AccountCard
      title="Log in"
      footer={
        <>
          No account yet?{' '}
          <TextLink
            component={Link}
            to={returnTo ? `${paths.register}?returnTo=${encodeURIComponent(returnTo)}` : paths.register}
          >
            Sign up
          </TextLink>
        </>
      }
    >
      {registeredEmail && (
        <SurfaceNote tone="success" role="status">
          Your account is ready. Log in to get started.
        </SurfaceNote>
      )}
      <form {...form}>
        <FormError errors={errors} />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" required />
        <TextLink component={Link} to={paths.resetPassword}>
          Forgot password?
        </TextLink>
        <Button type="submit" fullWidth loading={sending} loadingText="Logging in...">
          Log in
        </Button>
      </form>
      {data?.platform.isDemo && (
        <DemoAccounts platform={data.platform} onChoose={({ email, password }) => set({ email, password })} />
      )}
    </AccountCard>
  );
}

function areaOf(role: StoredUser['role']): string {
  return role === 'INSTRUCTOR' ? paths.instructorArea : paths.studentArea;
}

/** The email of a just registered account, from the navigation state; null otherwise. */
function useRegisteredEmail(): string | null {
  const state = useLocation().state as { registeredEmail?: unknown } | null;
  return typeof state?.registeredEmail === 'string' ? state.registeredEmail : null;
}
