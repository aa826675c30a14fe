import { startLinkRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { openProvider } from '../../../lib/pendingSignIn';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { OwnPasswordField } from '../OwnPasswordField';
import { refusalOf } from '../refusalOf';
import { useStartProviderLinkMutation } from './SignInMethods.generated';

const FAILED = 'The provider couldn’t be opened. Please try again.';

/** Asks for the password and opens the sign-in provider, which returns to this page. */
export function LinkProviderDialog({ label, onClose }: { label: string; onClose: () => void }) {
  const [start] = useStartProviderLinkMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password: '' },
    check: (values) => check(startLinkRules, values),
    send: (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await start({ variables: { input } });
          const result = data?.startProviderLink;
          if (result?.__typename !== 'ProviderSignInStarted') return refusalOf(result, FAILED);
          openProvider(result.authorizationUrl, { verifier: result.verifier, returnTo: null });
          return { ok: true };
        },
        FAILED,
        refused,
      ),
  });
  return (
    <Dialog title={`Link ${label}`} onClose={onClose}>
      <form {...form} aria-label={`Link ${label}`}>
        <Stack gap={16}>
          <p>Enter your password, then log in with {label}. You come back here afterwards.</p>
          <FormError errors={errors} />
          <OwnPasswordField {...field('password')} />
          <Cluster gap={8}>
            <Button type="submit" loading={sending} loadingText={`Opening ${label}...`}>
              Continue
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
