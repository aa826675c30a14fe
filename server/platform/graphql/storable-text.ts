import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import { isStorableText } from '../text.rules';

/** Deeper than any valid input, and far from a stack overflow. */
const MAX_DEPTH = 50;

/**
 * Whether every string in a value can be stored, see isStorableText. false if the value is nested too deep to check.
 */
export function holdsOnlyStorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorableText(key) && holdsOnlyStorableText(inner, depth + 1),
  );
}

/** Rejects unstorable text in a document's literals and variables, before any resolver runs. */
export function refuseUnstorableText(document: DocumentNode, variables: Record<string, unknown>): void {
  if (!holdsOnlyStorableText(variables) || !hasStorableLiterals(document))
    throw new GraphQLError('Text with unsupported characters', {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
}

const storableLiterals = new WeakMap<DocumentNode, boolean>();

function hasStorableLiterals(document: DocumentNode): boolean {
  const known = storableLiterals.get(document);
  if (known !== undefined) return known;
  let isStorable = true;
  visit(document, {
    [Kind.STRING]({ value }) {
      if (!isStorableText(value)) isStorable = false;
    },
  });
  storableLiterals.set(document, isStorable);
  return isStorable;
}
