import { useState } from 'react';
import { fetchFile } from '../../../apollo/fetchFile';
import { saveFile } from '../../../lib/saveFile';
import { toast } from '../../../ui/overlays/toast';
import { type AuditFilter, exportQueryOf } from './auditFilter';

const FAILED = 'The audit log couldn’t be exported. Please try again.';

/** Downloads all entries that match the filter. */
export function useExportAuditLog(filter: AuditFilter) {
  const [isRunning, setIsRunning] = useState(false);

  async function exportAs(format: 'csv' | 'jsonl') {
    setIsRunning(true);
    try {
      const response = await fetchFile(`/admin/audit-log.${format}${exportQueryOf(filter)}`);
      if (response?.ok) saveFile(await response.blob(), `audit-log.${format}`);
      else if (response) toast.error(FAILED);
    } catch {
      // The server is unreachable or the download broke off; it can be retried.
      toast.error(FAILED);
    }
    setIsRunning(false);
  }

  return { exportAs, isRunning };
}
