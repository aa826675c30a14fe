import { storeSession, type StoredUser } from '../../lib/session';
import { attempt } from '../../apollo/attempt';
import { type Refusal, refused } from '../../forms/formOutcome';
import { type LogInMutationVariables, useLogInMutation } from './useLogIn.generated';

/** An account that will be deleted unless its owner keeps it. */
export interface LeavingAccount {
  token: string;
  dueAt: string;
  email: string;
  password: string;
}

type LogInOutcome = { ok: true; role: StoredUser['role'] | null } | Refusal;

/**
 * Logs in and stores the session in this browser, which resets the cache. An account that will be deleted is not logged
 * in, but passed to `onLeaving`.
 */
export function useLogIn(
  onLeaving: (account: LeavingAccount) => void,
): (input: LogInMutationVariables['input']) => Promise<LogInOutcome> {
  const [logIn] = useLogInMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    return attempt(
      async () => {
        const { data } = await logIn({ variables: { input } });
        const result = data?.logIn;
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        if (result?.__typename === 'DeletionPending') {
          onLeaving({ ...result, ...input });
          return { ok: true, role: null };
        }
        if (result?.__typename !== 'LoggedIn')
          return { ok: false, message: result?.message ?? 'Login failed' };
        const { account } = result.viewer;
        storeSession(result.token, account);
        return { ok: true, role: account.role };
      },
      'Login failed',
      refused,
    );
  };
}
