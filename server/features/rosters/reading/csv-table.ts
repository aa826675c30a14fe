import { parse } from 'papaparse';
import { decodedText } from './decoded-text';
import { UnreadableFile } from './unreadable-file';

/** A line of a CSV file. */
export interface CsvRow {
  /** The line on which it begins; the first is 1. */
  line: number;
  /** Trimmed. */
  cells: string[];
}

/** No name, address or identifier is longer; a longer cell is a mistake in the file, such as a missing quotation mark. */
const CELL_MAX_LENGTH = 1000;
const COLUMNS_MAX = 100;

/** The rows of a CSV file with commas, semicolons or tabs, without empty ones; a header is one of them. */
export function csvTable(bytes: Uint8Array, file: string): CsvRow[] | UnreadableFile {
  const text = decodedText(bytes);
  if (text instanceof UnreadableFile) return new UnreadableFile(`${file} ${text.message}`);
  const { data, errors } = parse<string[]>(text, { delimiter: delimiterOf(text) });
  const lines = linesOf(data);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    return new UnreadableFile(
      `${file}, line ${lines[broken.row ?? 0] ?? 1}: a quotation mark is missing or in the wrong place.`,
    );
  const rows = data.flatMap((cells, index): CsvRow[] => {
    const trimmed = cells.map((cell) => cell.trim());
    return trimmed.every((cell) => cell === '') ? [] : [{ line: lines[index]!, cells: trimmed }];
  });
  const tooLong = rows.find(
    ({ cells }) => cells.length > COLUMNS_MAX || cells.some((cell) => cell.length > CELL_MAX_LENGTH),
  );
  if (tooLong)
    return new UnreadableFile(
      `${file}, line ${tooLong.line}: a cell is longer than ${CELL_MAX_LENGTH.toLocaleString('en-US')} characters, or there are more than ${COLUMNS_MAX} columns.`,
    );
  return rows;
}

/** Why these rows, without a header, are too many to import; null: they are not. */
export function tooManyRows(
  { length }: readonly unknown[],
  { file, most }: { file: string; most: number },
): UnreadableFile | null {
  if (length <= most) return null;
  return new UnreadableFile(
    `${file} has ${length.toLocaleString('en-US')} rows; at most ${most.toLocaleString('en-US')} can be imported at once.`,
  );
}

/** The one that is in the first line with any, outside of quotation marks, most often. */
function delimiterOf(text: string): string {
  const [line = ''] = /^.*[,;\t].*$/m.exec(text) ?? [];
  const unquoted = line.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: unquoted.split(delimiter).length,
  }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}

/** On which line each row begins: a quoted cell can have several. */
function linesOf(rows: readonly string[][]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const own = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return own;
  });
}
