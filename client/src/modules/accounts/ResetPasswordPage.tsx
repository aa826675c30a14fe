import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestPasswordResetRules, resetPasswordFormRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../apollo/attempt';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { type FormOutcome, refused } from '../../lib/formOutcome';
import { Button } from '../../ui/buttons/Button';
import { CodeField, EmailField, FormError } from '../../ui/fields/Fields';
import { NewPasswordField } from '../../ui/fields/PasswordField';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { usePlatform } from '../../ui/platform/platform';
import { SurfaceNote } from '../../ui/states/States';
import {
  ResetPasswordDocument,
  type ResetPasswordMutationVariables,
  useRequestPasswordResetMutation,
} from './__generated__/ResetPasswordPage.generated';
import { AccountCard } from './AccountCard';
import { commonPasswordRefusal } from './commonPassword';
import { CopyToken } from './CopyToken';
import { RemainingIdentities } from './RemainingIdentities';

/** What the page says afterwards. */
interface PasswordResetDone {
  /** The server's message. */
  notice: string;
  /** The linked accounts that can still log in. */
  identities: readonly { id: string; issuer: string; email: string }[];
}

type Step =
  | { name: 'request'; email: string; isAnother: boolean }
  /** `token` is '' if it is sent by email or the visitor already has it; `notice` is the server's message. */
  | { name: 'reset'; email: string; token: string; notice: string | null }
  | ({ name: 'done' } & PasswordResetDone);

/** Resets a password in two steps: request a token, then use it. */
export function ResetPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'request', email: '', isAnother: false });
  return (
    <AccountCard
      title="Forgot Password"
      footer={
        <Link to={paths.logIn} className="wm-link">
          Back to login
        </Link>
      }
    >
      {step.name === 'request' && (
        <RequestTokenForm
          email={step.email}
          isAnother={step.isAnother}
          onRequested={(requested) => setStep({ name: 'reset', ...requested })}
          onHaveToken={(email) => setStep({ name: 'reset', email, token: '', notice: null })}
        />
      )}
      {step.name === 'reset' && (
        <NewPasswordForm
          {...step}
          onReset={(done) => setStep({ name: 'done', ...done })}
          onAskAgain={(email) => setStep({ name: 'request', email, isAnother: true })}
        />
      )}
      {step.name === 'done' && (
        <>
          <SurfaceNote tone="success" role="status" tabIndex={-1} ref={focusWhenMounted} title={step.notice}>
            You were logged out everywhere. Log in with your new password.
          </SurfaceNote>
          <RemainingIdentities identities={step.identities} isHere={false} />
          <Button component={Link} to={paths.logIn} fullWidth>
            Log in
          </Button>
        </>
      )}
    </AccountCard>
  );
}

interface RequestTokenFormProps {
  email: string;
  /** Whether the viewer came back from the second step, whose focus was lost. */
  isAnother: boolean;
  onRequested: (input: { email: string; token: string; notice: string }) => void;
  /** Called by visitors who already have a token by email. */
  onHaveToken: (email: string) => void;
}

const NOT_REQUESTED = 'Failed to request reset token';

/** Step 1: enter the email of the account. The response is the same whether or not an account has the email. */
function RequestTokenForm({ email, isAnother, onRequested, onHaveToken }: RequestTokenFormProps) {
  const [request] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const { isDemo } = usePlatform();
  const { form, field, values, errors, sending } = useCheckedForm({
    initial: { email },
    check: (typed) => check(requestPasswordResetRules, typed),
    send: async (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await request({ variables: { input } });
          const result = data?.requestPasswordReset;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'PasswordResetRequested') return refused(NOT_REQUESTED);
          // Demo mode sends no email, so do not let the visitor wait for one.
          if (result.resetToken === null && isDemo)
            return { ok: false, fields: [{ path: 'email', message: 'No account uses this email' }] };
          onRequested({ email: input.email, token: result.resetToken ?? '', notice: result.message });
          return { ok: true };
        },
        NOT_REQUESTED,
        refused,
      ),
  });
  return (
    <form {...form}>
      <FormError errors={errors} />
      <EmailField
        {...field('email')}
        autoFocus={isAnother}
        label="Email"
        hint="Enter the email of your account. The reset token is valid for 10 minutes."
        autoComplete="username"
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

interface NewPasswordFormProps {
  email: string;
  /** '' if it is sent by email. */
  token: string;
  /** The server's message about the request; null if none was just made. */
  notice: string | null;
  onReset: (done: PasswordResetDone) => void;
  onAskAgain: (email: string) => void;
}

/** Step 2: enter the token and the new password twice. All sessions of the account end. */
function NewPasswordForm({ email, token, notice, onReset, onAskAgain }: NewPasswordFormProps) {
  const resetPassword = useFormAction(ResetPasswordDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: ResetPasswordMutationVariables['input']) => ({ input }),
    onDone: (_, { message, identities }) => onReset({ notice: message, identities }),
    failed: 'Failed to reset password',
    fieldOf: { InvalidResetToken: 'resetToken' },
  });
  const { form, field, values, errors, sending } = useCheckedForm({
    initial: { email, resetToken: token, newPassword: '', confirmation: '' },
    check: (typed) => check(resetPasswordFormRules, typed),
    send: async ({ email: account, resetToken, newPassword }) =>
      (await commonPasswordRefusal('newPassword', newPassword, [account])) ??
      resetPassword({ email: account, resetToken, newPassword }),
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
        <EmailField {...fieldOf('email')} label="Email" autoComplete="username" />
        <CodeField {...fieldOf('resetToken')} label="Reset token" />
        <NewPasswordField {...fieldOf('newPassword')} label="New password" hint="At least 6 characters" />
        <NewPasswordField {...field('confirmation')} label="Confirm new password" />
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
