import { foldText } from '../../../platform/text.rules';
import type { Term } from '../provider';

/** Operators, C++ and C#; the same as the function signs_in of the database. */
const SIGN =
  /(?<![\p{L}\p{N}])[A-Za-z](?:\+\+|#)(?![\p{L}\p{N}#+])|[-+=<>!&|/%^~?:*@$.]{2,5}|(?<=[\s`])[-+=<>!&|/%^~?:*@$.](?=[\s`])/gu;

/** More than any real question has; pasted pages are truncated. */
const WORDS_MAX = 32;

/** The words of a question as they are written, without quotation marks, brackets and final punctuation. */
export const questionWords = (text: string): string[] =>
  [
    ...new Set(
      text.split(/[\s"'`“”‘’«»()[\],;¿¡]+/).map((word) => {
        const bare = word.replace(/(?<=[^?!.:])[?!.:]+$/, '');
        return /^[?.:]$/.test(bare) ? '' : bare;
      }),
    ),
  ]
    .filter(Boolean)
    .slice(0, WORDS_MAX);

/** The words of a text without accents in small letters, and its signs. */
export const tokensOf = (text: string): string[] => [
  ...(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
  ...(text.match(SIGN) ?? []).map((sign) => sign.toLowerCase()),
];

/** Letters that a form of a word may have beyond its stem. */
const ENDING_MAX = 5;

/** Whether a word of a text is a form of the term, or nearly: the dictionary's stem is its beginning. */
function isFormOf(token: string, { lexemes }: Term): boolean {
  return lexemes.some((lexeme) => {
    if (token === lexeme) return true;
    // Dictionaries write memory as memori, and splicing as splice.
    const stem = lexeme.length > 4 ? lexeme.replace(/[eiy]$/, '') : lexeme;
    const ending = token.length - stem.length;
    return /^\p{L}/u.test(stem) && token.startsWith(stem) && ending <= (stem.length < 4 ? 1 : ENDING_MAX);
  });
}

/** How often these words have the term. */
export const timesIn = (tokens: readonly string[], term: Term): number =>
  tokens.filter((token) => isFormOf(token, term)).length;

/** The rarity of the terms that a text has. */
export function rarityIn(text: string, terms: readonly Term[]): number {
  const tokens = tokensOf(text);
  return terms.reduce((sum, term) => sum + (timesIn(tokens, term) > 0 ? term.weight : 0), 0);
}

/** Words of four letters or more: in most languages shorter ones say nothing by themselves. */
export const contentWords = (text: string): string[] => tokensOf(text).filter((word) => word.length > 3);
