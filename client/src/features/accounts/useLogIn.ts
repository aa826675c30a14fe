import { useApolloClient } from '@apollo/client/react';
import { storeSession, type StoredUser } from '../../lib/session';
import { errorSentence } from '../../apollo/errors';
import { endServerSession } from './endServerSession';
import type { FormOutcome } from './useCheckedForm';
import { type LogInMutationVariables, useLogInMutation } from './useLogIn.generated';

/** Roles with a home page. */
type RoleWithHome = Exclude<StoredUser['role'], 'ADMIN'>;

type LogInOutcome = { ok: true; role: RoleWithHome } | Exclude<FormOutcome, { ok: true }>;

/**
 * Logs in and stores the session in this browser, which resets the cache. A role without a home page stays signed out
 * (specification, section 2, Login).
 */
export function useLogIn(): (input: LogInMutationVariables['input']) => Promise<LogInOutcome> {
  const client = useApolloClient();
  const [logIn] = useLogInMutation({ fetchPolicy: 'no-cache' });
  return async (input) => {
    try {
      const { data } = await logIn({ variables: { input } });
      const result = data?.logIn;
      if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
      if (result?.__typename !== 'LoggedIn') return { ok: false, message: result?.message ?? 'Login failed' };
      const { account } = result.viewer;
      if (account.role === 'ADMIN') {
        endServerSession(client, result.token);
        return { ok: false, message: 'Unknown user role. Log in with a student or instructor account.' };
      }
      storeSession(result.token, account);
      return { ok: true, role: account.role };
    } catch (error) {
      return { ok: false, message: errorSentence(error, 'Login failed') };
    }
  };
}
