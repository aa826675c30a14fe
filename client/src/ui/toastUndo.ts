import { toast } from './toast';

/** Says what one press has taken away, with the way back for long enough to read it twice. */
export function toastUndo(text: string, undo: () => void): void {
  toast.info(text, { durationMs: 20_000, action: { label: 'Undo', onClick: undo } });
}
