import { Refusal } from './errors';
import { foldText, SEARCH_MAX_LENGTH } from './text.rules';

/**
 * A LIKE pattern for "contains", folded like the stored text; null for an empty search, BAD_USER_INPUT for a text that
 * is too long.
 */
export function containsPattern(text: string | null | undefined): string | null {
  const folded = foldedSearch(text);
  return folded === '' ? null : patternOf(folded);
}

/**
 * A LIKE pattern for each word, for names, whose words match in any order; the longest first, which an index narrows
 * down best. null and BAD_USER_INPUT as for `containsPattern`.
 */
export function wordPatterns(text: string | null | undefined): string[] | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map(patternOf);
}

const patternOf = (folded: string) => `%${folded.replace(/[\\%_]/g, '\\$&')}%`;

interface Person {
  name: string;
  email: string;
}

/** The searchable text of a person: name and email, folded, one per line, so that no match spans both. */
export const personText = ({ name, email }: Person): string => [name, email].map(foldText).join('\n');

/** A search for people whose name and email contain the words of a text. */
export interface PersonSearch {
  /** Patterns for LIKE on the result of `personText`, see wordPatterns. */
  patterns: string[];
  /** The same for people without stored folded text: PostgreSQL cannot fold like `foldText`. */
  matches: (person: Person) => boolean;
}

/** Searches people by this text; null for a blank one, BAD_USER_INPUT for one that is too long. */
export function personSearch(text: string | null | undefined): PersonSearch | null {
  const patterns = wordPatterns(text);
  if (patterns === null) return null;
  const words = wordsOf(text);
  return { patterns, matches: (person) => words.every((word) => personText(person).includes(word)) };
}

/** The words of a name, without the comma of “Last name, First name”. */
const wordsOf = (text: string | null | undefined): string[] =>
  foldedSearch(text)
    .split(/[ ,]+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);

function foldedSearch(text: string | null | undefined): string {
  if ((text ?? '').length > SEARCH_MAX_LENGTH)
    throw new Refusal('BAD_USER_INPUT', `A search can be at most ${SEARCH_MAX_LENGTH} characters`);
  return foldText((text ?? '').trim()).trim();
}
