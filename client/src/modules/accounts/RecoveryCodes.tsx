import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/buttons/Button';
import { focusWhenMounted } from '../../ui/focusWhenMounted';
import { CopyIcon, DownloadIcon } from '../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { toast } from '../../ui/overlays/toast';
import styles from './RecoveryCodes.module.css';

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Recovery codes copied');
    } catch {
      // Permission denied or no secure context; the codes can still be downloaded or written down.
      toast.error('Failed to copy to clipboard');
    }
  }

  return (
    <Stack gap={16}>
      <p ref={focusWhenMounted} tabIndex={-1}>
        The second factor is on. If you lose your device, each of these codes logs you in once. You won’t see
        these codes again: keep them somewhere safe, but not on that device.
      </p>
      <ul className={`wm-grid wm-gap-8 ${styles.codes}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={8}>
        <Button variant="secondary" iconStart={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          iconStart={<DownloadIcon size={18} />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
      </Cluster>
      <div>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </Stack>
  );
}
