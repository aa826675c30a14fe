import { useNavigate, useSearchParams } from 'react-router-dom';
import { setUpRules, type SetUp } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { usePlatform } from '../../ui/platform/platform';
import { FormError } from '../../ui/fields/Fields';
import { AccountCard } from './AccountCard';
import { commonPasswordRefusal } from './commonPassword';
import { NewAccountFields } from './NewAccountFields';
import { keepRegisteredLogin } from './registeredLogin';
import { SetUpAdministratorDocument } from './__generated__/SetUpPage.generated';

/** Where a set-up link leads: creates an administrator's account and redirects to the login page. */
export function SetUpPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { name: platformName } = usePlatform();
  const setUp = useFormAction(SetUpAdministratorDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: SetUp) => ({ input }),
    onDone: (input) => {
      keepRegisteredLogin(input);
      void navigate(paths.logIn);
    },
    failed: 'The account couldn’t be created. Please try again.',
    fieldOf: { EmailAlreadyRegistered: 'email' },
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: {
      token: params.get('token') ?? '',
      name: '',
      email: params.get('email') ?? '',
      password: '',
    },
    check: (values) => check(setUpRules, values),
    send: async (input) =>
      (await commonPasswordRefusal('password', input.password, [input.name, input.email])) ?? setUp(input),
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
