import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { confirmSecondFactorRules } from '#server/modules/accounts/second-factor/second-factor.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { useCheckedForm } from '../../forms/useCheckedForm';
import { formatDate } from '../../lib/format';
import { type StoredUser, storeSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { CodeField, FormError } from '../../ui/fields/Fields';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { DownloadIcon } from '../../ui/icons/ToolIcons';
import { Stack } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/States';
import {
  CompleteLogInDocument,
  ConfirmRequiredSecondFactorDocument,
  KeepAccountDocument,
  StartRequiredSecondFactorDocument,
} from './__generated__/LogInNextStep.generated';
import { AccountCard } from './AccountCard';
import { downloadData } from './downloadData';
import { finishLogIn, type NextStep } from './finishLogIn';
import { endServerSession } from './LogOutButton';
import { ConfirmSecret, RecoveryCodes, type StartedSecret } from './SecondFactorSteps';

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
  }, [step.__typename]);
  switch (step.__typename) {
    case 'DeletionPending':
      return <KeepAccount account={step} onLogOut={onCancel} />;
    case 'SecondFactorRequired':
      return <SecondStep step={step} onNext={onNext} onCancel={onCancel} />;
    case 'SecondFactorSetUpRequired':
      return <RequiredSecondFactor challenge={step.challenge} onCancel={onCancel} />;
  }
}

interface SecondStepProps extends LogInNextStepProps {
  step: Extract<NextStep, { __typename: 'SecondFactorRequired' }>;
}

/** Asks for the code of the authenticator app, or for a recovery code. */
function SecondStep({ step: { challenge, password }, onNext, onCancel }: SecondStepProps) {
  const complete = useFormAction(CompleteLogInDocument, {
    fetchPolicy: 'no-cache',
    variables: ({ code }: { code: string }) => ({ input: { challenge, code } }),
    onDone: (_, result) => {
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
        <CodeField
          {...field('code')}
          key={String(isRecovering)}
          label={isRecovering ? 'Recovery code' : 'Code'}
          hint={
            isRecovering
              ? 'One of the codes that you saved. Each works once.'
              : 'The 6 digits that your authenticator app shows'
          }
          inputMode={isRecovering ? 'text' : 'numeric'}
          autoFocus
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

interface KeepAccountProps {
  account: Extract<NextStep, { __typename: 'DeletionPending' }>;
  onLogOut: () => void;
}

/** What the owner of an account that will be deleted sees instead of the platform. */
function KeepAccount({ account, onLogOut }: KeepAccountProps) {
  const { password } = account;
  const client = useApolloClient();
  const [isExporting, setExporting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = useFormAction(KeepAccountDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ token: account.token }),
    onDone: (_, { token, viewer }) => {
      // The messages of the session before are removed with it.
      storeSession(token, viewer.account);
    },
    done: 'Your account is kept. Welcome back!',
    failed: 'Your account couldn’t be kept. Please try again.',
  });

  async function exportData(password: string) {
    setExporting(true);
    setProblem(undefined);
    const outcome = await downloadData(password, account.token);
    if (!outcome.ok) setProblem(outcome.message ?? outcome.fields?.[0]?.message);
    setExporting(false);
  }

  function logOut() {
    endServerSession(client, account.token);
    onLogOut();
  }

  return (
    <AccountCard title={`Your account will be deleted on ${formatDate(account.dueAt)}`}>
      <Stack gap={16}>
        <p ref={showFromTop} tabIndex={-1}>
          Others already see it as deleted. Until that day you can keep your account: everything will be as it
          was.
        </p>
        {keep.problem && <SurfaceNote tone="error" role="alert" title={keep.problem.message} />}
        {problem && <SurfaceNote tone="error" role="alert" title={problem} />}
        <Button fullWidth loading={keep.sending} loadingText="Keeping..." onClick={() => void keep()}>
          Keep my account
        </Button>
        {password !== null && (
          <Button
            variant="secondary"
            fullWidth
            iconStart={<DownloadIcon size={18} />}
            loading={isExporting}
            loadingText="Exporting..."
            onClick={() => void exportData(password)}
          >
            Export my data
          </Button>
        )}
        <Button variant="quiet" fullWidth onClick={logOut}>
          Log out
        </Button>
      </Stack>
    </AccountCard>
  );
}

/** It takes the place of the form, which may have been scrolled and had the focus. */
function showFromTop(text: HTMLElement | null): void {
  if (!text) return;
  text.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
}

const NOT_SET_UP = 'The second factor couldn’t be set up. Please try again.';

/** The account that is logged in when its owner has saved the recovery codes. */
interface SetUp {
  recoveryCodes: string[];
  token: string;
  account: StoredUser;
}

/** What administrators without a second factor see instead of the platform, if the settings require one. */
function RequiredSecondFactor({ challenge, onCancel }: { challenge: string; onCancel: () => void }) {
  const [started, setStarted] = useState<StartedSecret | null>(null);
  const [setUp, setSetUp] = useState<SetUp | null>(null);

  const start = useFormAction(StartRequiredSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ challenge }),
    onDone: (_, result) => setStarted(result),
    failed: NOT_SET_UP,
  });
  const confirm = useFormAction(ConfirmRequiredSecondFactorDocument, {
    fetchPolicy: 'no-cache',
    variables: (code: string) => ({ challenge, code }),
    onDone: (_, { recoveryCodes, token, viewer }) =>
      setSetUp({ recoveryCodes, token: token!, account: viewer.account }),
    failed: NOT_SET_UP,
    fieldOf: { InvalidSecondFactorCode: 'code' },
  });

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
      {start.problem && <SurfaceNote tone="error" role="alert" title={start.problem.message} />}
      {started ? (
        <ConfirmSecret started={started} onConfirm={confirm} />
      ) : (
        <>
          <p ref={focusWhenMounted} tabIndex={-1}>
            You need an app that shows log-in codes, such as the password manager of your phone.
          </p>
          <Button fullWidth loading={start.sending} loadingText="Starting..." onClick={() => void start()}>
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
