import { foldText } from '../../../platform/text.rules';

/** Words that say nothing about a course's topic, beside the stop words of PostgreSQL. */
const FILLER_WORDS = new Set(
  (
    'am best class classes course courses get good great guide help introduction learn learning lesson lessons like ' +
    'make me need online please somebody someone something start started starting study teach tutorial tutorials ' +
    'understand us use want way would a about all an and any are as at be by can do does for from have how i in into ' +
    'is it its my of on or our that the their then this to we what when where which who why will with you your'
  ).split(' '),
);

/** At most this many words of a search term are compared. */
const WORDS_MAX = 16;
/** Shorter words are not taken for the beginning of another one. */
const BEGINNING = /^[\p{L}\p{N}]{3,}$/u;

/** Splits folded text into words; keeps signs that are part of a name, as in "c++" and "c#". */
const wordsIn = (text: string): string[] => text.replace(/['’]/g, '').match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

/**
 * The words of a search term, and for each a tsquery: the word, which may be unfinished at the end, or together with its
 * neighbor the name that is also written as one word, such as "type script".
 */
export function searchedWords(term: string | null | undefined): { words: string[]; wordQueries: string[] } {
  const all = wordsIn(foldText((term ?? '').trim())).slice(0, WORDS_MAX);
  const topic = all.filter((word) => !FILLER_WORDS.has(word));
  const words = topic.length > 0 ? topic : all;
  const wordQueries = words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const isPrefix = after === undefined && BEGINNING.test(word);
    const joined = [before && before + word, after && word + after].filter(Boolean).map((one) => `'${one}'`);
    return [`'${word}'${isPrefix ? ':*' : ''}`, ...joined].join(' | ').replace(/[+#]/g, '');
  });
  return { words, wordQueries };
}

/** The search term with each word that has a correction replaced by it; null without one. */
export function correctedTerm(
  term: string,
  corrections: Readonly<Record<string, string>> | null,
): string | null {
  if (corrections === null) return null;
  return wordsIn(foldText(term.trim()))
    .map((word) => corrections[word] ?? word)
    .join(' ');
}
