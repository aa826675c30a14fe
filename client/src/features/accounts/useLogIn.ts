import { attempt } from '../../apollo/attempt';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { finishLogIn } from './finishLogIn';
import type { NextStep } from './nextStep';
import { type LogInMutationVariables, useLogInMutation } from './useLogIn.generated';

const FAILED = 'Login failed';

/** Logs in and stores the session in this browser, which resets the cache; or passes what is still needed to `onNext`. */
export function useLogIn(
  onNext: (step: NextStep) => void,
): (input: LogInMutationVariables['input']) => Promise<FormOutcome> {
  const [logIn] = useLogInMutation({ fetchPolicy: 'no-cache' });
  return (input) =>
    attempt(
      async () => {
        const { data } = await logIn({ variables: { input } });
        return finishLogIn(data?.logIn, { password: input.password, onNext, failed: FAILED });
      },
      FAILED,
      refused,
    );
}
