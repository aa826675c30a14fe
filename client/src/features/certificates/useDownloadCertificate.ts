import { useRef, useState } from 'react';
import { saveFile } from '../../lib/saveFile';
import { toast } from '../../ui/overlays/toast';
import { CERTIFICATE_FAILED, fetchCertificate } from './fetchCertificate';
import { openPrintWindow, showAndPrint } from './printWindow';

type Kind = 'print' | 'pdf';

interface DownloadableCertificate {
  courseId: string;
  number: string;
  htmlPath: string;
  pdfPath: string;
}

/**
 * Downloads a certificate. `print` opens it in a new window and prints it, or saves `certificate-{courseId}.html` if
 * the window is blocked (specification, section 7); `savePdf` saves the PDF. `running` is the pending action, or null.
 * Errors are shown in a toast.
 */
export function useDownloadCertificate(certificate: DownloadableCertificate) {
  const [running, setRunning] = useState<Kind | null>(null);
  // A ref, as two clicks in one frame would both see the old state.
  const busy = useRef(false);

  async function run(kind: Kind, work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setRunning(kind);
    try {
      await work();
    } catch (error) {
      toast.error((error instanceof Error && error.message) || CERTIFICATE_FAILED);
    } finally {
      busy.current = false;
      setRunning(null);
    }
  }

  return {
    running,
    print: () => run('print', () => printOrSave(certificate)),
    savePdf: () =>
      run('pdf', async () => {
        const pdf = await fetchCertificate(certificate.pdfPath);
        if (pdf) saveFile(pdf, `certificate-${certificate.number}.pdf`);
      }),
  };
}

async function printOrSave({ htmlPath, courseId }: DownloadableCertificate): Promise<void> {
  const printWindow = openPrintWindow();
  let html: Blob | null = null;
  try {
    html = await fetchCertificate(htmlPath);
  } finally {
    if (!html) printWindow?.close();
  }
  if (!html) return;
  if (printWindow && !printWindow.closed) await showAndPrint(printWindow, html);
  else saveFile(html, `certificate-${courseId}.html`);
}
