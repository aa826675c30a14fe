import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Loaded on demand, on the server as in the browser: the list of common passwords takes 24 MB of memory.

/** More guesses than the limit on failed log-ins allows in a day for one account, see LogInLimits. */
const MIN_GUESSES = 10_000;

/** Only the beginning of a long password is judged, since the time grows with the square of the length. */
const JUDGED_LENGTH = 24;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { common: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  maxLength: JUDGED_LENGTH,
});

/** Whether a guesser would find the password soon; `own` is what they know of the person: name and email. */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const words = own.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  return zxcvbn.check(password, words).guesses < MIN_GUESSES;
}
