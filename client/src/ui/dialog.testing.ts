/**
 * Mocks modal dialogs, which jsdom does not implement: `showModal`, `close` with its event, and Escape as a cancel
 * event. Call once at the top of a test file.
 */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    // Browsers queue the event, so the dialog may be open again when it arrives.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
