/**
 * Whether PostgreSQL can store the text and give it back unchanged: it refuses U+0000, and a lone surrogate
 * would come back as U+FFFD.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Whether nobody can see anything of it: white space, marks without a shape of their own, and letters that are drawn empty. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Z}\u2800\u3164\u115f\u1160\uffa0]*$/u.test(text);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest start of the text with at most `maxLength` UTF-16 units that does not cut a character, such as an emoji. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
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
