import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { registerRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { logInAndReturnTo, paths } from '../../app/paths';
import { safeReturnTo } from '../../lib/returnTo';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { PasswordField } from '../../ui/PasswordField';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { AccountCard } from './AccountCard';
import { useCheckedForm } from './useCheckedForm';
import { useRegister } from './useRegister';

/** Creates an account and redirects to the login page. */
export function RegisterPage() {
  const navigate = useNavigate();
  const register = useRegister();
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const logInPath = returnTo ? logInAndReturnTo(returnTo) : paths.logIn;
  const { form, field, errors, sending } = useCheckedForm({
    initial: { name: '', email: '', password: '', role: 'STUDENT' },
    check: (values) => check(registerRules, values),
    send: async (input) => {
      const outcome = await register(input);
      if (outcome.ok) void navigate(logInPath, { state: { registeredEmail: input.email } });
      return outcome;
    },
  });
  return (
    <AccountCard
      title="Register"
      lead="One account for all your courses."
      footer={
        <>
          Already have an account?{' '}
          <TextLink component={Link} to={logInPath}>
            Log in
          </TextLink>
        </>
      }
    >
      <form {...form}>
        <FormError errors={errors} />
        <TextField {...field('name')} label="Name" autoComplete="name" required />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          label="Password"
          hint="At least 6 characters"
          autoComplete="new-password"
          required
        />
        <SelectField {...field('role')} label="Role">
          <option value="STUDENT">Student</option>
          <option value="INSTRUCTOR">Instructor</option>
        </SelectField>
        <Button type="submit" fullWidth loading={sending} loadingText="Registering...">
          Register
        </Button>
      </form>
    </AccountCard>
  );
}
