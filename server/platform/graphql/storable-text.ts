import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import { isStorableText } from '../text.rules';

/** Whether every text in a value, however deep, can be stored: see isStorableText. */
export function holdsOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(holdsOnlyStorableText);
  if (value !== null && typeof value === 'object')
    return Object.entries(value).every(([key, inner]) => isStorableText(key) && holdsOnlyStorableText(inner));
  return true;
}

/** Refuses unstorable text in a document's literals and its variables, before any resolver sees it. */
export function refuseUnstorableText(document: DocumentNode, variables: Record<string, unknown>): void {
  let isStorable = holdsOnlyStorableText(variables);
  visit(document, {
    [Kind.STRING]({ value }) {
      if (!isStorableText(value)) isStorable = false;
    },
  });
  if (!isStorable)
    throw new GraphQLError('Text with characters that cannot be stored', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
}
