import type { FormOutcome } from '../../forms/formOutcome';
import { storeSession, type StoredUser } from '../../lib/session';
import { type NextStep, nextStepFor, type StepResult } from './nextStep';
import { type Refused, refusalOf } from './refusalOf';

interface Opened {
  __typename: 'LoggedIn';
  token: string;
  viewer: { account: StoredUser };
}

/**
 * Stores the session that a step of a log-in opened, passes what is still needed to `onNext`, or returns the refusal.
 * `password` is null after a log-in without it.
 */
export function finishLogIn(
  result: Opened | StepResult | Refused | null | undefined,
  { password, onNext, failed }: { password: string | null; onNext: (step: NextStep) => void; failed: string },
): FormOutcome {
  switch (result?.__typename) {
    case 'LoggedIn':
      storeSession(result.token, result.viewer.account);
      return { ok: true };
    case 'SecondFactorRequired':
    case 'SecondFactorSetUpRequired':
    case 'DeletionPending':
      onNext(nextStepFor(result, password));
      return { ok: true };
    default:
      return refusalOf(result, failed);
  }
}
