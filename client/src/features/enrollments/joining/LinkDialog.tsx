import { saveFile } from '../../../lib/saveFile';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { QrCode, qrCodeSvg } from '../../../ui/display/QrCode';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import styles from './Joining.module.css';

interface LinkDialogProps {
  link: { code: string; url: string };
  onClose: () => void;
}

/** A join link to pass on: its code, its address and its QR code. */
export function LinkDialog({ link: { code, url }, onClose }: LinkDialogProps) {
  return (
    <Dialog title={`Join with ${code}`} onClose={onClose}>
      <Stack gap={16} className={styles.sheet}>
        <div className={styles.picture}>
          <QrCode text={url} label={`QR code of ${url}`} />
        </div>
        <p className={styles.words}>
          <code>{url}</code>
        </p>
        <Cluster className={styles.actions}>
          <CopyLinkButton url={url} />
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(new Blob([qrCodeSvg(url)], { type: 'image/svg+xml' }), `join-${code}.svg`)
            }
          >
            Download QR code
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
