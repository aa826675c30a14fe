import { useState } from 'react';
import { fetchFile, saveFetched } from '../../../../apollo/fetchFile';
import { Button } from '../../../../ui/buttons/Button';
import { DownloadIcon } from '../../../../ui/icons/ToolIcons';

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
    await saveFetched(fetchFile(path), fileName, failed);
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
