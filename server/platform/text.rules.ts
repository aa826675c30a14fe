/**
 * Whether PostgreSQL can store the text and give it back unchanged: it refuses U+0000, and a lone surrogate
 * would come back as U+FFFD.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Every search box takes at most this many characters. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * The one folding that search uses on the client, on the server and in stored text, so that "contains" means
 * the same everywhere: compatibility forms unified, lower case, marks stripped, white space runs as one space.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Lower case writes sigma by its place in the word; "contains" must not depend on it.
      .replaceAll('ς', 'σ')
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
  );
}
