import { useState } from 'react';
import { fetchFile, fetchFileWith, saveFetched } from '../../apollo/fetchFile';
import { Button } from '../../ui/buttons/Button';
import { DownloadIcon } from '../../ui/icons/ToolIcons';
import { confirm, type ConfirmQuestion } from '../../ui/overlays/confirm';

interface DownloadButtonProps {
  path: string;
  /** Name of the downloaded file. */
  fileName: string;
  /** Error message. */
  failed: string;
  size?: 'md' | 'sm';
  label?: string;
  loadingText?: string;
  /** What is asked before the server makes what is in the file; by default it only reads. */
  ask?: ConfirmQuestion;
  /** Called when it was downloaded. */
  onDone?: () => void;
}

/** Downloads a table as CSV. */
export function DownloadButton(props: DownloadButtonProps) {
  const { path, fileName, failed, size, ask, onDone } = props;
  const { label = 'Export CSV', loadingText = 'Exporting...' } = props;
  const [isRunning, setIsRunning] = useState(false);

  async function save() {
    if (ask && !(await confirm(ask))) return;
    setIsRunning(true);
    const fetching = ask ? fetchFileWith(path, {}) : fetchFile(path);
    if (await saveFetched(fetching, fileName, failed)) onDone?.();
    setIsRunning(false);
  }

  return (
    <Button
      variant="secondary"
      size={size}
      iconStart={<DownloadIcon size={18} />}
      loading={isRunning}
      loadingText={loadingText}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

interface NewLinksButtonProps {
  /** The path of the route that makes the links. */
  path: string;
  /** Called when there are new links. */
  onMade?: () => void;
}

/** Makes new links for all invited people, and downloads them as CSV. */
export function NewLinksButton({ path, onMade }: NewLinksButtonProps) {
  return (
    <DownloadButton
      path={path}
      fileName="invitation-links.csv"
      failed="The links couldn’t be made. Please try again."
      size="sm"
      label="Download links"
      loadingText="Making links..."
      ask={{
        title: 'Make new links?',
        text: 'The file has a new link for each of these people, for 30 days. Links that you passed on before no longer work.',
        confirmLabel: 'Make links',
      }}
      onDone={onMade}
    />
  );
}
