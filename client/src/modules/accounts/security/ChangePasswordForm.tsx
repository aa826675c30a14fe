import { changePasswordFormRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FormError } from '../../../ui/fields/FormError';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { toast } from '../../../ui/overlays/toast';
import styles from '../AccountCard.module.css';
import { showTokens } from '../access-tokens/showTokens';
import { RemainingIdentities } from '../RemainingIdentities';
import { commonPasswordRefusal } from '../commonPassword';
import { useChangePasswordMutation } from './__generated__/ChangePasswordForm.generated';
import { showSessions } from './SessionList';

const FAILED = 'Failed to change the password';

/** Changes the password, which logs out all other devices and revokes all access tokens. */
export function ChangePasswordForm({ name, email }: { name: string; email: string }) {
  const [change, { data: changed }] = useChangePasswordMutation();
  const { form, field, errors, sending } = useCheckedForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    check: (values) => check(changePasswordFormRules, values),
    send: async ({ currentPassword, newPassword }): Promise<FormOutcome> => {
      const refusal = await commonPasswordRefusal('newPassword', newPassword, [name, email]);
      if (refusal) return refusal;
      return attempt(
        async () => {
          const { data } = await change({
            variables: { input: { currentPassword, newPassword } },
            update: (cache, { data: answer }) => {
              if (answer?.changePassword.__typename !== 'PasswordChanged') return;
              showSessions(cache, answer.changePassword.sessions);
              showTokens(cache, []);
            },
          });
          const result = data?.changePassword;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'PasswordChanged') return { ok: false, message: FAILED };
          toast.success(result.message);
          return { ok: true, startsOver: true };
        },
        FAILED,
        refused,
      );
    },
  });
  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <FormError errors={errors} />
        {changed?.changePassword.__typename === 'PasswordChanged' && (
          <RemainingIdentities identities={changed.changePassword.identities} isHere />
        )}
        {/* For password managers, which store the new password under this email. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint="At least 6 characters, and not easy to guess"
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmation')}
          label="Confirm new password"
          autoComplete="new-password"
          required
        />
        <div>
          <Button type="submit" loading={sending} loadingText="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
