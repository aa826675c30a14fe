import { useState } from 'react';
import { fetchFile } from '../../../apollo/fetchFile';
import { saveFile } from '../../../lib/saveFile';
import { Button } from '../../../ui/buttons/Button';
import { toast } from '../../../ui/overlays/toast';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';

interface ExportCsvButtonProps {
  path: string;
  /** Name of the downloaded file. */
  fileName: string;
  /** Error message. */
  failed: string;
  size?: 'md' | 'sm';
  label?: string;
  loadingText?: string;
}

/** Downloads one of the instructor's tables as CSV. */
export function ExportCsvButton({
  path,
  fileName,
  failed,
  size,
  label = 'Export CSV',
  loadingText = 'Exporting...',
}: ExportCsvButtonProps) {
  const [running, setRunning] = useState(false);

  async function save() {
    setRunning(true);
    try {
      const response = await fetchFile(path);
      if (response?.ok) saveFile(await response.blob(), fileName);
      else if (response) toast.error(failed);
    } catch {
      // The server is unreachable or the download broke off; it can be retried.
      toast.error(failed);
    }
    setRunning(false);
  }

  return (
    <Button
      variant="secondary"
      size={size}
      iconStart={<DownloadIcon size={18} />}
      loading={running}
      loadingText={loadingText}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
