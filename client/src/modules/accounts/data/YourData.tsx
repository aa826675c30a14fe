import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent';
import type { StoredUser } from '../../../lib/session';
import { usePlatform } from '../../../ui/platform/platform';
import { Button } from '../../../ui/buttons/Button';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';

const DeleteAccountDialog = lazyComponent(
  async () => (await import('./YourDataDialogs')).DeleteAccountDialog,
);
const ExportDataDialog = lazyComponent(async () => (await import('./YourDataDialogs')).ExportDataDialog);

/** What the account's owner can do with everything that is stored about them. */
export function YourData({ account }: { account: StoredUser }) {
  const { name: platform } = usePlatform();
  const [dialog, setDialog] = useState<'export' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <Stack gap={16}>
      <p>
        Download everything that {platform} stores about you, in files that other programs can read, or delete
        your account.
      </p>
      <Cluster gap={8}>
        <Button
          variant="secondary"
          iconStart={<DownloadIcon size={18} />}
          onClick={() => setDialog('export')}
        >
          Download my data
        </Button>
        <Button variant="quiet" onClick={() => setDialog('delete')}>
          Delete my account
        </Button>
      </Cluster>
      {dialog && (
        <Suspense>
          {dialog === 'export' ? (
            <ExportDataDialog account={account} onClose={close} />
          ) : (
            <DeleteAccountDialog account={account} onClose={close} />
          )}
        </Suspense>
      )}
    </Stack>
  );
}
