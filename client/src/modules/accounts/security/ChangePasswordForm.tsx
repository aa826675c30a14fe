import { type ComponentProps, useState } from 'react';
import { changePasswordFormRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FormError } from '../../../ui/fields/FormError';
import { PasswordField } from '../../../ui/fields/PasswordField';
import styles from '../AccountCard.module.css';
import { showTokens } from '../access-tokens/showTokens';
import { RemainingIdentities } from '../RemainingIdentities';
import { commonPasswordRefusal } from '../commonPassword';
import { ChangePasswordDocument } from './__generated__/SecurityPage.generated';
import { showSessions } from './SessionList';

/** Changes the password, which logs out all other devices and revokes all access tokens. */
export function ChangePasswordForm({ name, email }: { name: string; email: string }) {
  const [remaining, setRemaining] = useState<ComponentProps<typeof RemainingIdentities>['identities']>([]);
  const change = useFormAction(ChangePasswordDocument, {
    variables: (input: { currentPassword: string; newPassword: string }) => ({ input }),
    update: (cache, { data }) => {
      if (data?.changePassword.__typename !== 'PasswordChanged') return;
      showSessions(cache, data.changePassword.sessions);
      showTokens(cache, []);
    },
    done: (_, { message, identities }) => {
      setRemaining(identities);
      return message;
    },
    failed: 'Failed to change the password',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    check: (values) => check(changePasswordFormRules, values),
    send: async ({ currentPassword, newPassword }) => {
      setRemaining([]);
      const outcome =
        (await commonPasswordRefusal('newPassword', newPassword, [name, email])) ??
        (await change({ currentPassword, newPassword }));
      return outcome.ok ? { ok: true, startsOver: true } : outcome;
    },
  });
  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <FormError errors={errors} />
        <RemainingIdentities identities={remaining} isHere />
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
