import { parse } from 'papaparse';
import { isEmailAddress, canonicalEmail } from '../../../../platform/email.rules';
import { decodedText, UnreadableFile } from './decoded-text';
import { truncate } from '../../../../platform/text.rules';
import { check } from '../../../../platform/validation.rules';
import { rosterRowRules } from '../roster.rules';

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
export function csvTable(bytes: Uint8Array, { file, max }: Limits): CsvRow[] | UnreadableFile {
  const text = decodedText(bytes);
  if (text instanceof UnreadableFile) return new UnreadableFile(`${file} ${text.message}`);
  const lineCount = linesIn(text);
  if (lineCount > LINES_PER_ROW * (max + 1))
    return new UnreadableFile(
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
      return new UnreadableFile(`${file}, line ${at + 1}: there are more than ${COLUMNS_MAX} columns.`);
    if (problem !== null && ++broken > BROKEN_MAX)
      return new UnreadableFile(
        `${file} has more than ${BROKEN_MAX} lines that cannot be read, such as line ${at + 1}: ${problem}. Please export it again as CSV.`,
      );
    cellCount += cells.length;
    if (cellCount > CELLS_MAX)
      return new UnreadableFile(
        `${file} has more than ${counted(CELLS_MAX)} cells. Please leave out columns.`,
      );
    if (cells.some((cell) => cell !== '')) rows.push({ line: at + 1, cells, problem });
    at = end;
  }
  return rows;
}

/** Why these rows, without a header, are too many to import; null: they are not. */
export const tooManyRows = ({ length }: readonly unknown[], { file, max }: Limits): UnreadableFile | null =>
  length > max
    ? new UnreadableFile(
        `${file} has ${counted(length)} rows; at most ${counted(max)} can be imported at once.`,
      )
    : null;

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

/** A row of a roster, as read from a file. */
export interface RosterRow {
  /** The file of a package; null if there is only one. */
  file: string | null;
  line: number;
  /** Valid, or as given if there is a problem. */
  name: string;
  /** Canonical, or as given if it is not an email address. */
  email: string;
  groupName: string | null;
  /** Number of the class of a package; null for a list of students. */
  classNumber: number | null;
  /** Whether the package says that the enrollment ended. */
  isRemoval: boolean;
  /** Why it is refused; null: it is not. */
  problem: string | null;
}

const KEPT_LENGTH = 300;

type Given = Pick<RosterRow, 'file' | 'line' | 'name' | 'email' | 'groupName' | 'classNumber' | 'isRemoval'>;

/** Validates a row, unless something else is wrong with it already. */
export function rosterRow(input: Given, problem: string | null = null): RosterRow {
  const checked = check(rosterRowRules, input);
  if (checked.ok && problem === null) {
    const { name, email, groupName } = checked.value;
    return { ...input, name, email: canonicalEmail(email), groupName, problem };
  }
  const wrong = checked.ok ? [] : checked.fields;
  return {
    ...input,
    name: truncate(input.name, KEPT_LENGTH),
    email: truncate(
      wrong.some(({ path }) => path === 'email') ? input.email : canonicalEmail(input.email),
      KEPT_LENGTH,
    ),
    groupName: input.groupName && truncate(input.groupName, KEPT_LENGTH),
    problem: problem ?? wrong[0]!.message,
  };
}
