import { useState } from 'react';
import { changeSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { DialogForm } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { TextField } from '../../../ui/fields/Fields';
import { Dialog } from '../../../ui/overlays/Dialog';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { RecoveryCodes } from '../RecoveryCodes';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  DisableSecondFactorDocument,
  type DisableSecondFactorMutationVariables,
  RenewRecoveryCodesDocument,
} from './__generated__/SecondFactor.generated';

const WORDS = {
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
  change: keyof typeof WORDS;
  onClose: () => void;
}

/** Turns the second factor off or makes new recovery codes; both need the password and a code. */
export function ChangeSecondFactorDialog({ change, onClose }: ChangeSecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes)
    return (
      <Dialog title="Save your recovery codes" onClose={null}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={WORDS[change].title} onClose={onClose}>
      <OwnerProof>
        {(password) => <ChangeForm {...{ change, password, onClose }} onCodes={setCodes} />}
      </OwnerProof>
    </Dialog>
  );
}

interface ChangeFormProps extends ChangeSecondFactorDialogProps {
  password: InitialPassword;
  onCodes: (codes: string[]) => void;
}

function ChangeForm({ change, password, onCodes, onClose }: ChangeFormProps) {
  const { title, text, button, failed } = WORDS[change];
  const action = {
    variables: (input: DisableSecondFactorMutationVariables['input']) => ({ input }),
    failed,
    fieldOf: { InvalidSecondFactorCode: 'code' },
  };
  const disable = useFormAction(DisableSecondFactorDocument, {
    ...action,
    done: () => {
      onClose();
      return 'The second factor is off';
    },
  });
  const renew = useFormAction(RenewRecoveryCodesDocument, {
    ...action,
    done: (_, { recoveryCodes }) => onCodes(recoveryCodes),
  });
  const checked = useCheckedForm({
    initial: { password, code: '' },
    check: (values) => check(changeSecondFactorRules, values),
    send: change === 'off' ? disable : renew,
  });
  return (
    <DialogForm
      label={title}
      checked={checked}
      submit={button}
      sending="Checking..."
      danger={change === 'off'}
      onClose={onClose}
      intro={<p>{text}</p>}
    >
      {password !== null && <OwnPasswordField {...checked.field('password')} />}
      <TextField
        {...checked.field('code')}
        label="Code"
        hint="The 6 digits that your authenticator app shows, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </DialogForm>
  );
}
