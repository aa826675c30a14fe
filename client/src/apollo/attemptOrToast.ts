import { toast } from '../ui/overlays/toast';
import { attempt } from './attempt';

/**
 * Whether a request succeeded. A failure is shown as a toast, with the server's message if that is written for users,
 * otherwise with `failed`.
 */
export async function attemptOrToast(send: () => Promise<unknown>, failed: string): Promise<boolean> {
  return attempt(
    async () => {
      await send();
      return true;
    },
    failed,
    (sentence) => {
      toast.error(sentence);
      return false;
    },
  );
}
