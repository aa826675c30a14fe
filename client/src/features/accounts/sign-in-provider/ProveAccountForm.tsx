import { Link } from 'react-router-dom';
import { linkAccountRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { paths } from '../../../app/paths';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextLink } from '../../../ui/navigation/TextLink';
import { AccountCard } from '../AccountCard';
import { finishLogIn } from '../finishLogIn';
import type { NextStep } from '../nextStep';
import { OwnPasswordField } from '../OwnPasswordField';
import { useLinkProviderAccountMutation } from './ProveAccountForm.generated';

const FAILED = 'The account couldn’t be linked. Please try again.';

interface ProveAccountFormProps {
  /** The token of the log-in that waits for the proof, and the email that the provider has verified. */
  waiting: { token: string; email: string };
  onNext: (step: NextStep) => void;
}

/** Asks for the password of the account that has the email already, and logs in. */
export function ProveAccountForm({ waiting: { token, email }, onNext }: ProveAccountFormProps) {
  const [link] = useLinkProviderAccountMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { token, password: '' },
    check: (values) => check(linkAccountRules, values),
    send: (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await link({ variables: { input } });
          const { password } = input;
          return finishLogIn(data?.linkProviderAccount, { password, onNext, failed: FAILED });
        },
        FAILED,
        refused,
      ),
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
