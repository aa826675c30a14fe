import { useState } from 'react';
import { fetchFileWith, saveFetched } from '../../../apollo/fetchFile';
import { Button } from '../../../ui/buttons/Button';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { confirm } from '../../../ui/overlays/confirm';

interface NewLinksButtonProps {
  /** The path of the route that makes the links. */
  path: string;
  /** Called when there are new links. */
  onMade?: () => void;
}

/** Makes new links for all invited people, and downloads them as CSV. */
export function NewLinksButton({ path, onMade }: NewLinksButtonProps) {
  const [isRunning, setIsRunning] = useState(false);

  async function save() {
    const isSure = await confirm({
      title: 'Make new links?',
      text: 'The file has a new link for each of these people, for 30 days. Links that you passed on before no longer work.',
      confirmLabel: 'Make links',
    });
    if (!isSure) return;
    setIsRunning(true);
    const failed = 'The links couldn’t be made. Please try again.';
    if (await saveFetched(fetchFileWith(path, {}), 'invitation-links.csv', failed)) onMade?.();
    setIsRunning(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      iconStart={<DownloadIcon size={18} />}
      loading={isRunning}
      loadingText="Making links..."
      onClick={() => void save()}
    >
      Download links
    </Button>
  );
}
