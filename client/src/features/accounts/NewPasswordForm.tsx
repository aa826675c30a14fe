import { resetPasswordFormRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { PasswordField } from '../../ui/fields/PasswordField';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { TextField } from '../../ui/fields/TextField';
import { CopyToken } from './CopyToken';
import { type PasswordResetDone, useResetPassword } from './usePasswordReset';

interface NewPasswordFormProps {
  email: string;
  /** '' if it is sent by email. */
  token: string;
  /** The server's message about the request; null if none was just made. */
  notice: string | null;
  onReset: (done: PasswordResetDone) => void;
  onAskAgain: (email: string) => void;
}

/** Step 2: enter the token and the new password twice. */
export function NewPasswordForm({ email, token, notice, onReset, onAskAgain }: NewPasswordFormProps) {
  const resetPassword = useResetPassword();
  const { form, field, values, errors, sending } = useCheckedForm({
    initial: { email, resetToken: token, newPassword: '', confirmation: '' },
    check: (typed) => check(resetPasswordFormRules, typed),
    send: async ({ email: account, resetToken, newPassword }) => {
      const outcome = await resetPassword({ email: account, resetToken, newPassword });
      if (outcome.ok) onReset(outcome.done);
      return outcome;
    },
  });
  const firstBlank = !email ? 'email' : !token ? 'resetToken' : 'newPassword';
  // The previous step's form had the focus, so move it to the first blank field.
  const fieldOf = (name: Parameters<typeof field>[0]) => ({ ...field(name), autoFocus: name === firstBlank });
  return (
    <>
      {notice && (
        <SurfaceNote tone="success" role="status" title={notice}>
          {token ? (
            <CopyToken
              text="This is a demo, so the token is shown here instead of being sent by email."
              token={token}
              copied="Reset token copied to clipboard!"
            />
          ) : (
            'If an account uses this email, we have sent it a reset token. Check the spam folder, too.'
          )}
        </SurfaceNote>
      )}
      <form {...form}>
        <FormError errors={errors} />
        <TextField
          {...fieldOf('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...fieldOf('resetToken')}
          label="Reset token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <PasswordField
          {...fieldOf('newPassword')}
          label="New password"
          hint="At least 6 characters"
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...field('confirmation')}
          label="Confirm new password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" fullWidth loading={sending} loadingText="Resetting...">
          Reset password
        </Button>
        <Button variant="quiet" onClick={() => onAskAgain(values.email.trim())}>
          Request a new token
        </Button>
      </form>
    </>
  );
}
