import { useEffect } from 'react';
import { KeepAccount } from './KeepAccount';
import { RequiredSecondFactor } from './RequiredSecondFactor';
import { SecondStep } from './SecondStep';
import type { NextStep } from './nextStep';

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
