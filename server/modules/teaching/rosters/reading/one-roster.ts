import { MAX_PACKAGE_ROWS } from '../roster.rules';
import { csvTable, limitRows } from './csv-table';
import {
  type RosterClass,
  type RosterContent,
  rosterRow,
  type RosterRow,
  UnreadableFile,
} from './roster-content';
import { truncate } from '../../../../platform/text.rules';
import { packageFiles } from './package-files';

/** A row of a file of a OneRoster package. */
interface OneRosterRecord {
  line: number;
  /** Identifies it within its file. */
  sourcedId: string;
  /** Whether the package says that it ended. */
  isDeleted: boolean;
  /** Why it cannot be read, or its status is not valid; null: neither. */
  problem: string | null;
  /** The cell of a column; '' if it is missing. */
  value(column: string): string;
}

/** The rows of a file with these columns, in any order; more columns are ignored. */
function oneRosterTable(file: string, bytes: Uint8Array, columns: readonly string[]): OneRosterRecord[] {
  const limits = { file, max: MAX_PACKAGE_ROWS };
  const [header, ...records] = csvTable(bytes, limits);
  limitRows(records, limits);
  const positions = new Map(header?.cells.map((cell, index) => [cell.toLowerCase(), index]));
  const missing = columns.filter((column) => !positions.has(column.toLowerCase()));
  if (missing.length > 0)
    throw new UnreadableFile(`${file} has no column “${missing[0]}”. It is not a OneRoster file.`);
  return records.map(({ line, cells, problem }) => {
    const value = (column: string) => cells[positions.get(column.toLowerCase()) ?? -1] ?? '';
    const status = value('status').toLowerCase();
    return {
      line,
      sourcedId: value('sourcedId'),
      isDeleted: status === 'tobedeleted',
      problem:
        problem ??
        (['', 'active', 'tobedeleted'].includes(status)
          ? null
          : 'The status is neither active nor tobedeleted'),
      value,
    };
  });
}

const MANIFEST = 'manifest.csv';
const MANIFEST_ROWS = 1000;
const COLUMNS = {
  'classes.csv': ['sourcedId', 'title'],
  'users.csv': ['sourcedId', 'givenName', 'familyName', 'email'],
  'enrollments.csv': ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
  'orgs.csv': ['sourcedId', 'name'],
  'academicSessions.csv': ['sourcedId', 'title'],
  'courses.csv': ['sourcedId', 'title'],
} as const;
type FileName = keyof typeof COLUMNS;
const REQUIRED = ['classes.csv', 'users.csv', 'enrollments.csv'] as const;
const MAX_CLASSES = 2000;
const LABEL_LENGTH = 200;

/**
 * Reads the students of a OneRoster package in CSV (1.1, and the same files of 1.2), a ZIP archive: one row for each
 * enrollment. Other files, such as demographics, are not even unpacked. `today`, as YYYY-MM-DD, decides which enrollments
 * have begun and not ended.
 */
export function readOneRoster(archive: Uint8Array, today: string): RosterContent {
  const files = packageFiles(archive, new Set([MANIFEST, ...Object.keys(COLUMNS)]));
  const isDelta = isDeltaPackage(files);
  const table = (name: FileName) => {
    const bytes = files.get(name);
    return bytes ? oneRosterTable(name, bytes, COLUMNS[name]) : [];
  };
  return { columns: null, isDelta, ...classesAndRows(table, today) };
}

/** The manifest names the version, and for each file whether it is in the package, whole or only what changed. */
function isDeltaPackage(files: ReadonlyMap<string, Uint8Array>): boolean {
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new UnreadableFile('The package has no manifest.csv. Is it a OneRoster package in CSV?');
  const rows = csvTable(bytes, { file: MANIFEST, max: MANIFEST_ROWS });
  const properties = new Map(rows.map(({ cells: [name = '', value = ''] }) => [name, value]));
  const version = properties.get('oneroster.version') ?? '';
  if (!/^v?1\.[12]$/.test(version))
    throw new UnreadableFile(
      'manifest.csv does not say that this is OneRoster 1.1 or 1.2 (oneroster.version).',
    );
  const modes = new Map(
    REQUIRED.map((name) => [name, properties.get(`file.${name.replace('.csv', '')}`) ?? 'absent']),
  );
  for (const [name, mode] of modes) {
    if (!['bulk', 'delta'].includes(mode))
      throw new UnreadableFile(`manifest.csv says that the package has no ${name}, which is needed.`);
    if (!files.has(name))
      throw new UnreadableFile(`manifest.csv names ${name}, but the package does not contain it.`);
  }
  return [...modes.values()].includes('delta');
}

function classesAndRows(
  table: (name: FileName) => OneRosterRecord[],
  today: string,
): Pick<RosterContent, 'classes' | 'rows'> {
  const byId = (name: FileName) => new Map(table(name).map((record) => [record.sourcedId, record]));
  const [orgs, sessions, courses, users] = [
    byId('orgs.csv'),
    byId('academicSessions.csv'),
    byId('courses.csv'),
    byId('users.csv'),
  ];
  const label = (record: OneRosterRecord | undefined, column: string) =>
    truncate(record?.value(column) ?? '', LABEL_LENGTH) || null;
  const records = table('classes.csv');
  if (records.length > MAX_CLASSES)
    throw new UnreadableFile(`classes.csv has more than ${MAX_CLASSES.toLocaleString('en-US')} classes.`);
  const classes = records.map((record, index): RosterClass => {
    const course = courses.get(record.value('courseSourcedId'));
    const [term = ''] = record.value('termSourcedIds').split(',');
    return {
      number: index + 1,
      title: label(record, 'title') ?? record.sourcedId,
      code: label(record, 'classCode') ?? label(course, 'courseCode'),
      courseTitle: label(course, 'title'),
      school: label(orgs.get(record.value('schoolSourcedId')), 'name'),
      term: label(sessions.get(term.trim()), 'title'),
    };
  });
  const numberOf = new Map(records.map(({ sourcedId }, index) => [sourcedId, index + 1]));
  const rows = table('enrollments.csv').map((enrollment): RosterRow => {
    const user = users.get(enrollment.value('userSourcedId'));
    const classNumber = numberOf.get(enrollment.value('classSourcedId')) ?? null;
    const taught = classNumber === null ? undefined : records[classNumber - 1];
    const input = {
      file: 'enrollments.csv',
      line: enrollment.line,
      name: [user?.value('givenName'), user?.value('familyName')].filter(Boolean).join(' '),
      email: user?.value('email') ?? '',
      groupName: null,
      classNumber,
      isRemoval: [enrollment, user, taught].some((record) => record?.isDeleted),
    };
    const problem = problemOf(enrollment, user, taught);
    // When an enrollment that is removed began or ended makes no difference.
    return rosterRow(input, problem ?? (input.isRemoval ? null : problemOfDates(enrollment, today)));
  });
  return { classes, rows };
}

/** Why an enrollment is refused, besides a wrong name or address. */
function problemOf(
  enrollment: OneRosterRecord,
  user: OneRosterRecord | undefined,
  taught: OneRosterRecord | undefined,
): string | null {
  if (enrollment.problem) return enrollment.problem;
  if (!taught) return 'classes.csv has no class with this classSourcedId';
  if (!user) return 'users.csv has no user with this userSourcedId';
  if (enrollment.value('role').toLowerCase() !== 'student')
    return 'Only students are imported. Invite teachers under Instructors.';
  if (user.value('enabledUser').toLowerCase() === 'false')
    return 'The user is disabled (enabledUser is false)';
  return null;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T.*)?$/;

/** Why somebody is not in the class on this day. The day of `endDate` is the last one. */
function problemOfDates(enrollment: OneRosterRecord, today: string): string | null {
  for (const column of ['beginDate', 'endDate'])
    if (enrollment.value(column) !== '' && !DATE.test(enrollment.value(column)))
      return `The ${column} is not a date such as 2026-08-31`;
  const [begins, ends] = [
    enrollment.value('beginDate').slice(0, 10),
    enrollment.value('endDate').slice(0, 10),
  ];
  if (ends !== '' && ends < today) return `The enrollment ended on ${ends} (endDate)`;
  if (begins > today) return `The enrollment begins only on ${begins} (beginDate)`;
  return null;
}
