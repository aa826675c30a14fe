import { attempt } from '../../apollo/attempt';
import { type Refusal, refused } from '../../forms/formOutcome';
import { commonPasswordRefusal } from './commonPassword';
import {
  type RequestPasswordResetMutationVariables,
  type ResetPasswordMutationVariables,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} from './usePasswordReset.generated';

/** `token` is null if it is sent by email. */
type RequestOutcome = { ok: true; message: string; token: string | null } | Refusal;

/** Requests a reset token; the response is the same whether or not an account has the email. */
export function useRequestPasswordReset() {
  const [request] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  return async (input: RequestPasswordResetMutationVariables['input']): Promise<RequestOutcome> => {
    return attempt(
      async () => {
        const { data } = await request({ variables: { input } });
        const result = data?.requestPasswordReset;
        if (result?.__typename === 'PasswordResetRequested')
          return {
            ok: true,
            message: result.message || 'Reset token generated successfully',
            token: result.resetToken ?? null,
          };
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        return { ok: false, message: 'Failed to request reset token' };
      },
      'Failed to request reset token',
      refused,
    );
  };
}

/** What the page says afterwards. */
export interface PasswordResetDone {
  /** The server's message. */
  notice: string;
  /** The linked accounts that can still log in. */
  identities: readonly { id: string; issuer: string; email: string }[];
}

/** Sets a new password with a token; all sessions of the account end. */
export function useResetPassword() {
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  return async (
    input: ResetPasswordMutationVariables['input'],
  ): Promise<{ ok: true; done: PasswordResetDone } | Refusal> => {
    const refusal = await commonPasswordRefusal('newPassword', input.newPassword, [input.email]);
    if (refusal) return refusal;
    return attempt(
      async () => {
        const { data } = await reset({ variables: { input } });
        const result = data?.resetPassword;
        if (result?.__typename === 'PasswordReset')
          return {
            ok: true,
            done: { notice: result.message || 'Password reset successful', identities: result.identities },
          };
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename === 'InvalidResetToken')
          return { ok: false, fields: [{ path: 'resetToken', message: result.message }] };
        return { ok: false, message: 'Failed to reset password' };
      },
      'Failed to reset password',
      refused,
    );
  };
}
