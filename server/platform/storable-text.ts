import { isStorableText } from './text.rules';

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
