import { toast } from '../overlays/toast';

/** Copies a text and says so; says `failed` without permission or a secure context. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
