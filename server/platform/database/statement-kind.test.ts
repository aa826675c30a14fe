import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import sql from 'sql-template-tag';
import { CoursePermission } from '../../features/courses/permissions/course-permissions.rules';
import { aDatabase } from '../../test/test-app';
import type { Statement } from './statement';
import { isRead, writtenTables } from './statement-kind';

const FEATURES = path.resolve(__dirname, '../../features');

/** Stands in for every value that a statement is built with: has all properties and iterates as an empty list. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === Symbol.toPrimitive) return () => '1';
    return key === 'toJSON' ? () => 1 : key === 'length' ? 0 : anything;
  },
  apply: () => anything,
});

const EXPORTED_PART = {
  accountId: '',
  entry: { table: 'bookmarks', person: 'account_id' },
  entries: [],
  key: [{ name: 'id', type: 'uuid' }],
  after: null,
  rows: 1,
};

/** Arguments for statements whose text depends on them, by the statement's name. */
const GIVEN: Record<string, unknown[]> = {
  changedEnrollmentNotices: [sql`changed`, { change: 'ENROLLED', now: anything }],
  startAttempt: [anything, sql`select 1`, null],
  studentPage: [{ sort: 'NAME', isDescending: false, most: 1, enrollmentIds: null, after: null }],
  isSortKey: ['NAME', ''],
  updateAccount: ['', { name: '' }],
  exportedRows: [{ ...EXPORTED_PART, columns: ['id'] }],
  exportedFiles: [EXPORTED_PART],
  removeRows: [{ table: 'bookmarks', person: 'account_id' }, [], ''],
  managedReviewsPage: [{ rows: 1, after: null, state: null }],
  managedTestimonialsPage: [{ rows: 1, after: null, state: null }],
  managedCoursesPage: [{ rows: 1, after: null, search: null, only: null }],
  peoplePage: [{ rows: 1, after: null, search: null, role: null, state: null }],
  isAllowedTo: [sql`t`, CoursePermission.SEE_COURSE],
  mayInCourse: [sql`c.id`, '', CoursePermission.SEE_COURSE],
  mayInTeam: ['', CoursePermission.SEE_COURSE],
  quizzesOfTeam: ['', CoursePermission.SEE_COURSE],
  setJoining: [{ courseId: '', capacity: null }],
  passagesNear: [{ viewerId: anything, courseId: null }, sql`select 1 as id, 1.0 as similarity`],
  updateCourse: [{ instructorId: '', courseId: '', revision: null, content: { title: '' } }],
};

const isStatement = (made: unknown): made is Statement<unknown> =>
  typeof made === 'object' && made !== null && 'text' in made && 'row' in made;

/** All statements that a feature exports a function for; other functions build only parts of statements. */
const statements = fs
  .readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.queries.ts'))
  .flatMap((file) => Object.entries(jest.requireActual<object>(path.join(FEATURES, file))))
  .flatMap(([name, make]: [string, unknown]) => {
    if (typeof make !== 'function') return [];
    const made: unknown = make(...(GIVEN[name] ?? Array<unknown>(5).fill(anything)));
    return isStatement(made) ? [made.text] : [];
  });

interface Plan {
  'Node Type': string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodesOf)];

const hasPlan = (statement: string) => !/^\/\*.*\*\/\s*set /.test(statement);

describe('statements of features', () => {
  let client: Client;

  beforeAll(async () => {
    client = new Client({ connectionString: await aDatabase() });
    await client.connect();
  });
  afterAll(() => client.end());

  // Advisory locks do not appear in query plans.
  const takesAdvisoryLock = (statement: string) => /pg_(try_)?advisory_xact_lock(_shared)?\(/.test(statement);

  it('are reads exactly when PostgreSQL plans neither a change nor a lock', async () => {
    const misjudged: string[] = [];
    for (const statement of statements.filter(hasPlan)) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (generic_plan, format json) ${statement}`,
      );
      const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
      const doesWrite =
        nodes.includes('ModifyTable') || nodes.includes('LockRows') || takesAdvisoryLock(statement);
      if (isRead(statement) === doesWrite) misjudged.push(statement);
    }
    expect(misjudged).toEqual([]);
    expect(statements.filter(isRead).length).toBeGreaterThan(40);
    expect(statements.length - statements.filter(isRead).length).toBeGreaterThan(40);
  });

  // Triggers, and the functions they call, run within a statement that writes anyway.
  it('that only read call no function of our own that could write', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prokind in ('f', 'p') and p.provolatile = 'v'
         and p.prorettype <> 'trigger'::regtype
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(rows.map(({ name }) => name)).toContain('next_lesson_of');
    const callers = statements
      .filter(isRead)
      .filter((statement) => rows.some(({ name }) => statement.includes(`${name}(`)));
    expect(callers).toEqual([]);
  });
});

it.each([
  'select 1',
  '/* a: delete */ select 1',
  `with a as (select 'it''s an update' as "insert") select * from a -- for update`,
  'select deleted_at, updated_at from courses',
  'select pg_notify($1, $2)',
  'SHOW server_version',
])('reads: %s', (statement) => expect(isRead(statement)).toBe(true));

it.each([
  'insert into a values (1)',
  'with gone as (delete from a returning id) select * from gone',
  'WITH a AS (SELECT 1) UPDATE b SET c = 1',
  'select * from a for update skip locked',
  'select * from a for no key update',
  'select * from a for key share',
  'select * into b from a',
  `select nextval('a')`,
  'select pg_advisory_xact_lock(1)',
  'select pg_try_advisory_lock(1)',
  'lock table a',
  'truncate a',
  'begin',
  'call something()',
  '',
])('does not read: %s', (statement) => expect(isRead(statement)).toBe(false));

it.each([
  ['select 1', []],
  ['update courses c set title = $1', ['courses']],
  ['/* delete from lessons */ insert into quizzes (id) values ($1)', ['quizzes']],
  [`select 'delete from lessons'`, []],
  [
    'with gone as (delete from only lessons where id = $1 returning id) insert into reviews select 1',
    ['lessons', 'reviews'],
  ],
  ['truncate table Testimonials', ['testimonials']],
])('the tables that %s writes', (statement, tables) => {
  expect(writtenTables(statement)).toEqual(tables);
});
