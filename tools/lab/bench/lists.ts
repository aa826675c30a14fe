import 'reflect-metadata';
import path from 'node:path';
import { migrations } from '../../../migrations';
import { features } from '../../../server/features';
import { AccountState } from '../../../server/features/accounts/administration/administration.types';
import {
  peoplePage,
  type PeopleFilter,
} from '../../../server/features/accounts/administration/people.queries';
import { studentPage } from '../../../server/features/analytics/student-list.queries';
import { InstructorStudentSort } from '../../../server/features/analytics/student.types';
import { createDataSource } from '../../../server/platform/database/data-source';
import { Database } from '../../../server/platform/database/database';
import { migrate } from '../../../server/platform/database/migrate';
import { PostgresClient } from '../../../server/platform/database/postgres-client';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres';
import { Role } from '../../../server/platform/viewer';
import { printImports } from './imports';

/** Increase with every change of the rows or of a table they are in, so that an existing database is not used. */
const DATASET_VERSION = 2;
const STUDENTS = 200_000;
const TIMES = 7;
/** As many as a page of the list asks for, and one more. */
const MOST = 26;

const INSTRUCTOR = '0190b000-0000-7000-8000-000000000001';
const COURSE = '0190b000-0001-7000-8000-000000000001';
const groupIdOf = (size: number) => `0190b000-0002-7000-8000-${String(size).padStart(12, '0')}`;

/** Number of students in each group. */
const GROUPS = [5_000, 100_000];

/** What is searched for, by what it matches; no search is null. */
const SEARCHES: readonly (readonly [label: string, search: string | null])[] = [
  ['no search', null],
  ['121 match', 'quillon'],
  ['20,073 match', 'marlowe'],
  ['20,073 match, next to one another by name', 'zorro'],
  ['all match', 'example.org'],
  ['all match, one letter', 'e'],
  ['nobody matches', 'nobody at all'],
];

const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Times the statements of the lists of people with each filter and in each order, and imports of lists of students; prints
 * tables in Markdown. The argument "imports" leaves out the former.
 */
async function main(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ name: 'waymark', folder: path.resolve('.data/bench') });
  try {
    const name = `lists_${DATASET_VERSION}`;
    await postgres.ensureDatabase(name);
    const url = postgres.url(name);
    await migrate(url, migrations);
    await fillOnce(url);
    const entities = features.flatMap((feature) => feature.entities);
    const source = await createDataSource({ url, entities, limits: 'none' }).initialize();
    try {
      const database = new Database(source);
      if (!process.argv.includes('imports')) {
        await printStudents(database);
        process.stdout.write('\n');
        await printPeople(database);
        process.stdout.write('\n');
      }
      await printImports({ database, url, instructorId: INSTRUCTOR });
    } finally {
      await source.destroy();
    }
  } finally {
    await postgres.stop();
  }
}

/** Fills the database unless an earlier run did. */
async function fillOnce(url: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select from course_groups limit 1');
    if (rows.length > 0) return;
    for (const [name, statement] of STEPS) {
      say(name);
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

/** A pseudo-random number below `below`, the same in each run. */
const draw = (seed: string, below: number) => `abs(hashint8extended(n, hashtext('${seed}'))) % ${below}`;
const studentId = `('0190b000-0003-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

const STEPS: readonly (readonly [name: string, statement: string])[] = [
  [
    'accounts',
    `insert into accounts (id, email, name, role, password_hash, bio, created_at)
     select '${INSTRUCTOR}', 'instructor@example.com', 'Ines', 'INSTRUCTOR', '-', '', now();
     insert into accounts (id, email, name, role, password_hash, bio, created_at, suspended_at)
     select ${studentId}, 'student-' || n || '@example.org',
       case when place <= 121 then first || ' Quillon ' || last when place <= 121 + 20073 then first || ' Marlowe ' || last
         when place <= 121 + 2 * 20073 then 'Zorro ' || last else first || ' ' || last end,
       'STUDENT', '-', '', now() - interval '400 days' + n * interval '1 minute', case when n % 1000 = 0 then now() end
     from (
       select n, row_number() over (order by ${draw('place', 1 << 30)}, n) as place,
         initcap(translate(to_hex(${draw('first', 1 << 24)}), '0123456789', 'ghijklmnop')) as first,
         initcap(translate(to_hex(${draw('last', 1 << 28)}), '0123456789', 'ghijklmnop')) as last
       from generate_series(1, ${STUDENTS}) n) people`,
  ],
  [
    'course',
    `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
       lesson_count, search_text, skills_text, created_at)
     select '${COURSE}', '${INSTRUCTOR}', 'Course', '', 'Other', 'BEGINNER', 0, '{}', true, 100, 'course', '', now()`,
  ],
  [
    'enrollments',
    `alter table enrollments disable trigger user;
     insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent, last_activity_at)
     select gen_random_uuid(), ${studentId}, '${COURSE}', now() - ${draw('enrolled', 300 * 86_400)} * interval '1 second',
       percent, percent, case when percent > 0 then now() - ${draw('active', 90 * 86_400)} * interval '1 second' end
     from (select n, greatest(0, ${draw('percent', 140)} - 39) as percent from generate_series(1, ${STUDENTS}) n) done
     order by ${draw('order', 1 << 30)};
     alter table enrollments enable trigger user;
     select fill_course_figures()`,
  ],
  [
    'groups',
    GROUPS.map(
      (size) => `insert into course_groups (id, course_id, name, search_name, created_at)
        values ('${groupIdOf(size)}', '${COURSE}', 'Group of ${size}', 'group of ${size}', now());
        insert into group_members (group_id, course_id, student_id)
        select '${groupIdOf(size)}', '${COURSE}', ${studentId} from generate_series(1, ${STUDENTS}) n
        order by ${draw(`group of ${size}`, 1 << 30)} limit ${size};`,
    ).join('\n'),
  ],
  ['statistics', 'vacuum (analyze)'],
];

const printRow = (cells: readonly unknown[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

function printHead(cells: readonly string[]): void {
  printRow(cells);
  printRow(cells.map(() => '---'));
}

const foundBy = (search: string | null) =>
  search === null ? null : { patterns: [`%${search}%`], others: [] };

/** The median of the milliseconds that a call takes. */
async function medianOf(call: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[(TIMES - 1) / 2]!.toFixed(0);
}

/** The list of a course's students, in each order. */
async function printStudents(database: Database): Promise<void> {
  const orders = Object.values(InstructorStudentSort);
  printHead(['students: milliseconds, ascending and descending', ...orders, 'count']);
  for (const groupSize of [null, ...GROUPS])
    for (const [label, search] of SEARCHES) {
      const cells: string[] = [];
      let count = 0;
      for (const sort of orders) {
        const both: string[] = [];
        for (const isDescending of [false, true]) {
          const page = studentPage({
            memberId: INSTRUCTOR,
            courseId: COURSE,
            sort,
            isDescending,
            most: MOST,
            after: null,
            groupId: groupSize === null ? null : groupIdOf(groupSize),
            found: foundBy(search),
          });
          both.push(await medianOf(async () => (count = (await database.row(page))!.totalCount)));
        }
        cells.push(both.join(', '));
      }
      printRow([groupSize === null ? label : `group of ${groupSize}, ${label}`, ...cells, count]);
    }
}

/** What an administrator's list of the platform's people is filtered by. */
const PEOPLE_FILTERS: readonly (readonly [label: string, filter: Pick<PeopleFilter, 'role' | 'state'>])[] = [
  ['everybody', { role: null, state: null }],
  ['students', { role: Role.STUDENT, state: null }],
  ['instructors', { role: Role.INSTRUCTOR, state: null }],
  ['active', { role: null, state: AccountState.ACTIVE }],
  ['suspended', { role: null, state: AccountState.SUSPENDED }],
];

/** The list of the platform's people, newest first. */
async function printPeople(database: Database): Promise<void> {
  printHead(['people: milliseconds', ...PEOPLE_FILTERS.map(([label]) => label)]);
  for (const [label, search] of SEARCHES) {
    const cells: string[] = [];
    for (const [, filter] of PEOPLE_FILTERS) {
      const page = peoplePage({ ...filter, search: foundBy(search), rows: MOST, after: null });
      cells.push(await medianOf(() => database.rows(page)));
    }
    printRow([label, ...cells]);
  }
}

void main().catch((error: unknown) => {
  say(String(error));
  process.exitCode = 1;
});
