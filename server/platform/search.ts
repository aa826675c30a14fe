import { Refusal } from './errors';
import { foldText, SEARCH_MAX_LENGTH } from './text.rules';

/**
 * A LIKE pattern for "contains", folded as the stored text is; null when there is nothing to look for, BAD_USER_INPUT
 * for a text that is too long.
 */
export function containsPattern(text: string | null | undefined): string | null {
  const folded = foldedSearch(text);
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whether somebody's name or email contains the text, for where no folded text is stored and PostgreSQL cannot fold as
 * `foldText` does: a course's students are few enough to be compared here. null and BAD_USER_INPUT as above.
 */
export function matchingPerson(
  text: string | null | undefined,
): ((person: { name: string; email: string }) => boolean) | null {
  const folded = foldedSearch(text);
  if (folded === '') return null;
  return ({ name, email }) => [name, email].some((words) => foldText(words).includes(folded));
}

function foldedSearch(text: string | null | undefined): string {
  if ((text ?? '').length > SEARCH_MAX_LENGTH)
    throw new Refusal('BAD_USER_INPUT', `A search can be at most ${SEARCH_MAX_LENGTH} characters`);
  return foldText((text ?? '').trim()).trim();
}
