import { useEffect, useState } from 'react';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/buttons/Button';
import { CopyIcon, DownloadIcon } from '../../ui/icons/ToolIcons';
import { Cluster } from '../../ui/layout/Layout';
import styles from './CopyToken.module.css';

/** How long the notice is shown, in milliseconds (specification, section 9). */
const NOTICE_MS = 2_000;

interface CopyTokenProps {
  /** Why it is shown. */
  text: string;
  token: string;
  copied: string;
  /** Name of the file that it can be downloaded as; without it, it can only be copied. */
  fileName?: string;
}

/** Shows a token that is shown only once, which can be copied and downloaded. */
export function CopyToken({ text, token, copied, fileName }: CopyTokenProps) {
  const [notice, setNotice] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      setNotice({ text: copied });
    } catch {
      // Permission denied or no secure context; the token can still be selected and copied manually.
      setNotice({ text: 'Failed to copy to clipboard' });
    }
  }

  return (
    <div className={`wm-grid wm-gap-8 ${styles.token}`}>
      <p>{text}</p>
      <code>{token}</code>
      <Cluster gap={8}>
        <Button variant="secondary" size="sm" iconStart={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy token
        </Button>
        {fileName && (
          <Button
            variant="secondary"
            size="sm"
            iconStart={<DownloadIcon size={18} />}
            onClick={() => saveFile(new Blob([`${token}\n`], { type: 'text/plain' }), fileName)}
          >
            Download
          </Button>
        )}
      </Cluster>
      <p role="status" className={styles.notice}>
        {notice?.text}
      </p>
    </div>
  );
}
