import { useState } from 'react';
import { useFormAction } from '../../apollo/useAction';
import { storeSession, type StoredUser } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from './AccountCard';
import { ConfirmSecret, type StartedSecret } from './ConfirmSecret';
import { RecoveryCodes } from './RecoveryCodes';
import {
  ConfirmRequiredSecondFactorDocument,
  StartRequiredSecondFactorDocument,
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
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [problem, setProblem] = useState<string>();

  const start = useFormAction(StartRequiredSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ challenge }),
    done: (_, result) => setStarted(result),
    failed: FAILED,
  });
  const confirm = useFormAction(ConfirmRequiredSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: (code: string) => ({ challenge, code }),
    done: (_, { recoveryCodes, token, viewer }) =>
      setSetUp({ recoveryCodes, token: token!, account: viewer.account }),
    failed: FAILED,
    fieldOf: { InvalidSecondFactorCode: 'code' },
  });
  const begin = async () => setProblem((await start()).message);

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
        <ConfirmSecret started={started} onConfirm={confirm} />
      ) : (
        <>
          <p ref={focusWhenMounted} tabIndex={-1}>
            You need an app that shows log-in codes, such as the password manager of your phone.
          </p>
          <Button fullWidth loading={start.sending} loadingText="Starting..." onClick={() => void begin()}>
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
