import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFormAction } from '../../apollo/useAction';
import { formatDate } from '../../lib/format';
import { storeSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { DownloadIcon } from '../../ui/icons/ToolIcons';
import { Stack } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { AccountCard } from './AccountCard';
import { downloadData } from './downloadData';
import { endServerSession } from './endServerSession';
import { KeepAccountDocument } from './__generated__/KeepAccount.generated';
import type { LeavingAccount } from './finishLogIn';

interface KeepAccountProps {
  account: LeavingAccount;
  onLogOut: () => void;
}

/** What the owner of an account that will be deleted sees instead of the platform. */
export function KeepAccount({ account, onLogOut }: KeepAccountProps) {
  const { password } = account;
  const client = useApolloClient();
  const [isExporting, setExporting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const keep = useFormAction(KeepAccountDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ token: account.token }),
    done: (_, { token, viewer }) => {
      // The messages of the session before are removed with it.
      storeSession(token, viewer.account);
      return 'Your account is kept. Welcome back!';
    },
    failed: 'Your account couldn’t be kept. Please try again.',
  });

  async function keepAccount() {
    setProblem(undefined);
    setProblem((await keep()).message);
  }

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
        {problem && (
          <SurfaceNote tone="error" role="alert">
            {problem}
          </SurfaceNote>
        )}
        <Button fullWidth loading={keep.sending} loadingText="Keeping..." onClick={() => void keepAccount()}>
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
