import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { registerRules } from '#server/modules/accounts/account.rules';
import type { InstructorAccessName } from '#server/platform/first-page.rules';
import { REGISTRATION_CLOSED } from '#server/platform/settings/settings.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { logInAndReturnTo, paths } from '../../app/paths';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { safeReturnTo } from '../../lib/returnTo';
import { Button } from '../../ui/buttons/Button';
import { FormError, SelectField } from '../../ui/fields/Fields';
import { toast } from '../../ui/overlays/toast';
import { usePlatform } from '../../ui/platform/platform';
import { AccountCard } from './AccountCard';
import { commonPasswordRefusal } from './commonPassword';
import { ContinueWithProvider } from './ContinueWithProvider';
import { NewAccountFields } from './NewAccountFields';
import { keepRegisteredLogin } from './registeredLogin';
import { RegisterDocument, type RegisterMutationVariables } from './__generated__/RegisterPage.generated';

const WAITS =
  'An administrator decides whether you become an instructor. Until then your account is a student’s.';

const CONFIRM =
  'We sent you an email. Log in and open its link to become an instructor. Until then your account is a student’s.';

/** Creates an account and redirects to the login page, unless registration is closed. */
export function RegisterPage() {
  const { isRegistrationOpen } = usePlatform();
  const [params] = useSearchParams();
  const invitation = params.get('invitation');
  // Another form without the invitation: its fields begin with other values.
  return isRegistrationOpen || invitation ? <RegisterForm key={invitation} /> : <RegistrationClosed />;
}

function RegistrationClosed() {
  return (
    <AccountCard title="Register">
      <p>{REGISTRATION_CLOSED}</p>
      <Button component={Link} to={paths.logIn} fullWidth>
        Log in
      </Button>
    </AccountCard>
  );
}

/** Under which condition somebody becomes an instructor; none if everyone can. */
const ROLE_HINTS: Record<InstructorAccessName, string | undefined> = {
  EVERYONE: undefined,
  BY_APPROVAL: 'Instructors are approved by an administrator and are students until then.',
  BY_INVITATION: 'Instructors need an invitation from an administrator.',
  BY_DOMAIN:
    'Instructors need an email address of certain organizations, and are students until they confirm it.',
};

function RegisterForm() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { instructorAccess, isRegistrationOpen } = usePlatform();
  const invitation = params.get('invitation');
  // The link of an invitation to a team leads back to its page.
  const isTeamsOnly =
    invitation !== null &&
    instructorAccess !== 'EVERYONE' &&
    params.get('returnTo') === paths.courseInvitation(invitation);
  const returnTo = safeReturnTo(params.get('returnTo'));
  const logInPath = returnTo ? logInAndReturnTo(returnTo) : paths.logIn;
  const register = useFormAction(RegisterDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: RegisterMutationVariables['input']) => ({ input }),
    onDone: (input, { waitsForApproval, waitsForConfirmation }) => {
      if (waitsForApproval) toast.info(WAITS, { durationMs: 20_000 });
      if (waitsForConfirmation) toast.info(CONFIRM, { durationMs: 20_000 });
      keepRegisteredLogin(input);
      void navigate(logInPath);
    },
    failed: 'Registration failed',
    fieldOf: { EmailAlreadyRegistered: 'email' },
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: {
      name: '',
      email: (invitation && params.get('email')) ?? '',
      password: '',
      role: invitation ? 'INSTRUCTOR' : 'STUDENT',
    },
    check: (values) => check(registerRules, { ...values, invitation }),
    send: async (input) =>
      (await commonPasswordRefusal('password', input.password, [input.name, input.email])) ?? register(input),
  });
  return (
    <AccountCard
      title="Register"
      lead="One account for all your courses."
      footer={
        <>
          Already have an account?{' '}
          <Link to={logInPath} className="wm-link">
            Log in
          </Link>
        </>
      }
    >
      <form {...form}>
        <FormError errors={errors} />
        <NewAccountFields field={field} />
        {invitation ? (
          <p>
            {isTeamsOnly
              ? 'You are invited to the team of a course. This registers an account for that team.'
              : 'You are invited to register as an instructor.'}{' '}
            {isRegistrationOpen && (
              <Link to={paths.register} className="wm-link">
                Register without the invitation
              </Link>
            )}
          </p>
        ) : (
          <SelectField {...field('role')} label="Role" hint={ROLE_HINTS[instructorAccess]}>
            <option value="STUDENT">Student</option>
            <option value="INSTRUCTOR">Instructor</option>
          </SelectField>
        )}
        <Button type="submit" fullWidth loading={sending} loadingText="Registering...">
          Register
        </Button>
      </form>
      <ContinueWithProvider returnTo={returnTo} invitation={invitation} />
    </AccountCard>
  );
}
