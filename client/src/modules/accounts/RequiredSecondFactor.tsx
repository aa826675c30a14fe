import { useState } from 'react';
import { attempt } from '../../apollo/attempt';
import { type FormOutcome, refused } from '../../forms/formOutcome';
import { storeSession, type StoredUser } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from './AccountCard';
import { ConfirmSecret, type StartedSecret } from './ConfirmSecret';
import { refusalOf } from './refusalOf';
import { RecoveryCodes } from './RecoveryCodes';
import {
  useConfirmRequiredSecondFactorMutation,
  useStartRequiredSecondFactorMutation,
} from './__generated__/RequiredSecondFactor.generated';

const FAILED = 'The second factor couldn’t be set up. Please try again.';

interface RequiredSecondFactorProps {
  challenge: string;
  onCancel: () => void;
}

/** The account that is logged in when its owner has saved the recovery codes. */
interface SetUp {
  recoveryCodes: string[];
  token: string;
  account: StoredUser;
}

/** What administrators without a second factor see instead of the platform, if the settings require one. */
export function RequiredSecondFactor({ challenge, onCancel }: RequiredSecondFactorProps) {
  const [start, { loading }] = useStartRequiredSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmRequiredSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin() {
    setProblem(
      await attempt(
        async () => {
          const { data } = await start({ variables: { challenge } });
          const result = data?.startRequiredSecondFactor;
          if (result?.__typename !== 'SecondFactorStarted') return result?.message ?? FAILED;
          setStarted(result);
          return null;
        },
        FAILED,
        (sentence) => sentence,
      ),
    );
  }

  const confirmCode = (code: string): Promise<FormOutcome> =>
    attempt(
      async () => {
        const { data } = await confirm({ variables: { challenge, code } });
        const result = data?.confirmRequiredSecondFactor;
        switch (result?.__typename) {
          case 'SecondFactorEnabled':
            setSetUp({
              recoveryCodes: result.recoveryCodes,
              token: result.token!,
              account: result.viewer.account,
            });
            return { ok: true };
          default:
            return refusalOf(result, FAILED);
        }
      },
      FAILED,
      refused,
    );

  if (setUp)
    return (
      <AccountCard title="Save your recovery codes">
        <RecoveryCodes codes={setUp.recoveryCodes} onDone={() => storeSession(setUp.token, setUp.account)} />
      </AccountCard>
    );
  return (
    <AccountCard
      title="Set up a second factor"
      lead="Administrators of this platform need one. This is the last step before you are logged in."
    >
      {problem && (
        <SurfaceNote tone="error" role="alert">
          {problem}
        </SurfaceNote>
      )}
      {started ? (
        <ConfirmSecret started={started} onConfirm={confirmCode} />
      ) : (
        <>
          <p ref={focusWhenMounted} tabIndex={-1}>
            You need an app that shows log-in codes, such as the password manager of your phone.
          </p>
          <Button fullWidth loading={loading} loadingText="Starting..." onClick={() => void begin()}>
            Set up
          </Button>
        </>
      )}
      <Button variant="quiet" fullWidth onClick={onCancel}>
        Back
      </Button>
    </AccountCard>
  );
}
