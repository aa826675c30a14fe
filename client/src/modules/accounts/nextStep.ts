/** An account that will be deleted unless its owner keeps it. */
export interface LeavingAccount {
  token: string;
  dueAt: string;
  /** null after a log-in without it. */
  password: string | null;
}

/** A log-in that waits for a code of the second factor. */
export interface WaitingLogIn {
  challenge: string;
  /** null after a log-in without it. */
  password: string | null;
}

/** What a log-in needs besides the password or the provider; its page asks for it instead of the form. */
export type NextStep =
  | { kind: 'keep account'; account: LeavingAccount }
  | { kind: 'code'; waiting: WaitingLogIn }
  | { kind: 'set up second factor'; challenge: string };

/** A result of a log-in that needs more. */
export type StepResult =
  | { __typename: 'SecondFactorRequired' | 'SecondFactorSetUpRequired'; challenge: string }
  | { __typename: 'DeletionPending'; token: string; dueAt: string };

/** The step for the result of a log-in that needs more; `password` is null after a log-in without it. */
export function nextStepFor(result: StepResult, password: string | null): NextStep {
  switch (result.__typename) {
    case 'SecondFactorRequired':
      return { kind: 'code', waiting: { challenge: result.challenge, password } };
    case 'SecondFactorSetUpRequired':
      return { kind: 'set up second factor', challenge: result.challenge };
    case 'DeletionPending':
      return { kind: 'keep account', account: { ...result, password } };
  }
}
