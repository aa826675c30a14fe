import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { registerRules } from '../../../../server/features/accounts/account.rules';
import { REGISTRATION_CLOSED } from '../../../../server/features/platform-settings/settings.rules';
import { check } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { logInAndReturnTo, paths } from '../../app/paths';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { safeReturnTo } from '../../lib/returnTo';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { SelectField } from '../../ui/fields/SelectField';
import { TextLink } from '../../ui/navigation/TextLink';
import { toast } from '../../ui/overlays/toast';
import { type InstructorAccess, usePlatform } from '../../ui/platform/platform';
import { AccountCard } from './AccountCard';
import { commonPasswordRefusal } from './commonPassword';
import { ContinueWithProvider } from './ContinueWithProvider';
import { NewAccountFields } from './NewAccountFields';
import { keepRegisteredLogin } from './registeredLogin';
import {
  type RegisterMutationVariables,
  useRegisterMutation,
  useRegisterPageQuery,
} from './RegisterPage.generated';

const WAITS =
  'An administrator decides whether you become an instructor. Until then your account is a student’s.';

const CONFIRM =
  'We sent you an email. Log in and open its link to become an instructor. Until then your account is a student’s.';

/** Creates an account, without signing in. */
function useRegister(): (input: RegisterMutationVariables['input']) => Promise<FormOutcome> {
  const [register] = useRegisterMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    const refusal = await commonPasswordRefusal('password', input.password, [input.name, input.email]);
    if (refusal) return refusal;
    return attempt(
      async () => {
        const { data } = await register({ variables: { input } });
        const result = data?.register;
        if (result?.__typename === 'Registered') {
          if (result.waitsForApproval) toast.info(WAITS, { durationMs: 20_000 });
          if (result.waitsForConfirmation) toast.info(CONFIRM, { durationMs: 20_000 });
          return { ok: true };
        }
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename === 'EmailAlreadyRegistered')
          return { ok: false, fields: [{ path: 'email', message: result.message }] };
        return { ok: false, message: 'Registration failed' };
      },
      'Registration failed',
      refused,
    );
  };
}

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
const ROLE_HINTS: Record<InstructorAccess, string | undefined> = {
  EVERYONE: undefined,
  BY_APPROVAL: 'Instructors are approved by an administrator and are students until then.',
  BY_INVITATION: 'Instructors need an invitation from an administrator.',
  BY_DOMAIN:
    'Instructors need an email address of certain organizations, and are students until they confirm it.',
};

function RegisterForm() {
  const navigate = useNavigate();
  const register = useRegister();
  const [params] = useSearchParams();
  const { instructorAccess, isRegistrationOpen } = usePlatform();
  const invitation = params.get('invitation');
  const { data } = useRegisterPageQuery();
  // The link of an invitation to a team leads back to its page.
  const isTeamsOnly =
    invitation !== null &&
    instructorAccess !== 'EVERYONE' &&
    params.get('returnTo') === paths.courseInvitation(invitation);
  const returnTo = safeReturnTo(params.get('returnTo'));
  const logInPath = returnTo ? logInAndReturnTo(returnTo) : paths.logIn;
  const { form, field, errors, sending } = useCheckedForm({
    initial: {
      name: '',
      email: (invitation && params.get('email')) ?? '',
      password: '',
      role: invitation ? 'INSTRUCTOR' : 'STUDENT',
    },
    check: (values) => check(registerRules, { ...values, invitation }),
    send: async (input) => {
      const outcome = await register(input);
      if (outcome.ok) {
        keepRegisteredLogin(input);
        void navigate(logInPath);
      }
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
        <NewAccountFields field={field} />
        {invitation ? (
          <p>
            {isTeamsOnly
              ? 'You are invited to the team of a course. This registers an account for that team.'
              : 'You are invited to register as an instructor.'}{' '}
            {isRegistrationOpen && (
              <TextLink component={Link} to={paths.register}>
                Register without the invitation
              </TextLink>
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
      {data?.platform.signInProvider && (
        <ContinueWithProvider
          label={data.platform.signInProvider.label}
          returnTo={returnTo}
          invitation={invitation}
        />
      )}
    </AccountCard>
  );
}
