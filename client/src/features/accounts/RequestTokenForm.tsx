import { requestPasswordResetRules } from '../../../../server/features/accounts/account.rules';
import { check } from '../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import { useRequestTokenFormQuery } from './RequestTokenForm.generated';
import { useRequestPasswordReset } from './usePasswordReset';

interface RequestTokenFormProps {
  email: string;
  /** Whether the viewer came back from the second step, whose focus was lost. */
  isAnother: boolean;
  onRequested: (asked: { email: string; token: string; notice: string }) => void;
  /** For visitors who already have a token by email. */
  onHaveToken: (email: string) => void;
}

/** Step 1: enter the email of the account. */
export function RequestTokenForm({ email, isAnother, onRequested, onHaveToken }: RequestTokenFormProps) {
  const request = useRequestPasswordReset();
  const { data } = useRequestTokenFormQuery();
  const { form, field, values, errors, sending } = useCheckedForm({
    initial: { email },
    check: (typed) => check(requestPasswordResetRules, typed),
    send: async (input) => {
      const outcome = await request(input);
      if (!outcome.ok) return outcome;
      // Demo mode sends no email, so do not let the visitor wait for one.
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
