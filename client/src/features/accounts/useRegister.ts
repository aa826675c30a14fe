import { attempt } from '../../apollo/attempt';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { toast } from '../../ui/overlays/toast';
import { commonPasswordRefusal } from './commonPassword';
import { type RegisterMutationVariables, useRegisterMutation } from './useRegister.generated';

const WAITS =
  'An administrator decides whether you become an instructor. Until then your account is a student’s.';

const CONFIRM =
  'We sent you an email. Log in and open its link to become an instructor. Until then your account is a student’s.';

/** Creates an account, without signing in. */
export function useRegister(): (input: RegisterMutationVariables['input']) => Promise<FormOutcome> {
  const [register] = useRegisterMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    const refusal = await commonPasswordRefusal('password', input.password, [input.name, input.email]);
    if (refusal) return refusal;
    return attempt(
      async () => {
        const { data } = await register({ variables: { input } });
        const result = data?.register;
        if (result?.__typename === 'Registered') {
          if (result.waitsForApproval) toast.info(WAITS, { durationMs: 20_000 });
          if (result.waitsForConfirmation) toast.info(CONFIRM, { durationMs: 20_000 });
          return { ok: true };
        }
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename === 'EmailAlreadyRegistered')
          return { ok: false, fields: [{ path: 'email', message: result.message }] };
        return { ok: false, message: 'Registration failed' };
      },
      'Registration failed',
      refused,
    );
  };
}
