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

/** Shows the document in the window and prints it after `PRINT_DELAY_MS`, unless the window is closed by then. */
export function showAndPrint(target: Window, certificate: Blob): void {
  const url = URL.createObjectURL(certificate);
  target.location.replace(url);
  setTimeout(() => {
    if (!target.closed) target.print();
    URL.revokeObjectURL(url);
  }, PRINT_DELAY_MS);
}
