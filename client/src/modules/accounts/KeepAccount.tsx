import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { formatDate } from '../../lib/format';
import { storeSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { DownloadIcon } from '../../ui/icons/ToolIcons';
import { Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from './AccountCard';
import { downloadData } from './downloadData';
import { endServerSession } from './endServerSession';
import { useKeepAccountMutation } from './__generated__/KeepAccount.generated';
import type { LeavingAccount } from './nextStep';

const FAILED = 'Your account couldn’t be kept. Please try again.';

interface KeepAccountProps {
  account: LeavingAccount;
  onLogOut: () => void;
}

/** What the owner of an account that will be deleted sees instead of the platform. */
export function KeepAccount({ account, onLogOut }: KeepAccountProps) {
  const { password } = account;
  const client = useApolloClient();
  const [keep] = useKeepAccountMutation({ fetchPolicy: 'no-cache' });
  const [running, setRunning] = useState<'keep' | 'export' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function keepAccount() {
    setRunning('keep');
    setProblem(null);
    try {
      const { data } = await keep({ variables: { token: account.token } });
      const result = data?.keepAccount;
      if (result?.__typename === 'AccountKept') {
        // The messages of the session before are removed with it.
        storeSession(result.token, result.viewer.account);
        return toast.success('Your account is kept. Welcome back!');
      }
      setProblem(result?.message ?? FAILED);
    } catch (error) {
      setProblem(errorSentence(error, FAILED));
    }
    setRunning(null);
  }

  async function exportData(password: string) {
    setRunning('export');
    setProblem(null);
    const outcome = await downloadData(password, account.token);
    if (!outcome.ok) setProblem(outcome.message ?? outcome.fields?.[0]?.message ?? FAILED);
    setRunning(null);
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
        {problem && (
          <SurfaceNote tone="error" role="alert">
            {problem}
          </SurfaceNote>
        )}
        <Button
          fullWidth
          loading={running === 'keep'}
          loadingText="Keeping..."
          onClick={() => void keepAccount()}
        >
          Keep my account
        </Button>
        {password !== null && (
          <Button
            variant="secondary"
            fullWidth
            iconStart={<DownloadIcon size={18} />}
            loading={running === 'export'}
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
