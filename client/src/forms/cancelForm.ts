import { toastUndo } from '../ui/overlays/toast';

interface CancelOptions {
  onClose?: (() => void) | undefined;
  /** Opens the form again when discarding its changes is undone. */
  onReopen?: (() => void) | undefined;
}

/** Closes a form whose draft is kept on this device. Changes are discarded, which a toast offers to undo. */
export function cancelForm(
  draft: { isChanged: boolean; discard: () => () => void },
  { onClose, onReopen }: CancelOptions,
): void {
  if (draft.isChanged) {
    const undo = draft.discard();
    toastUndo('Changes discarded', () => {
      undo();
      onReopen?.();
    });
  }
  onClose?.();
}
