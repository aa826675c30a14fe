import type { ListColumn } from '../roster.rules';
import { isStorableText } from '../../../../platform/text.rules';

/** A file that cannot be imported at all; the message says why, in a sentence for the person who chose it. */
export class UnreadableFile {
  constructor(
    readonly message: string,
    /** The columns of a list, if others can be chosen; null: that would not help. */
    readonly columns: ListColumn[] | null = null,
  ) {}
}

/** A surrogate that was encoded as if it were a character; such bytes are in no text that another encoding explains. */
const ENCODED_SURROGATE = /\xed[\xa0-\xbf][\x80-\xbf]/;
/** Letters of Central Europe, such as ą, ł and ż, are these signs in Windows-1252, which no name has beside letters. */
const CENTRAL_EUROPEAN = /\p{L}[¹³¿¼¾]|[£¿¯]\p{L}/u;
/** Bytes without a meaning in Windows-1252 become C1 control characters. */
const C1_CONTROLS = /[\u0080-\u009f]/;

const DAMAGED = new UnreadableFile(
  'contains damaged characters. Please save it again as CSV in UTF-8, and upload that file.',
);
const NOT_TEXT = new UnreadableFile(
  'is not a text file. Please export the list as CSV, and upload that file.',
);

/**
 * The text of a file in UTF-8, in UTF-16 or, if it is neither, in Windows-1252 or Windows-1250; without a byte order mark. The message of an
 * unreadable one follows its name.
 */
export function decodedText(bytes: Uint8Array): string | UnreadableFile {
  const text = decoded(bytes);
  if (text === null) return DAMAGED;
  if (text.includes('\u0000')) return NOT_TEXT;
  return isStorableText(text) ? text : DAMAGED;
}

function decoded(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16) return textIn(utf16, bytes);
  const text = textIn('utf-8', bytes);
  if (text !== null) return text;
  if (ENCODED_SURROGATE.test(Buffer.from(bytes).toString('latin1'))) return null;
  const western = textIn('windows-1252', bytes);
  if (western === null || C1_CONTROLS.test(western) || CENTRAL_EUROPEAN.test(western))
    return centralOf(bytes);
  return western;
}

function centralOf(bytes: Uint8Array): string | null {
  const central = textIn('windows-1250', bytes);
  return central === null || C1_CONTROLS.test(central) ? null : central;
}

/**
 * The kind of UTF-16 by its byte order mark or, without one, by the zero bytes of its first characters, which are ASCII
 * in a header.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth))
    return 'utf-16be';
  return null;
}

function textIn(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not in this encoding, which is an answer, not a failure.
    return null;
  }
}
