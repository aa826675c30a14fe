/**
 * Whether PostgreSQL can store the text and return it unchanged: it rejects U+0000, and a lone surrogate would be
 * returned as U+FFFD.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** Letters without a glyph. */
const BLANKS = '\\u2800\\u3164\\u115f\\u1160\\uffa0';
const BLANK = new RegExp(`^[\\s\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}${BLANKS}]*$`, 'u');

/** Whether the text is invisible: white space, marks without a shape, and letters without a glyph. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/**
 * Direction marks, other invisible characters, and control characters that are not white space. The tags after a black
 * flag, at most seven, are not among them: they tell the flag of Scotland from that of England.
 */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb](?<![\0\t-\r]|\u{1f3f4}[\u{e0020}-\u{e007f}]{1,7})/gu;
/** Variation selectors, and joiners where they shape a letter or an emoji. */
const SHAPING = /\p{Variation_Selector}|[\u200c\u200d](?<=[\p{M}\p{S}\p{Lo}].)/uy;

/** A name, a title or another text of one line: without line breaks and invisible characters, white space collapsed. */
export function singleLine(text: string): string {
  const visible = text.replace(INVISIBLE, (character, offset: number) => {
    SHAPING.lastIndex = offset;
    return SHAPING.test(text) ? character : '';
  });
  return visible.replace(/\s+/gu, ' ').trim();
}

/** The text without invisible characters, with the quotation marks, apostrophes and dashes of a plain keyboard. */
export const plainSigns = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\u2018-\u201b\u2039\u203a\u2032\u00b4\u02b9\u02bb-\u02bd\u05f3]/gu, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb\u2033\u301d-\u301f\u05f4]/gu, '"')
    .replace(/[\u301c\u3030]/gu, '~')
    .replace(/[\p{Pd}\u2212\u02d7\u2043]/gu, '-');

/**
 * Characters that look like their plain form: full and half width, ligatures, Roman numerals, letters of formulas,
 * degrees. Not among them are superscripts, subscripts, fractions and numbers in circles.
 */
const SAME_LOOK =
  /[\u0132\u0133\u0149\u01c4-\u01cc\u01f1-\u01f3\u2026\u2103\u2109\u2160-\u217f\u3131-\u318e\ufb00-\ufdff\ufe30-\ufefc\uff01-\uffee\u{1d400}-\u{1d7ff}]+/gu;

/** Words of printable ASCII, separated by one space. */
const PLAIN_TEXT = /^[!-~]*(?: [!-~]+)* ?$/;

/** The form in which two texts are equal if they look the same, such as two options of a question: case still counts. */
export const visibleText = (text: string): string =>
  PLAIN_TEXT.test(text)
    ? text.trim()
    : plainSigns(text.replace(SAME_LOOK, (characters) => characters.normalize('NFKC')).normalize('NFC'))
        .replace(/[\s\u2800]+/gu, ' ')
        .trim();

/**
 * The form in which two texts are equal for a person, such as two answers: regardless of case in every script, white
 * space, quotation marks, dashes, width and invisible characters. Accents, digits, signs and powers still count.
 */
export const comparableText = (text: string): string => withoutCase(visibleText(text));

function withoutCase(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return (
    text
      // The mark below a Greek letter would become a letter of its own in upper case.
      .normalize('NFD')
      .replaceAll('\u0345', '')
      .normalize('NFC')
      // Lower case alone keeps ß, which is SS in upper case; upper case alone keeps ẞ.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // Lower case sigma depends on its position in the word.
      .replaceAll('ς', 'σ')
      .replace(/i\u0307+/gu, 'i')
      .normalize('NFC')
  );
}

/** A code that somebody typed: regardless of case, width, spaces and dashes, and with the digits of Arabic keyboards. */
export const plainCode = (text: string): string =>
  comparableText(text.normalize('NFKC'))
    .replace(/[ -]/g, '')
    // The last four bits of these characters are the digit.
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

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
 * Letters that do not decompose into a plain one and a mark, each followed by its plain form. The last ones differ
 * between Arabic and Persian keyboards, or only widen a word.
 */
const PLAIN_LETTERS = new Map(
  (
    'æae œoe øo łl đd ðd þth ħh ŧt ŋn ĸk əe ǝe ɓb ɖd ɗd ƙk ƴy ɛe ɔo ɣg ɩi ʋv ɨi ʉu ƶz ƀb ' +
    '\u0643\u06a9 \u064a\u06cc \u0649\u06cc \u0629\u0647 \u0640'
  )
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
const PLAIN_LETTER = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'gu');

/**
 * The folding that search uses on the client, on the server and in stored text, so that "contains" means the same
 * everywhere. Looser than `comparableText`: compatibility forms unified, marks stripped, letters in their plain form.
 */
export function foldText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  // NFKC turns this apostrophe into a space.
  const plain = plainSigns(text.replaceAll('\u00b4', "'").normalize('NFKC'));
  return withoutCase(plain.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS.get(letter)!)
    .replace(/[\s\u2800]+/gu, ' ');
}

/** Text of an external program, without the characters that PostgreSQL cannot store. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text for an element or a quoted attribute of HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** The id of a heading's element, generated like GitHub's: "Margins collapse" is `margins-collapse`. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
