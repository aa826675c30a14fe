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

const CALLS = new Set('is are called means as es son llama это называется'.split(' '));

/** Whether a text says that something is called by one of the terms, as in “this is a join”. */
export const isCalled = (text: string, terms: Term[]): boolean =>
  tokensOf(text).some(
    (token, index, tokens) =>
      terms.some((term) => isFormOf(token, term)) &&
      tokens.slice(Math.max(0, index - 3), index).some((before) => CALLS.has(before)),
  );

/** The terms that a text has. */
export function foundIn(text: string, terms: Term[]): Term[] {
  const tokens = tokensOf(text).flatMap((token) => [token, ...(token.includes('-') ? token.split('-') : [])]);
  return terms.filter((term) => tokens.some((token) => isFormOf(token, term)));
}

/** The rarity of these terms, each counted once. */
export const rarityOf = (terms: Term[]): number =>
  [...new Set(terms)].reduce((sum, { weight }) => sum + weight, 0);

/** The rarity of the terms that a text has. */
export const matched = (text: string, terms: Term[]): number => rarityOf(foundIn(text, terms));
