import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SIGN_IN_EXPIRED } from '#server/modules/accounts/account.rules';
import { attempt } from '../../../apollo/attempt';
import { safeReturnTo } from '../../../lib/returnTo';
import { forgetPendingSignIn, type PendingSignIn, readPendingSignIn } from '../../../lib/pendingSignIn';
import { toast } from '../../../ui/overlays/toast';
import { finishLogIn, type NextStep } from '../finishLogIn';
import {
  type FinishProviderSignInMutation,
  type FinishProviderSignInMutationVariables,
  useFinishProviderSignInMutation,
} from './__generated__/ProviderCallbackPage.generated';

const FAILED = 'The log-in couldn’t be completed. Please start it again.';

type Result = FinishProviderSignInMutation['finishProviderSignIn'];

/** What became of a log-in; after `logged in` the session is stored. */
type Finished =
  | { kind: 'logged in' | 'linked' | 'confirmed' }
  | { kind: 'next'; step: NextStep }
  | { kind: 'proof'; token: string; email: string }
  | { kind: 'refused'; message: string };

/**
 * Completes the log-in that this tab began with what the provider added to the address, which is removed from the
 * history. null while the server checks it.
 */
export function useFinishedSignIn(): { finished: Finished | null; returnTo: string | null } {
  const [finish] = useFinishProviderSignInMutation({ fetchPolicy: 'no-cache' });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [begun] = useState(() => inputOf(readPendingSignIn(), params));
  const [finished, setFinished] = useState<Finished | null>(begun ? null : refused(SIGN_IN_EXPIRED));
  const hasBegun = useRef(false);

  useEffect(() => {
    // An answer works once, and React's strict mode runs effects twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    forgetPendingSignIn();
    void navigate({ search: '' }, { replace: true });
    if (begun)
      void attempt(
        async () =>
          finishedBy((await finish({ variables: { input: begun.input } })).data?.finishProviderSignIn),
        FAILED,
        refused,
      ).then(setFinished);
  }, [begun, finish, navigate]);

  return { finished, returnTo: begun?.returnTo ?? null };
}

const refused = (message: string): Finished => ({ kind: 'refused', message });

/** What the server needs, and where to go afterwards; null if this tab did not begin a log-in. */
function inputOf(
  pending: PendingSignIn | null,
  params: URLSearchParams,
): (FinishProviderSignInMutationVariables & { returnTo: string | null }) | null {
  const state = params.get('state');
  if (!pending || !state) return null;
  const input = {
    state,
    verifier: pending.verifier,
    code: params.get('code'),
    issuer: params.get('iss'),
    error: params.get('error'),
  };
  return { input, returnTo: safeReturnTo(pending.returnTo) };
}

function finishedBy(result: Result | undefined): Finished {
  if (result === undefined) return refused(FAILED);
  switch (result.__typename) {
    case 'IdentityLinked':
      toast.success('Linked. You can log in with it from now on.');
      return { kind: 'linked' };
    case 'SessionConfirmed':
      toast.success('Confirmed. Continue within 5 minutes.');
      return { kind: 'confirmed' };
    case 'AccountProofRequired':
      return { kind: 'proof', token: result.token, email: result.email };
    case 'LoggedIn':
    case 'SecondFactorRequired':
    case 'SecondFactorSetUpRequired':
    case 'DeletionPending': {
      const step = finishLogIn(result, null);
      return step ? { kind: 'next', step } : { kind: 'logged in' };
    }
    default:
      return refused(result.message);
  }
}
