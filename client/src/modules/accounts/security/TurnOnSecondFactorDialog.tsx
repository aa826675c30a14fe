import { useState } from 'react';
import { startSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { showTokens } from '../access-tokens/showTokens';
import { ConfirmSecret, type StartedSecret } from '../ConfirmSecret';
import { refusalOf } from '../refusalOf';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { RecoveryCodes } from '../RecoveryCodes';
import { OwnPasswordField } from '../OwnPasswordField';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from './__generated__/SecondFactor.generated';

const FAILED = 'The second factor couldn’t be turned on. Please try again.';

/** Turns the second factor on: the password, the secret with a first code, the recovery codes. */
export function TurnOnSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [confirm] = useConfirmSecondFactorMutation();
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const confirmCode = (code: string): Promise<FormOutcome> =>
    attempt(
      async () => {
        const { data } = await confirm({
          variables: { code },
          update: (cache, { data: answer }) => {
            if (answer?.confirmSecondFactor.__typename === 'SecondFactorEnabled') showTokens(cache, []);
          },
        });
        const result = data?.confirmSecondFactor;
        switch (result?.__typename) {
          case 'SecondFactorEnabled':
            setCodes(result.recoveryCodes);
            return { ok: true };
          default:
            return refusalOf(result, FAILED);
        }
      },
      FAILED,
      refused,
    );

  if (codes)
    return (
      <Dialog title="Save your recovery codes" onClose={null}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Turn on second factor" onClose={onClose}>
      {started ? (
        <ConfirmSecret started={started} onConfirm={confirmCode} />
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
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password },
    check: (values) => check(startSecondFactorRules, values),
    send: async (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await start({ variables: { input } });
          const result = data?.startSecondFactor;
          if (result?.__typename !== 'SecondFactorStarted') return refusalOf(result, FAILED);
          onStarted(result);
          return { ok: true };
        },
        FAILED,
        refused,
      ),
  });
  return (
    <form {...form} aria-label="Turn on second factor">
      <Stack gap={16}>
        <p>
          You need an app that shows log-in codes, such as the password manager of your phone. Your other
          devices are logged out, and your access tokens are revoked.
        </p>
        <FormError errors={errors} />
        {password !== null && <OwnPasswordField {...field('password')} />}
        <Cluster gap={8}>
          <Button type="submit" loading={sending} loadingText="Starting...">
            Continue
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
