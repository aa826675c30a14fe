import { Readable } from 'node:stream';
import { unparse } from 'papaparse';

/** Formats a time as ISO 8601 in UTC, which spreadsheets can parse; null stays an empty cell. */
export function csvTime(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

/** Where a program may begin a cell, also one that separates cells by semicolons, tabs or other characters than ours. */
const BEGINNING = String.raw`(?:^|[,;|\t\r\n])["\s]*`;
const FORMULA = String.raw`'*[=+\-@＝＋－＠]`;
// The formula is matched first, and what precedes it from there backwards: the other way takes time by the square.
const UNGUARDED = new RegExp(`(?<!')(?=${FORMULA})(?<=${BEGINNING})`, 'g');
const GUARD = new RegExp(`(?<!')'(?=${FORMULA})(?<=${BEGINNING}')`, 'g');
/** Which some programs leave out at the beginning. */
const BREAK = String.raw`'*[\t\r\n]`;

/** The text, in which an apostrophe precedes everything that a spreadsheet would evaluate as a formula. */
const guarded = (text: string): string =>
  text.replace(UNGUARDED, "'").replace(new RegExp(`^(?=${BREAK})`), "'");

/** The text of a cell that was written here, without the apostrophes that guard it. */
export const unguarded = (text: string): string =>
  text.replace(new RegExp(`^'(?=${BREAK})`), '').replace(GUARD, '');

type Cells = (string | number | null)[];

const linesOf = (rows: readonly Cells[]) =>
  unparse(rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)))) +
  '\r\n';

/** The beginning of a CSV document: its header, after a byte order mark that tells spreadsheets that it is UTF-8. */
export const csvHeader = (columns: readonly string[]): string => '\uFEFF' + linesOf([[...columns]]);

/** Further lines of a CSV document. Cells with formulas are guarded by apostrophes. */
export const csvLines = (rows: readonly Cells[]): string => (rows.length > 0 ? linesOf(rows) : '');

/** Builds a CSV document with CRLF line endings (RFC 4180), see csvHeader and csvLines. */
export const csv = (columns: readonly string[], rows: readonly Cells[]): string =>
  csvHeader(columns) + csvLines(rows);

/** A column of a CSV document: its name, and its cell of a row. */
export type CsvColumn<Row> = readonly [name: string, cell: (row: Row) => string | number | null];

/** A CSV document whose rows are read while it is sent. If a page cannot be read, the stream fails. */
export const csvFile = <Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Readable => Readable.from(documentOf(columns, pages));

async function* documentOf<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvHeader(columns.map(([name]) => name));
  for await (const rows of pages) yield csvLines(rows.map((row) => columns.map(([, cell]) => cell(row))));
}
