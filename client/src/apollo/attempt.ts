import { errorSentence } from './errors';

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
