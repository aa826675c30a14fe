import { useState } from 'react';
import { changeSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { refusalOf } from '../refusalOf';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { RecoveryCodes } from '../RecoveryCodes';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
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
  const [disable] = useDisableSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const { title, text, button, failed } = WORDS[change];
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password, code: '' },
    check: (values) => check(changeSecondFactorRules, values),
    send: async (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const result =
            change === 'off'
              ? (await disable({ variables: { input } })).data?.disableSecondFactor
              : (await renew({ variables: { input } })).data?.renewRecoveryCodes;
          switch (result?.__typename) {
            case 'SecondFactorDisabled':
              toast.success('The second factor is off');
              onClose();
              return { ok: true };
            case 'RecoveryCodesRenewed':
              onCodes(result.recoveryCodes);
              return { ok: true };
            default:
              return refusalOf(result, failed);
          }
        },
        failed,
        refused,
      ),
  });
  return (
    <form {...form} aria-label={title}>
      <Stack gap={16}>
        <p>{text}</p>
        <FormError errors={errors} />
        {password !== null && <OwnPasswordField {...field('password')} />}
        <TextField
          {...field('code')}
          label="Code"
          hint="The 6 digits that your authenticator app shows, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Cluster gap={8}>
          <Button
            type="submit"
            variant={change === 'off' ? 'danger' : 'primary'}
            loading={sending}
            loadingText="Checking..."
          >
            {button}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
