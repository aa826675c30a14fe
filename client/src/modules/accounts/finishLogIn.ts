import { storeSession, type StoredUser } from '../../lib/session';

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

type Step =
  | { __typename: 'LoggedIn'; token: string; viewer: { account: StoredUser } }
  | { __typename: 'SecondFactorRequired' | 'SecondFactorSetUpRequired'; challenge: string }
  | { __typename: 'DeletionPending'; token: string; dueAt: string };

/**
 * Stores the session that a step of a log-in opened, or returns what is still needed. `password` is null after a log-in
 * without it.
 */
export function finishLogIn(result: Step, password: string | null): NextStep | null {
  switch (result.__typename) {
    case 'LoggedIn':
      storeSession(result.token, result.viewer.account);
      return null;
    case 'SecondFactorRequired':
      return { kind: 'code', waiting: { challenge: result.challenge, password } };
    case 'SecondFactorSetUpRequired':
      return { kind: 'set up second factor', challenge: result.challenge };
    case 'DeletionPending':
      return { kind: 'keep account', account: { ...result, password } };
  }
}
