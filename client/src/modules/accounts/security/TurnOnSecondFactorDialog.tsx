import { useState } from 'react';
import { startSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { DialogForm } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Dialog } from '../../../ui/overlays/Dialog';
import { showTokens } from '../access-tokens/showTokens';
import { ConfirmSecret, type StartedSecret } from '../ConfirmSecret';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { RecoveryCodes } from '../RecoveryCodes';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  ConfirmSecondFactorDocument,
  StartSecondFactorDocument,
  type StartSecondFactorMutationVariables,
} from './__generated__/SecondFactor.generated';

const FAILED = 'The second factor couldn’t be turned on. Please try again.';

/** Turns the second factor on: the password, the secret with a first code, the recovery codes. */
export function TurnOnSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const confirm = useFormAction(ConfirmSecondFactorDocument, {
    variables: (code: string) => ({ code }),
    update: (cache, { data }) => {
      if (data?.confirmSecondFactor.__typename === 'SecondFactorEnabled') showTokens(cache, []);
    },
    done: (_, { recoveryCodes }) => setCodes(recoveryCodes),
    failed: FAILED,
    fieldOf: { InvalidSecondFactorCode: 'code' },
  });

  if (codes)
    return (
      <Dialog title="Save your recovery codes" onClose={null}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Turn on second factor" onClose={onClose}>
      {started ? (
        <ConfirmSecret started={started} onConfirm={confirm} />
      ) : (
        <OwnerProof>
          {(password) => <StartForm {...{ password, onClose }} onStarted={setStarted} />}
        </OwnerProof>
      )}
    </Dialog>
  );
}

interface StartFormProps {
  password: InitialPassword;
  onStarted: (started: StartedSecret) => void;
  onClose: () => void;
}

function StartForm({ password, onStarted, onClose }: StartFormProps) {
  const start = useFormAction(StartSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: StartSecondFactorMutationVariables['input']) => ({ input }),
    done: (_, result) => onStarted(result),
    failed: FAILED,
  });
  const checked = useCheckedForm({
    initial: { password },
    check: (values) => check(startSecondFactorRules, values),
    send: start,
  });
  return (
    <DialogForm
      label="Turn on second factor"
      checked={checked}
      submit="Continue"
      sending="Starting..."
      onClose={onClose}
      intro={
        <p>
          You need an app that shows log-in codes, such as the password manager of your phone. Your other
          devices are logged out, and your access tokens are revoked.
        </p>
      }
    >
      {password !== null && <OwnPasswordField {...checked.field('password')} />}
    </DialogForm>
  );
}
