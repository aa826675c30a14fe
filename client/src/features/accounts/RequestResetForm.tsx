import { requestPasswordResetRules } from '../../../../server/features/accounts/account.rules';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { TextField } from '../../ui/TextField';
import styles from './AccountFormPage.module.css';
import { useRequestPasswordResetMutation, useResetPasswordPageQuery } from './ResetPasswordPage.generated';
import { type FormOutcome, useCheckedForm } from './useCheckedForm';

export interface ResetRequest {
  email: string;
  /** The server's sentence; null for somebody who came with a token in hand. */
  message: string | null;
  /** In demo mode the token itself; elsewhere null, it comes by mail. */
  resetToken: string | null;
}

/** First step: whose password was forgotten. */
export function RequestResetForm(props: {
  email: string;
  onRequested: (request: ResetRequest) => void;
  onHasToken: (email: string) => void;
}) {
  const { data: about } = useResetPasswordPageQuery();
  const [request] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending, values } = useCheckedForm({
    initial: { email: props.email },
    rules: requestPasswordResetRules,
    fallback: 'Failed to request reset token',
    send: async (input): Promise<FormOutcome> => {
      const { data } = await request({ variables: { input } });
      const result = data?.requestPasswordReset;
      if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
      if (result?.__typename !== 'PasswordResetRequested') return { ok: false };
      // A demo sends no mail, so waiting for one would be in vain.
      if (result.resetToken === null && about?.platform.isDemo)
        return { ok: false, fields: [{ path: 'email', message: 'No account has this email' }] };
      props.onRequested({ email: input.email, message: result.message, resetToken: result.resetToken });
      return { ok: true };
    },
  });
  return (
    <form {...form} className={styles.form}>
      <FormError errors={errors} />
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" required />
      <Button type="submit" fullWidth loading={sending} loadingText="Requesting...">
        Request reset token
      </Button>
      <Button variant="quiet" onClick={() => props.onHasToken(values.email)}>
        I have a reset token already
      </Button>
    </form>
  );
}
