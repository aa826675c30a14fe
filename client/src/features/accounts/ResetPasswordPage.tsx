import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { TextLink } from '../../ui/navigation/TextLink';
import { AccountCard } from './AccountCard';
import { NewPasswordForm } from './NewPasswordForm';
import { RemainingIdentities } from './RemainingIdentities';
import { RequestTokenForm } from './RequestTokenForm';
import type { PasswordResetDone } from './usePasswordReset';

type Step =
  | { name: 'request'; email: string; isAnother: boolean }
  /** `token` is '' if it is sent by email or the visitor already has it; `notice` is the server's message. */
  | { name: 'reset'; email: string; token: string; notice: string | null }
  | ({ name: 'done' } & PasswordResetDone);

/** Resets a password in two steps: request a token, then use it. */
export function ResetPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'request', email: '', isAnother: false });
  return (
    <AccountCard
      title="Forgot Password"
      footer={
        <TextLink component={Link} to={paths.logIn}>
          Back to login
        </TextLink>
      }
    >
      {step.name === 'request' && (
        <RequestTokenForm
          email={step.email}
          isAnother={step.isAnother}
          onRequested={(asked) => setStep({ name: 'reset', ...asked })}
          onHaveToken={(email) => setStep({ name: 'reset', email, token: '', notice: null })}
        />
      )}
      {step.name === 'reset' && (
        <NewPasswordForm
          {...step}
          onReset={(done) => setStep({ name: 'done', ...done })}
          onAskAgain={(email) => setStep({ name: 'request', email, isAnother: true })}
        />
      )}
      {step.name === 'done' && (
        <>
          <SurfaceNote tone="success" role="status" tabIndex={-1} ref={focusWhenMounted} title={step.notice}>
            You were logged out everywhere. Log in with your new password.
          </SurfaceNote>
          <RemainingIdentities identities={step.identities} isHere={false} />
          <Button component={Link} to={paths.logIn} fullWidth>
            Log in
          </Button>
        </>
      )}
    </AccountCard>
  );
}
