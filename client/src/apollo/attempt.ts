import { errorSentence } from './errors';
import { toast } from '../ui/overlays/toast';

/**
 * The result of a request. If the request fails: what `onFailure` returns for the sentence to show, which is the
 * server's message if that is written for users, otherwise `failed`.
 */
export async function attempt<Result, Failure>(
  send: () => Promise<Result>,
  failed: string,
  onFailure: (sentence: string, error: unknown) => Failure,
): Promise<Result | Failure> {
  try {
    return await send();
  } catch (error) {
    return onFailure(errorSentence(error, failed), error);
  }
}

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
