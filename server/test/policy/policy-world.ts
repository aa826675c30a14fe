import type { Account } from '../../features/accounts/account.entities';
import { CourseRole } from '../../features/courses/permissions/course-permissions.rules';
import type { SeededCourse } from '../../seed/world';
import { eventually } from '../eventually';
import { Subscriber } from '../subscriber';
import type { TestApp } from '../test-app';
import type { Actor, Cell, Operation } from './row';

/** What the cells of a row have in common. */
export interface PolicyWorld {
  people: Partial<Record<Actor, Account>>;
  course: SeededCourse;
  student: Account;
  instructor: Account;
  certificateNumber: string;
}

/** Creates the world of a row with this name, and of the people outside the course only these actors. */
export async function aPolicyWorld(
  { world, database }: TestApp,
  actors: readonly Actor[],
  name = '',
): Promise<PolicyWorld> {
  const outside: Partial<Record<Actor, () => Promise<Account>>> = {
    otherStudent: () => world.aStudent(),
    otherInstructor: () => world.anInstructor(),
    administrator: () => world.anAdmin(),
  };
  const people: PolicyWorld['people'] = {};
  for (const actor of actors) if (outside[actor]) people[actor] = await outside[actor]();
  const student = (people.student = await world.aStudent());
  const instructor = (people.instructor = await world.anInstructor());
  const course = await world.aCourse(instructor, { lessons: 2 });
  for (const [actor, role, seesAddresses] of [
    ['courseInstructor', CourseRole.INSTRUCTOR, false],
    ['assistant', CourseRole.ASSISTANT, false],
    ['assistantWithAddresses', CourseRole.ASSISTANT, true],
    ['observer', CourseRole.OBSERVER, false],
  ] as const) {
    const member = (people[actor] = await world.anInstructor());
    await world.aMember(course, member, role, { seesAddresses });
  }
  await world.enroll(student, course, { completed: /ertificate/.test(name) ? 2 : 1 });
  const [certificate] = await database.query<{ number: string }>(
    'select number from certificates where course_id = $1',
    [course.id],
  );
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
