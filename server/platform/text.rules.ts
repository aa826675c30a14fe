/**
 * Whether PostgreSQL can store the text and return it unchanged: it rejects U+0000, and a lone surrogate would be
 * returned as U+FFFD.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Whether the text is invisible: white space, marks without a shape, and letters without a glyph. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Z}\u2800\u3164\u115f\u1160\uffa0]*$/u.test(text);
}

/**
 * The longest prefix of the text with at most `maxLength` UTF-16 units that does not cut a character, such as an emoji.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Not created when this file is loaded: it takes milliseconds in a browser, and most pages cut nothing.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Maximum length of every search. */
export const SEARCH_MAX_LENGTH = 100;

/**
 * The folding that search uses on the client, on the server and in stored text, so that "contains" means the same
 * everywhere: compatibility forms unified, lower case, marks stripped, white space collapsed.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Lower case sigma depends on its position in the word; "contains" must not.
      .replaceAll('ς', 'σ')
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
  );
}

/** Text of an external program, without the characters that PostgreSQL cannot store. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
