import { unguarded } from '../../../../platform/csv';
import { foldText } from '../../../../platform/text.rules';
import { GROUPS_MAX } from '../../groups/group.rules';
import { type ListColumn, MAX_LIST_ROWS, type RosterColumn } from '../roster.rules';
import { type CsvRow, csvTable, tooManyRows, rosterRow, type RosterRow } from './csv-table';
import { columnsOf } from './list-columns';
import { UnreadableFile } from './decoded-text';

/** A list of students, as it was read. */
export interface StudentList {
  columns: ListColumn[];
  rows: RosterRow[];
}

const LIMITS = { file: 'The file', max: MAX_LIST_ROWS };

/**
 * Reads a CSV file with students. Its columns are used as recognized, or as `chosen`. The rows that are wrong have a
 * problem.
 */
export function readStudentList(
  bytes: Uint8Array,
  chosen: readonly RosterColumn[] | null = null,
): StudentList | UnreadableFile {
  const rows = csvTable(bytes, LIMITS);
  if (rows instanceof UnreadableFile) return rows;
  if (rows.length === 0) return new UnreadableFile('The file is empty.');
  const { columns: recognized, students } = columnsOf(rows);
  if (students.length === 0) return new UnreadableFile('The file has no students, only a first line.');
  const tooMany = tooManyRows(students, LIMITS);
  if (tooMany) return tooMany;
  if (chosen && chosen.length !== recognized.length)
    return new UnreadableFile('The columns were chosen for another file.', recognized);
  const columns = recognized.map((column, index) => ({ ...column, use: chosen?.[index] ?? column.use }));
  const problem = problemOf(columns);
  if (problem !== null) return new UnreadableFile(problem, columns);
  const list = withoutDuplicates(studentsOf(students, columns));
  const groups = new Set(list.map(({ groupName }) => foldText(groupName ?? '')));
  if (groups.size > GROUPS_MAX + 1)
    return new UnreadableFile(`The file has more than ${GROUPS_MAX} groups.`, columns);
  return { columns, rows: list };
}

/** Why a list with these columns cannot be imported; null: it can. */
function problemOf(columns: readonly ListColumn[]): string | null {
  const count = (...uses: RosterColumn[]) => columns.filter(({ use }) => uses.includes(use)).length;
  if (count('email') === 0)
    return 'No column with the email address was recognized. Choose what each column has.';
  if (count('name', 'first-name', 'last-name') === 0)
    return 'No column with the name was recognized. Choose what each column has.';
  if (count('email') > 1 || count('group') > 1)
    return 'Choose one column for the email address, and at most one for the group.';
  return null;
}

const EMPTY = { file: null, email: '', groupName: null, classNumber: null, isRemoval: false };

function studentsOf(rows: readonly CsvRow[], columns: readonly ListColumn[]): RosterRow[] {
  const text = ({ cells }: CsvRow, requested: RosterColumn) =>
    columns
      .flatMap(({ use }, index) => (use === requested ? [unguarded(cells[index] ?? '')] : []))
      .filter(Boolean)
      .join(' ');
  const names = rows.map((row) => text(row, 'name'));
  const areReversed = names.filter((name) => REVERSED.test(name)).length * 2 > names.length;
  return rows.map((row, index) => {
    const { line, cells, problem } = row;
    if (problem !== null) return rosterRow({ ...EMPTY, line, name: cells[0]! }, problem);
    const name = areReversed ? names[index]!.replace(REVERSED, '$2 $1') : names[index]!;
    return rosterRow({
      ...EMPTY,
      line,
      name: name || [text(row, 'first-name'), text(row, 'last-name')].filter(Boolean).join(' '),
      email: text(row, 'email'),
      groupName: text(row, 'group') || null,
    });
  });
}

/** “Lovelace, Ada”. */
const REVERSED = /^([^,]+),\s*(?!\s|(?:jr|sr|ii|iii|iv)\b)([^,]+)$/i;

/** The first row of an address counts, the others are refused. */
function withoutDuplicates(rows: readonly RosterRow[]): RosterRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (row.problem !== null) return row;
    const before = lineOf.get(row.email);
    if (before !== undefined) return { ...row, problem: `This email address is on line ${before} already` };
    lineOf.set(row.email, row.line);
    return row;
  });
}
