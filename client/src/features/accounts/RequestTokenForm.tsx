import { requestPasswordResetRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { TextField } from '../../ui/TextField';
import { useRequestTokenFormQuery } from './RequestTokenForm.generated';
import { useCheckedForm } from './useCheckedForm';
import { useRequestPasswordReset } from './usePasswordReset';

interface RequestTokenFormProps {
  email: string;
  /** Asked for from the second step, which has just gone with the focus in it. */
  isAnother: boolean;
  onRequested: (asked: { email: string; token: string; notice: string }) => void;
  /** For somebody who asked before and has the mail. */
  onHaveToken: (email: string) => void;
}

/** The first step: the email whose password is lost. */
export function RequestTokenForm({ email, isAnother, onRequested, onHaveToken }: RequestTokenFormProps) {
  const request = useRequestPasswordReset();
  const { data } = useRequestTokenFormQuery();
  const { form, field, values, errors, sending } = useCheckedForm({
    initial: { email },
    check: (typed) => check(requestPasswordResetRules, typed),
    send: async (input) => {
      const outcome = await request(input);
      if (!outcome.ok) return outcome;
      // A demo sends no mail, so that waiting for one would be in vain.
      if (outcome.token === null && data?.platform.isDemo)
        return { ok: false, fields: [{ path: 'email', message: 'No account uses this email' }] };
      onRequested({ email: input.email, token: outcome.token ?? '', notice: outcome.message });
      return outcome;
    },
  });
  return (
    <form {...form}>
      <FormError errors={errors} />
      <TextField
        {...field('email')}
        autoFocus={isAnother}
        label="Email"
        hint="Enter the email of your account. The reset token is valid for 10 minutes."
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" fullWidth loading={sending} loadingText="Requesting...">
        Request reset token
      </Button>
      <Button variant="quiet" onClick={() => onHaveToken(values.email.trim())}>
        I already have a token
      </Button>
    </form>
  );
}
