/** Specification, section 9: time for the new window to draw the certificate before its print dialog opens. */
const PRINT_DELAY_MS = 1000;

/**
 * Opens the window that will show a certificate; null when the browser blocked it. Call it in the click itself:
 * after an await a popup blocker no longer sees the person's wish.
 */
export function openPrintWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.document.title = 'Certificate';
  opened.document.body.textContent = 'Generating...';
  return opened;
}

/** Shows the document in the window and opens the print dialog after `PRINT_DELAY_MS`, unless it was closed by then. */
export function showAndPrint(target: Window, certificate: Blob): void {
  const url = URL.createObjectURL(certificate);
  target.location.replace(url);
  setTimeout(() => {
    if (!target.closed) target.print();
    URL.revokeObjectURL(url);
  }, PRINT_DELAY_MS);
}
