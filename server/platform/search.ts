import { Refusal } from './errors';
import { foldText, SEARCH_MAX_LENGTH } from './text.rules';

/**
 * A LIKE pattern for "contains", folded as the stored text is; null when there is nothing to look for, BAD_USER_INPUT
 * for a text that is too long.
 */
export function containsPattern(text: string | null | undefined): string | null {
  if ((text ?? '').length > SEARCH_MAX_LENGTH)
    throw new Refusal('BAD_USER_INPUT', `A search can be at most ${SEARCH_MAX_LENGTH} characters`);
  const folded = foldText((text ?? '').trim()).trim();
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
