import type { useFragment } from '@apollo/client/react';
import { announce } from '../../ui/text/announce';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/layout/Layout';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { type DemoAccountsFragment, useDemoAccountsFragment } from './DemoAccounts.generated';

interface DemoAccountsProps {
  platform: useFragment.FromOptionValue<DemoAccountsFragment>;
  onChoose: (account: { email: string; password: string }) => void;
}

/** Buttons that fill in the credentials of a demo account. */
export function DemoAccounts({ platform, onChoose }: DemoAccountsProps) {
  const { data, complete } = useDemoAccountsFragment(platform);
  if (!complete) return null;
  return (
    <SurfaceNote title="This is a demo. Fill in an account:">
      <Cluster gap={8} style={{ marginTop: 'var(--wm-space-8)' }}>
        {data.demoAccounts.map((account) => (
          <Button
            key={account.email}
            variant="secondary"
            size="sm"
            onClick={() => {
              onChoose(account);
              announce(`Filled in: ${account.email}`);
            }}
          >
            {account.label}
          </Button>
        ))}
      </Cluster>
    </SurfaceNote>
  );
}
