import { useState } from 'react';
import { fetchFile } from '../../apollo/fetchFile';
import { saveFile } from '../../lib/saveFile';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import { DownloadIcon } from '../../ui/ToolIcons';

interface ExportCsvButtonProps {
  path: string;
  /** What the file is called in the person's downloads. */
  fileName: string;
  /** What is said when it could not be saved. */
  failed: string;
  size?: 'md' | 'sm';
}

/** Saves a table of the instructor's as a file. */
export function ExportCsvButton({ path, fileName, failed, size }: ExportCsvButtonProps) {
  const [running, setRunning] = useState(false);

  async function save() {
    setRunning(true);
    try {
      const response = await fetchFile(path);
      if (response?.ok) saveFile(await response.blob(), fileName);
      else if (response) toast.error(failed);
    } catch {
      // The server was not reached, or the file broke off: nothing was saved, and it can be tried again.
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
      loadingText="Exporting..."
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
