import { useRef, useState } from 'react';
import { fetchFile } from '../../../apollo/fetchFile';
import { saveFile } from '../../../lib/saveFile';
import { toast } from '../../../ui/overlays/toast';

/** Specification, section 9: delay for the new window to render the certificate before printing. */
const PRINT_DELAY_MS = 1000;

/**
 * Opens the window for a certificate; null if blocked. Call it synchronously in the click handler: after an await,
 * popup blockers no longer see a user gesture.
 */
function openPrintWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.document.title = 'Certificate';
  opened.document.body.textContent = 'Generating...';
  return opened;
}

/**
 * Shows the document in the window and prints it after `PRINT_DELAY_MS`, unless the window is closed by then. The window
 * inherits this page's content security policy, which refuses inline styles, so these become files.
 */
async function showAndPrint(target: Window, certificate: Blob): Promise<void> {
  const urls: string[] = [];
  const addFile = (content: string, type: string) => {
    const url = URL.createObjectURL(new Blob([content], { type }));
    urls.push(url);
    return url;
  };
  const html = await certificate.text();
  // Without a parser, which would report the styles as a violation of the policy.
  const linked = html.replaceAll(
    /<style>([\s\S]*?)<\/style>/g,
    (_style, css: string) => `<link rel="stylesheet" href="${addFile(css, 'text/css')}">`,
  );
  target.location.replace(addFile(linked, 'text/html'));
  setTimeout(() => {
    if (!target.closed) target.print();
    urls.forEach((url) => URL.revokeObjectURL(url));
  }, PRINT_DELAY_MS);
}

const CERTIFICATE_FAILED = 'Failed to download certificate';

/**
 * Fetches a certificate's document (HTML or PDF by its path) with the session token. Returns null if the token was
 * rejected, which ends the session. Throws an Error with a message for the user: the server's `error`, or
 * `CERTIFICATE_FAILED`.
 */
async function fetchCertificate(path: string): Promise<Blob | null> {
  const response = await fetchFile(path).catch((cause: unknown) => {
    // fetch's own message ("Failed to fetch") is not meant for users.
    throw new Error(CERTIFICATE_FAILED, { cause });
  });
  if (!response || response.ok) return response?.blob() ?? null;
  // A proxy's error page is not JSON.
  const body = (await response.json().catch(() => null)) as { error?: unknown } | null;
  throw new Error(typeof body?.error === 'string' && body.error ? body.error : CERTIFICATE_FAILED);
}

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
