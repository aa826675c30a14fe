import { useState } from 'react';
import {
  changeSecondFactorRules,
  startSecondFactorRules,
} from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { CodeField } from '../../../ui/fields/Fields';
import { Dialog } from '../../../ui/overlays/Dialog';
import { showTokens } from '../access-tokens/showTokens';
import { OwnerForm, OwnPasswordField, useOwnerForm } from '../OwnerForm';
import { ConfirmSecret, RecoveryCodes, type StartedSecret } from '../SecondFactorSteps';
import {
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  type DisableSecondFactorMutationVariables,
  RenewRecoveryCodesDocument,
  StartSecondFactorDocument,
  type StartSecondFactorMutationVariables,
} from './__generated__/SecondFactorDialogs.generated';

const NOT_TURNED_ON = 'The second factor couldn’t be turned on. Please try again.';
const fieldOf = { InvalidSecondFactorCode: 'code' };

/** Turns the second factor on: the password, the secret with a first code, the recovery codes. */
export function TurnOnSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = useFormAction(StartSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: StartSecondFactorMutationVariables['input']) => ({ input }),
    onDone: (_, result) => setStarted(result),
    failed: NOT_TURNED_ON,
  });
  const confirm = useFormAction(ConfirmSecondFactorDocument, {
    variables: (code: string) => ({ code }),
    update: (cache, { data }) => {
      if (data?.confirmSecondFactor.__typename === 'SecondFactorEnabled') showTokens(cache, []);
    },
    onDone: (_, { recoveryCodes }) => setCodes(recoveryCodes),
    failed: NOT_TURNED_ON,
    fieldOf,
  });
  const owner = useOwnerForm({
    initial: {},
    check: (values) => check(startSecondFactorRules, values),
    send: start,
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
        <OwnerForm
          label="Turn on second factor"
          owner={owner}
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
          {owner.asksPassword && <OwnPasswordField {...owner.field('password')} />}
        </OwnerForm>
      )}
    </Dialog>
  );
}

const CHANGES = {
  off: {
    title: 'Turn off second factor',
    text: 'You will log in with only your password, and your recovery codes are deleted.',
    button: 'Turn off',
    failed: 'The second factor couldn’t be turned off. Please try again.',
  },
  codes: {
    title: 'New recovery codes',
    text: 'Your current codes will stop working.',
    button: 'Create new codes',
    failed: 'The recovery codes couldn’t be created. Please try again.',
  },
};

interface ChangeSecondFactorDialogProps {
  change: keyof typeof CHANGES;
  onClose: () => void;
}

/** Turns the second factor off or makes new recovery codes; both need the password and a code. */
export function ChangeSecondFactorDialog({ change, onClose }: ChangeSecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { title, text, button, failed } = CHANGES[change];
  const action = {
    variables: (input: DisableSecondFactorMutationVariables['input']) => ({ input }),
    failed,
    fieldOf,
  };
  const disable = useFormAction(DisableSecondFactorDocument, {
    ...action,
    onDone: () => onClose(),
    done: 'The second factor is off',
  });
  const renew = useFormAction(RenewRecoveryCodesDocument, {
    ...action,
    onDone: (_, { recoveryCodes }) => setCodes(recoveryCodes),
  });
  const owner = useOwnerForm({
    initial: { code: '' },
    check: (values) => check(changeSecondFactorRules, values),
    send: change === 'off' ? disable : renew,
  });

  if (codes)
    return (
      <Dialog title="Save your recovery codes" onClose={null}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <OwnerForm
        label={title}
        owner={owner}
        submit={button}
        sending="Checking..."
        danger={change === 'off'}
        onClose={onClose}
        intro={<p>{text}</p>}
      >
        {owner.asksPassword && <OwnPasswordField {...owner.field('password')} />}
        <CodeField
          {...owner.field('code')}
          label="Code"
          hint="The 6 digits that your authenticator app shows, or a recovery code"
        />
      </OwnerForm>
    </Dialog>
  );
}
