import { Refusal } from './errors';
import { foldText, SEARCH_MAX_LENGTH } from './text.rules';

/**
 * A LIKE pattern for "contains", folded like the stored text; null for an empty search, BAD_USER_INPUT for a text that
 * is too long.
 */
export function containsPattern(text: string | null | undefined): string | null {
  const folded = foldedSearch(text);
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}

interface Person {
  name: string;
  email: string;
}

/** The searchable text of a person: name and email, folded, one per line, so that no match spans both. */
export const personText = ({ name, email }: Person): string => [name, email].map(foldText).join('\n');

/** A search for people whose name or email contains a text. */
export interface PersonSearch {
  /** For LIKE on the result of `personText`. */
  pattern: string;
  /** The same for people without stored folded text: PostgreSQL cannot fold like `foldText`. */
  matches: (person: Person) => boolean;
}

/** Searches people by this text; null for a blank one, BAD_USER_INPUT for one that is too long. */
export function personSearch(text: string | null | undefined): PersonSearch | null {
  const pattern = containsPattern(text);
  if (pattern === null) return null;
  const folded = foldedSearch(text);
  return { pattern, matches: (person) => personText(person).includes(folded) };
}

function foldedSearch(text: string | null | undefined): string {
  if ((text ?? '').length > SEARCH_MAX_LENGTH)
    throw new Refusal('BAD_USER_INPUT', `A search can be at most ${SEARCH_MAX_LENGTH} characters`);
  return foldText((text ?? '').trim()).trim();
}
