import type { Success } from '../../apollo/useAction';
import { storeSession } from '../../lib/session';
import type { LogInMutation } from './__generated__/LogInPage.generated';

type Step = Success<LogInMutation>;

/**
 * What a log-in needs besides the password or the provider; its page asks for it instead of the form. `password` is null
 * after a log-in without it.
 */
export type NextStep = Exclude<Step, { __typename: 'LoggedIn' }> & { password: string | null };

/** Stores the session that a step of a log-in opened, or returns what is still needed. */
export function finishLogIn(result: Step, password: string | null): NextStep | null {
  if (result.__typename !== 'LoggedIn') return { ...result, password };
  storeSession(result.token, result.viewer.account);
  return null;
}
