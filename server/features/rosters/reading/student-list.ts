import { foldText } from '../../../platform/text.rules';
import { GROUPS_MAX } from '../../groups/group.rules';
import { MAX_LIST_ROWS } from '../roster.rules';
import { type CsvRow, csvTable, tooManyRows } from './csv-table';
import { rosterRow, type RosterRow } from './roster-row';
import { UnreadableFile } from './unreadable-file';

type Column = 'name' | 'firstName' | 'lastName' | 'email' | 'group';

/** The names of the columns in files of other systems, without case, spaces and punctuation. */
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
  name: 'name',
  fullname: 'name',
  student: 'name',
  studentname: 'name',
  firstname: 'firstName',
  givenname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  email: 'email',
  mail: 'email',
  emailaddress: 'email',
  group: 'group',
  groupname: 'group',
  class: 'group',
  section: 'group',
};

const FILE = 'The file';

type Columns = Partial<Record<Column, number>>;

/**
 * Reads a CSV file with the columns name, email and, if wanted, group; their order is free if the first line names them.
 * The rows that are wrong have a problem.
 */
export function readStudentList(bytes: Uint8Array): RosterRow[] | UnreadableFile {
  const rows = csvTable(bytes, FILE);
  if (rows instanceof UnreadableFile) return rows;
  const [first] = rows;
  if (!first) return new UnreadableFile('The file is empty.');
  const named = namedColumns(first);
  const columns = named ?? columnsByContent(first);
  const hasName = columns.name !== undefined || columns.firstName !== undefined;
  if (columns.email === undefined || !hasName)
    return new UnreadableFile(
      'The file needs a column “name” and a column “email”. The first line can name the columns.',
    );
  const students = named ? rows.slice(1) : rows;
  if (students.length === 0) return new UnreadableFile('The file has no students, only a first line.');
  const tooMany = tooManyRows(students, { file: FILE, most: MAX_LIST_ROWS });
  if (tooMany) return tooMany;
  const groups = new Set(students.map(({ cells }) => foldText(cells[columns.group ?? -1] ?? '')));
  if (groups.size > GROUPS_MAX + 1) return new UnreadableFile(`The file has more than ${GROUPS_MAX} groups.`);
  return withoutDuplicates(students.map((row) => studentOf(row, columns)));
}

/** null: the first line is a student. */
function namedColumns({ cells }: CsvRow): Columns | null {
  if (cells.some((cell) => cell.includes('@'))) return null;
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const column = COLUMN_NAMES[cell.toLowerCase().replace(/[\s_.-]/g, '')];
    if (column) columns[column] ??= index;
  });
  return Object.keys(columns).length > 0 ? columns : null;
}

function columnsByContent({ cells }: CsvRow): Columns {
  const [first = '', second = ''] = cells;
  return first.includes('@') && !second.includes('@')
    ? { email: 0, name: 1, group: 2 }
    : { name: 0, email: 1, group: 2 };
}

function studentOf({ line, cells }: CsvRow, columns: Columns): RosterRow {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return rosterRow({
    file: null,
    line,
    classNumber: null,
    isRemoval: false,
    name,
    email: cell('email'),
    groupName: cell('group') || null,
  });
}

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
