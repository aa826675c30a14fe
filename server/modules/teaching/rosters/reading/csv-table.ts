import { parse } from 'papaparse';
import { isEmailAddress } from '../../../../platform/email.rules';
import { isStorableText } from '../../../../platform/text.rules';
import { UnreadableFile } from './roster-content';

/** A line of a CSV file. */
export interface CsvRow {
  /** The line on which it begins; the first is 1. */
  line: number;
  /** Trimmed; the whole line if there is a problem. */
  cells: string[];
  /** Why its cells could not be read; null: they were. */
  problem: string | null;
}

const COLUMNS_MAX = 100;
const ROW_MAX_LENGTH = 20_000;
/** A quoted cell may have several lines. */
const LINES_OF_A_ROW = 20;
/** Rows that cannot be read; a file with more is not CSV. */
const BROKEN_MAX = 100;
/** Empty lines, and those within cells, make a file longer than its rows. */
const LINES_PER_ROW = 4;
const CELLS_MAX = 2_000_000;

interface Limits {
  /** Name of the file, for the sentences that refuse it. */
  file: string;
  /** Maximum number of rows, without a header. */
  max: number;
}

/**
 * The rows of a CSV file with commas, semicolons or tabs, without empty ones; a header is one of them. Lines and cells
 * are counted before they are kept. A line with a wrong quotation mark is a row with a problem.
 */
export function csvTable(bytes: Uint8Array, { file, max }: Limits): CsvRow[] {
  const text = textOf(file, bytes);
  const lineCount = linesIn(text);
  if (lineCount > LINES_PER_ROW * (max + 1))
    throw new UnreadableFile(
      `${file} has ${counted(lineCount)} lines; at most ${counted(max)} rows can be imported at once.`,
    );
  const lines = text.split(LINE_BREAK);
  const declared = /^"?sep=(.)"?$/i.exec(lines[0]!)?.[1];
  const delimiter = declared ?? delimiterOf(lines);
  const rows: CsvRow[] = [];
  let cellCount = 0;
  let broken = 0;
  for (let at = declared === undefined ? 0 : 1; at < lines.length;) {
    const { end, cells, problem } = rowAt(lines, at, delimiter);
    if (cells.length > COLUMNS_MAX)
      throw new UnreadableFile(`${file}, line ${at + 1}: there are more than ${COLUMNS_MAX} columns.`);
    if (problem !== null && ++broken > BROKEN_MAX)
      throw new UnreadableFile(
        `${file} has more than ${BROKEN_MAX} lines that cannot be read, such as line ${at + 1}: ${problem}. Please export it again as CSV.`,
      );
    cellCount += cells.length;
    if (cellCount > CELLS_MAX)
      throw new UnreadableFile(
        `${file} has more than ${counted(CELLS_MAX)} cells. Please leave out columns.`,
      );
    if (cells.some((cell) => cell !== '')) rows.push({ line: at + 1, cells, problem });
    at = end;
  }
  return rows;
}

/** Refuses rows, without a header, that are too many to import. */
export function limitRows({ length }: readonly unknown[], { file, max }: Limits): void {
  if (length > max)
    throw new UnreadableFile(
      `${file} has ${counted(length)} rows; at most ${counted(max)} can be imported at once.`,
    );
}

const counted = (number: number) => number.toLocaleString('en-US');

const LINE_BREAK = /\r\n|\r|\n/;

/** The number of lines, counted without a list of them, which could be larger than the memory. */
function linesIn(text: string): number {
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) count++;
  }
  return count;
}

/** The row that begins on a line. */
function rowAt(
  lines: readonly string[],
  at: number,
  delimiter: string,
): Omit<CsvRow, 'line'> & { end: number } {
  for (let end = at + 1; end <= Math.min(at + LINES_OF_A_ROW, lines.length); end++) {
    const row = lines.slice(at, end).join('\n');
    if (row.length > ROW_MAX_LENGTH) break;
    const cells = cellsOf(row, delimiter);
    if (cells) return { cells, problem: null, end };
  }
  const line = lines[at]!;
  const problem =
    line.length > ROW_MAX_LENGTH
      ? `The line is longer than ${counted(ROW_MAX_LENGTH)} characters`
      : 'A quotation mark is missing or in the wrong place';
  return { cells: [line.slice(0, ROW_MAX_LENGTH)], problem, end: at + 1 };
}

/** null: a quotation mark is missing or in the wrong place. */
function cellsOf(row: string, delimiter: string): string[] | null {
  if (!row.includes('"')) return row.split(delimiter, COLUMNS_MAX + 1).map((cell) => cell.trim());
  const { data, errors } = parse<string[]>(row, { delimiter, newline: '\n' });
  const [cells = []] = data;
  // A quotation mark that is missing in one row must not hide the rows below it.
  const hidesRows = cells.some(
    (cell) =>
      cell.includes('\n') && cell.split('\n').some((line) => line.split(delimiter).some(isAddressCell)),
  );
  if (data.length !== 1 || errors.some(({ type }) => type === 'Quotes') || hidesRows) return null;
  return cells.map((cell) => cell.trim());
}

/** Longer cells are not even looked at. */
const ADDRESS_CELL_MAX = 500;

export const isAddressCell = (cell: string): boolean =>
  cell.length <= ADDRESS_CELL_MAX && isEmailAddress(cell);

/** The one by which most cells of the first lines are addresses; if several are equal, the one with most columns. */
function delimiterOf(lines: readonly string[]): string {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE);
  const score = (delimiter: string) => {
    const rows = sample.map((line) => cellsOf(line.slice(0, ROW_MAX_LENGTH), delimiter) ?? []);
    return rows.flat().filter(isAddressCell).length * COLUMNS_MAX + (rows[0]?.length ?? 0);
  };
  return [',', ';', '\t'].reduce((best, other) => (score(other) > score(best) ? other : best));
}

const SAMPLE = 20;

/** A surrogate that was encoded as if it were a character; such bytes are in no text that another encoding explains. */
const ENCODED_SURROGATE = /\xed[\xa0-\xbf][\x80-\xbf]/;
/** Letters of Central Europe, such as ą, ł and ż, are these signs in Windows-1252, which no name has beside letters. */
const CENTRAL_EUROPEAN = /\p{L}[¹³¿¼¾]|[£¿¯]\p{L}/u;
/** Bytes without a meaning in Windows-1252 become C1 control characters. */
const C1_CONTROLS = /[\u0080-\u009f]/;

/** The text of a file in UTF-8, in UTF-16 or, if it is neither, in Windows-1252 or Windows-1250; without a byte order mark. */
function textOf(file: string, bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text?.includes('\u0000'))
    throw new UnreadableFile(
      `${file} is not a text file. Please export the list as CSV, and upload that file.`,
    );
  if (text === null || !isStorableText(text))
    throw new UnreadableFile(
      `${file} contains damaged characters. Please save it again as CSV in UTF-8, and upload that file.`,
    );
  return text;
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
