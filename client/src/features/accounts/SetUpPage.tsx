import { useNavigate, useSearchParams } from 'react-router-dom';
import { setUpRules, type SetUp } from '../../../../server/features/accounts/administration/set-up.rules';
import { check } from '../../../../server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { paths } from '../../app/paths';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { usePlatform } from '../../ui/platform/platform';
import { FormError } from '../../ui/fields/FormError';
import { AccountCard } from './AccountCard';
import { commonPasswordRefusal } from './commonPassword';
import { NewAccountFields } from './NewAccountFields';
import { keepRegisteredLogin } from './registeredLogin';
import { useSetUpAdministratorMutation } from './SetUpPage.generated';

const FAILED = 'The account couldn’t be created. Please try again.';

/** Where a set-up link leads: creates an administrator's account and redirects to the login page. */
export function SetUpPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { name: platformName } = usePlatform();
  const setUp = useSetUp();
  const { form, field, errors, sending } = useCheckedForm({
    initial: {
      token: params.get('token') ?? '',
      name: '',
      email: params.get('email') ?? '',
      password: '',
    },
    check: (values) => check(setUpRules, values),
    send: async (input) => {
      const outcome = await setUp(input);
      if (outcome.ok) {
        keepRegisteredLogin(input);
        void navigate(paths.logIn);
      }
      return outcome;
    },
  });
  return (
    <AccountCard title={`Set up ${platformName}`} lead="Create the account that administers this platform.">
      <form {...form}>
        <FormError errors={errors} />
        <NewAccountFields field={field} />
        <Button type="submit" fullWidth loading={sending} loadingText="Creating...">
          Create account
        </Button>
      </form>
    </AccountCard>
  );
}

function useSetUp(): (input: SetUp) => Promise<FormOutcome> {
  const [setUp] = useSetUpAdministratorMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    const refusal = await commonPasswordRefusal('password', input.password, [input.name, input.email]);
    if (refusal) return refusal;
    return attempt(
      async () => {
        const { data } = await setUp({ variables: { input } });
        const result = data?.setUpAdministrator;
        if (result?.__typename === 'AdministratorSetUp') return { ok: true };
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename === 'EmailAlreadyRegistered')
          return { ok: false, fields: [{ path: 'email', message: result.message }] };
        return { ok: false, message: result?.message ?? FAILED };
      },
      FAILED,
      refused,
    );
  };
}
