import { toast } from './toast';

/** Confirms a removal with an Undo button, shown long enough to read it twice. */
export function toastUndo(text: string, undo: () => void): void {
  toast.info(text, { durationMs: 20_000, action: { label: 'Undo', onClick: undo } });
}
