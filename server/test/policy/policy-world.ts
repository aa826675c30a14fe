import type { Account } from '../../features/accounts/account.entities';
import { CourseMember } from '../../features/courses/team/course-team.entities';
import { CourseRole } from '../../features/courses/permissions/course-permissions.rules';
import { Role } from '../../platform/viewer';
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
}

/** The people outside the course. */
const OUTSIDE: ReadonlySet<Actor> = new Set(['otherStudent', 'otherInstructor', 'administrator']);

const TEAM = [
  ['courseInstructor', CourseRole.INSTRUCTOR, false],
  ['assistant', CourseRole.ASSISTANT, false],
  ['assistantWithAddresses', CourseRole.ASSISTANT, true],
  ['observer', CourseRole.OBSERVER, false],
] as const;

const roleOf = (actor: Actor): Role =>
  actor === 'administrator' ? Role.ADMIN : /student/i.test(actor) ? Role.STUDENT : Role.INSTRUCTOR;

/** Creates the world of a row with this name, and of the people outside the course only these actors. */
export async function aPolicyWorld(
  { world, database }: TestApp,
  actors: readonly Actor[],
  name = '',
): Promise<PolicyWorld> {
  const wanted = ACTORS.filter(
    (actor) => actor !== 'visitor' && (!OUTSIDE.has(actor) || actors.includes(actor)),
  );
  const accounts = await world.someAccounts(wanted.map(roleOf));
  const people: PolicyWorld['people'] = Object.fromEntries(
    wanted.map((actor, index) => [actor, accounts[index]!]),
  );
  const student = people.student!;
  const instructor = people.instructor!;
  const course = await world.aCourse(instructor, { lessons: 2 });
  const createdAt = new Date();
  const team = TEAM.map(([actor, role, seesAddresses]) => ({
    courseId: course.id,
    accountId: people[actor]!.id,
    role,
    seesAddresses,
    createdAt,
  }));
  await database.with(CourseMember, (members) => members.insert(team));
  const isCertified = /ertificate/.test(name);
  await world.enroll(student, course, { completed: isCertified ? 2 : 1 });
  const [certificate] = isCertified
    ? await database.query<{ number: string }>('select number from certificates where course_id = $1', [
        course.id,
      ])
    : [];
  if (/draft/.test(name))
    await database.query('update courses set is_published = false where id = $1', [course.id]);
  return { people, course, student, instructor, certificateNumber: certificate?.number ?? '' };
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
  return { ...cell, ids: (await given?.(cell)) ?? {} };
}

export async function overGraphQL({ query, variables }: Operation, cell: Cell): Promise<string> {
  const { body } = await cell.app.graphql(query!, variables?.(cell) ?? {}, cell.token);
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
