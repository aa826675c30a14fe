import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
} from 'graphql';
import type { Account } from '../../modules/accounts/account.entities';
import { CourseRole } from '../../modules/courses/permissions/course-permissions.rules';
import { Role } from '../../platform/viewer';
import { insertRows } from '../../seed/rows';
import type { SeededCourse } from '../../seed/world';
import { eventually } from '../eventually';
import { Subscriber } from '../subscriber';
import type { TestApp } from '../test-app';
import { ACTORS, type Actor, type Cell, type Operation } from './row';

/** What the cells of a row have in common. */
export interface PolicyWorld {
  people: Partial<Record<Actor, Account>>;
  course: SeededCourse;
  student: Account;
  instructor: Account;
  certificateNumber: string;
  /** What the row's `given` has created for an earlier cell. */
  ids?: Record<string, string>;
}

const TEAM = [
  ['courseInstructor', CourseRole.INSTRUCTOR, false],
  ['assistant', CourseRole.ASSISTANT, false],
  ['assistantWithAddresses', CourseRole.ASSISTANT, true],
  ['observer', CourseRole.OBSERVER, false],
] as const;

const roleOf = (actor: Actor): Role =>
  actor === 'administrator' ? Role.ADMIN : /student/i.test(actor) ? Role.STUDENT : Role.INSTRUCTOR;

type People = PolicyWorld['people'];

/** A course with a team, and people outside of it. */
interface Setting {
  people: People;
  course: SeededCourse;
}

const MEMBERS = ACTORS.filter((actor) => actor !== 'visitor');

/** Creates several settings in four statements. */
async function someSettings({ world, database }: TestApp, count: number): Promise<Setting[]> {
  const each = Array.from({ length: count });
  const accounts = await world.someAccounts(each.flatMap(() => MEMBERS.map(roleOf)));
  const groups: People[] = each.map((_, index) =>
    Object.fromEntries(MEMBERS.map((actor, at) => [actor, accounts[index * MEMBERS.length + at]!])),
  );
  const courses = await world.someCourses(
    groups.map(({ instructor }) => instructor!),
    { lessons: 2 },
  );
  const settings = groups.map((people, index) => ({ people, course: courses[index]! }));
  const createdAt = new Date();
  const team = settings.flatMap(({ people, course }) =>
    TEAM.map(([actor, role, seesAddresses]) => ({
      courseId: course.id,
      accountId: people[actor]!.id,
      role,
      seesAddresses,
      createdAt,
    })),
  );
  await insertRows(database, 'course_members', team);
  return settings;
}

/** Creates the world of a row with this name. */
export async function aPolicyWorld(app: TestApp, name = ''): Promise<PolicyWorld> {
  const [setting] = await someSettings(app, 1);
  return worldIn(app, setting!, name);
}

/** Settings that are made together, because a statement costs more than its rows. */
const AT_ONCE = 20;

/** Creates worlds like `aPolicyWorld`, for many rows. */
export function policyWorlds(app: TestApp): (name: string) => Promise<PolicyWorld> {
  const settings: Setting[] = [];
  return async (name) => {
    if (settings.length === 0) settings.push(...(await someSettings(app, AT_ONCE)));
    return worldIn(app, settings.pop()!, name);
  };
}

async function worldIn(
  { world, database }: TestApp,
  { people, course }: Setting,
  name: string,
): Promise<PolicyWorld> {
  const student = people.student!;
  const isCertified = /ertificate/.test(name);
  await world.enroll(student, course, { completed: isCertified ? 2 : 1 });
  const [certificate] = isCertified
    ? await database.query<{ number: string }>('select number from certificates where course_id = $1', [
        course.id,
      ])
    : [];
  if (/draft/.test(name))
    await database.query('update courses set is_published = false where id = $1', [course.id]);
  return {
    people,
    course,
    student,
    instructor: people.instructor!,
    certificateNumber: certificate?.number ?? '',
  };
}

/** The cell of an actor, signed in unless it is the visitor. */
export async function aCell(
  app: TestApp,
  actor: Actor,
  { people, ...world }: PolicyWorld,
  { given }: Pick<Operation, 'given'>,
): Promise<Cell> {
  const account = people[actor] ?? null;
  if (!account && actor !== 'visitor') throw new Error(`The world has no ${actor}`);
  const token = account ? await app.world.signIn(account) : undefined;
  const cell: Cell = { app, ...world, account, token, ids: {} };
  return { ...cell, ids: world.ids ?? (await given?.(cell)) ?? {} };
}

/** A call of the operation with these arguments. */
function documentOf(schema: GraphQLSchema, name: string, args: Record<string, unknown>): string {
  const [root, field] = name.split(',')[0]!.split('.') as [string, string];
  const { args: all, type } = (schema.getType(root) as GraphQLObjectType).getFields()[field]!;
  const given = all.filter((argument) => argument.name in args);
  const list = (of: (argument: GraphQLArgument) => unknown) =>
    given.length === 0 ? '' : `(${given.map(of).join(', ')})`;
  const declared = list((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = list((argument) => `${argument.name}: $${argument.name}`);
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${root.toLowerCase()} ${declared} { r: ${field}${passed} ${selection} }`;
}

export async function overGraphQL(
  name: string,
  { args, query, variables }: Operation,
  cell: Cell,
): Promise<string> {
  const given = (args ?? variables)?.(cell) ?? {};
  const document = query ?? documentOf(cell.app.app.schema, name, given);
  const { body } = await cell.app.graphql(document, given, cell.token);
  if (body.errors) return body.errors[0]!.extensions.code;
  const { r } = body.data;
  return r === null ? 'null' : typeof r === 'object' && '__typename' in r ? r.__typename : 'ok';
}

/** The server closes a visitor's socket with this code, whatever it would subscribe to. */
const NO_SESSION = 4403;

export async function overSocket({ query, variables, trigger }: Operation, cell: Cell): Promise<string> {
  const subscriber = new Subscriber(cell.app, cell.token);
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

export async function overRest(name: string, { body }: Operation, cell: Cell): Promise<string> {
  const [method, path] = name.split(',')[0]!.split(' ');
  const where = path!.replace(/:(\w+)/g, (_, name: string) => cell.ids[name] ?? cell.course.id);
  const { status } = await cell.app.rest(method!, where, { token: cell.token, body: body?.(cell) });
  return String(status);
}
