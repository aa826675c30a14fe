import { foldText } from '../../../platform/text.rules';
import type { Term } from '../provider';

/** In the subject of a sentence; later words are what it says about that. */
const BEGINNING = 4;

/** The words of a text as the database writes them, with C++ and C#. */
export const tokensOf = (text: string) =>
  foldText(text)
    .replace(/(?<=\p{L})\+\+(?![\p{L}+])/gu, 'plusplus ')
    .replace(/(?<=\p{L})#(?![\p{L}\p{N}#])/gu, 'sharp ')
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Whether a word of a text is a form of the term, as the database's dictionary would find it, or nearly. */
export function isFormOf(token: string, { lexemes }: Term): boolean {
  return lexemes.some((lexeme) => {
    if (token === lexeme) return true;
    const stem = lexeme.length > 4 ? lexeme.replace(/[iy]$/, '') : lexeme;
    return token.startsWith(stem) && token.length - stem.length <= (stem.length < 4 ? 1 : 6);
  });
}

/** Whether one of the terms is among the first words of a text, which is then about it. */
export const beginsWith = (text: string, terms: Term[]): boolean =>
  tokensOf(text)
    .slice(0, BEGINNING)
    .some((token) => terms.some((term) => isFormOf(token, term)));

/** The rarity of the terms that a text has. */
export function matched(text: string, terms: Term[]): number {
  const tokens = tokensOf(text).flatMap((token) => [token, ...(token.includes('-') ? token.split('-') : [])]);
  return terms.reduce(
    (sum, term) => sum + (tokens.some((token) => isFormOf(token, term)) ? term.weight : 0),
    0,
  );
}
