import fs from 'node:fs';
import { isObjectType } from 'graphql';
import type { Account } from '../features/accounts/account.entities';
import { CourseRole } from '../features/courses/permissions/course-permissions.rules';
import { OUTSIDE_THE_TABLE } from './endpoints-outside-the-table';
import { Subscriber } from './subscriber';
import { eventually } from './eventually';
import { FILE, printedPermissions } from './policy/print-permissions';
import { GRAPHQL, REST } from './policy/rows';
import { ACTORS, type Actor, type Cell, type Operation, outcomesOf } from './policy/row';
import type { SeededCourse } from '../seed/world';
import { startTestApp, type TestApp } from './test-app';
import { routes } from '../rest/routes';

let app: TestApp;

beforeAll(async () => {
  // In demo mode administrators cannot change the platform; see shared-demo.test.ts.
  app = await startTestApp({ config: { isDemo: false, sandbox: false } });
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

interface PolicyWorld {
  people: Record<Actor, Account | null>;
  course: SeededCourse;
  student: Account;
  instructor: Account;
  certificateNumber: string;
}

async function aWorld(name: string): Promise<PolicyWorld> {
  const people = {
    visitor: null,
    student: await app.world.aStudent(),
    otherStudent: await app.world.aStudent(),
    instructor: await app.world.anInstructor(),
    otherInstructor: await app.world.anInstructor(),
    administrator: await app.world.anAdmin(),
    courseInstructor: await app.world.anInstructor(),
    assistant: await app.world.anInstructor(),
    observer: await app.world.anInstructor(),
  };
  const course = await app.world.aCourse(people.instructor, { lessons: 2 });
  await app.world.aMember(course, people.courseInstructor, CourseRole.INSTRUCTOR);
  await app.world.aMember(course, people.assistant, CourseRole.ASSISTANT);
  await app.world.aMember(course, people.observer, CourseRole.OBSERVER);
  await app.world.enroll(people.student, course, { completed: /ertificate/.test(name) ? 2 : 1 });
  const [certificate] = await app.database.query<{ number: string }>(
    'select number from certificates where course_id = $1',
    [course.id],
  );
  if (/draft/.test(name))
    await app.database.query('update courses set is_published = false where id = $1', [course.id]);
  const { student, instructor } = people;
  return { people, course, student, instructor, certificateNumber: certificate?.number ?? '' };
}

async function aCell(actor: Actor, { people, ...world }: PolicyWorld, operation: Operation): Promise<Cell> {
  const account = people[actor];
  const token = account ? await app.world.signIn(account) : undefined;
  const cell: Cell = { app, ...world, account, token, ids: {} };
  return { ...cell, ids: (await operation.given?.(cell)) ?? {} };
}

async function overGraphQL({ query, variables }: Operation, cell: Cell): Promise<string> {
  const { body } = await app.graphql(query!, variables?.(cell) ?? {}, cell.token);
  if (body.errors) return body.errors[0]!.extensions.code;
  const { r } = body.data;
  return r === null ? 'null' : typeof r === 'object' && '__typename' in r ? r.__typename : 'ok';
}

/** The server closes a visitor's socket with this code, whatever it would subscribe to. */
const NO_SESSION = 4403;

async function overSocket({ query, variables, trigger }: Operation, cell: Cell): Promise<string> {
  const subscriber = new Subscriber(app, cell.token);
  const heard = subscriber.subscribe(query!, variables?.(cell));
  let outcome = '';
  await eventually(async () => {
    if (cell.account) await trigger?.(cell);
    const [result] = heard.results;
    outcome = result?.errors ? String(result.errors[0]!.extensions!.code) : result?.data ? 'listens' : '';
    if (subscriber.closed?.code === NO_SESSION) outcome = 'UNAUTHENTICATED';
    expect(outcome).not.toBe('');
  });
  await subscriber.close();
  return outcome;
}

async function overRest(name: string, { body }: Operation, cell: Cell): Promise<string> {
  const [method, path] = name.split(',')[0]!.split(' ');
  const where = path!.replace(/:(\w+)/g, (_, name: string) => cell.ids[name] ?? cell.course.id);
  const { status } = await app.rest(method!, where, { token: cell.token, body: body?.(cell) });
  return String(status);
}

async function outcomesIn(
  name: string,
  operation: Operation,
  run: (cell: Cell) => Promise<string>,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  // Read-only operations can share a world.
  const shared = /^(Query|GET)/.test(name) && !operation.given ? await aWorld(name) : null;
  for (const actor of ACTORS)
    outcomes[actor] = await run(await aCell(actor, shared ?? (await aWorld(name)), operation));
  return outcomes;
}

describe('the matrix', () => {
  it('has a row for every operation, and none for what is gone', () => {
    const fields = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
      const type = app.app.schema.getType(root);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${root}.${field}`) : [];
    });
    const endpoints = [...routes, ...OUTSIDE_THE_TABLE].map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    );
    const named = new Set([...Object.keys(GRAPHQL), ...Object.keys(REST)].map((name) => name.split(',')[0]!));
    const operations = new Set([...fields, ...endpoints]);
    expect([
      ...[...operations]
        .filter((name) => !named.has(name))
        .map((name) => `Add a row for ${name} to a server/test/policy/*.rows.ts`),
      ...[...named].filter((name) => !operations.has(name)).map((name) => `Remove the rows for ${name}`),
    ]).toEqual([]);
  });

  it('is what the document shows', () => {
    expect(fs.readFileSync(FILE, 'utf8')).toBe(printedPermissions());
  });

  it.each(Object.keys(GRAPHQL))('%s', async (name) => {
    const operation = GRAPHQL[name]!;
    const run = name.startsWith('Subscription') ? overSocket : overGraphQL;
    expect(await outcomesIn(name, operation, (cell) => run(operation, cell))).toEqual(outcomesOf(operation));
  });

  it.each(Object.keys(REST))('%s', async (name) => {
    const operation = REST[name]!;
    expect(await outcomesIn(name, operation, (cell) => overRest(name, operation, cell))).toEqual(
      outcomesOf(operation),
    );
  });
});
