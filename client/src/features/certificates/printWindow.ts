/** Specification, section 9: delay for the new window to render the certificate before printing. */
const PRINT_DELAY_MS = 1000;

/**
 * Opens the window for a certificate; null if blocked. Call it synchronously in the click handler: after an await,
 * popup blockers no longer see a user gesture.
 */
export function openPrintWindow(): Window | null {
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
export async function showAndPrint(target: Window, certificate: Blob): Promise<void> {
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
