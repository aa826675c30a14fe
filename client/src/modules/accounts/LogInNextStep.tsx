import { useEffect, useState } from 'react';
import { confirmSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { Button } from '../../ui/buttons/Button';
import { FormError } from '../../ui/fields/FormError';
import { TextField } from '../../ui/fields/TextField';
import { AccountCard } from './AccountCard';
import { finishLogIn, type NextStep, type WaitingLogIn } from './finishLogIn';
import { KeepAccount } from './KeepAccount';
import { CompleteLogInDocument } from './__generated__/LogInNextStep.generated';
import { RequiredSecondFactor } from './RequiredSecondFactor';

interface LogInNextStepProps {
  step: NextStep;
  onNext: (step: NextStep) => void;
  /** Returns to the form. */
  onCancel: () => void;
}

/** What a log-in needs besides the password. */
export function LogInNextStep({ step, onNext, onCancel }: LogInNextStepProps) {
  // It takes the place of the form, which may have been scrolled.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [step.kind]);
  switch (step.kind) {
    case 'keep account':
      return <KeepAccount account={step.account} onLogOut={onCancel} />;
    case 'code':
      return <SecondStep waiting={step.waiting} onNext={onNext} onCancel={onCancel} />;
    case 'set up second factor':
      return <RequiredSecondFactor challenge={step.challenge} onCancel={onCancel} />;
  }
}

interface SecondStepProps {
  waiting: WaitingLogIn;
  onNext: (step: NextStep) => void;
  onCancel: () => void;
}

/** Asks for the code of the authenticator app, or for a recovery code. */
function SecondStep({ waiting, onNext, onCancel }: SecondStepProps) {
  const { challenge, password } = waiting;
  const complete = useFormAction(CompleteLogInDocument, {
    fetchPolicy: 'no-cache',
    variables: ({ code }: { code: string }) => ({ input: { challenge, code } }),
    done: (_, result) => {
      const next = finishLogIn(result, password);
      if (next) onNext(next);
    },
    failed: 'Login failed',
    fieldOf: { InvalidSecondFactorCode: 'code' },
  });
  const [isRecovering, setRecovering] = useState(false);
  const { form, field, set, errors, sending } = useCheckedForm({
    initial: { code: '' },
    check: (values) => check(confirmSecondFactorRules, values),
    send: complete,
  });
  return (
    <AccountCard title="Enter your code" lead="Your account has a second factor.">
      <form {...form}>
        <FormError errors={errors} />
        <TextField
          {...field('code')}
          key={String(isRecovering)}
          label={isRecovering ? 'Recovery code' : 'Code'}
          hint={
            isRecovering
              ? 'One of the codes that you saved. Each works once.'
              : 'The 6 digits that your authenticator app shows'
          }
          inputMode={isRecovering ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
        <Button type="submit" fullWidth loading={sending} loadingText="Logging in...">
          Log in
        </Button>
        <Button
          variant="secondary"
          fullWidth
          onClick={() => {
            setRecovering(!isRecovering);
            set({ code: '' });
          }}
        >
          {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" fullWidth onClick={onCancel}>
          Back
        </Button>
      </form>
    </AccountCard>
  );
}
