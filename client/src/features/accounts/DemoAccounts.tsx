import type { useFragment } from '@apollo/client/react';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';
import { type DemoAccountsFragment, useDemoAccountsFragment } from './DemoAccounts.generated';
import { roleName } from './roleLabels';

interface DemoAccountsProps {
  platform: useFragment.FromOptionValue<DemoAccountsFragment>;
  onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that fill in the credentials of a demo account. */
export function DemoAccounts({ platform, onChoose }: DemoAccountsProps) {
  const { data, complete } = useDemoAccountsFragment(platform);
  if (!complete) return null;
  // Admins have no pages, so the login would refuse them.
  const accounts = data.demoAccounts.filter(({ role }) => role !== 'ADMIN');
  return (
    <SurfaceNote title="This is a demo. Fill in an account:">
      <Cluster gap={8} style={{ marginTop: 'var(--wm-space-8)' }}>
        {accounts.map((account) => (
          <Button
            key={account.email}
            variant="secondary"
            size="sm"
            onClick={() => {
              onChoose(account);
              announce(`Filled in: ${account.email}`);
            }}
          >
            {roleName(account.role)}
          </Button>
        ))}
      </Cluster>
    </SurfaceNote>
  );
}
