import { modules } from '../modules';
import { NoticeService } from '../modules/notifications/notice.service';
import { newId } from '../platform/ids';
import { routes } from '../rest/routes';
import { eventually } from './eventually';
import { addressOf, aPeopleWorld, READERS, type Canary, type Reader } from './people-canaries';
import { GRAPHQL } from './policy/rows';
import type { Cell, Operation } from './policy/row';
import { crawl, sendEach } from './schema-crawl';
import { Subscriber, type Heard } from './subscriber';
import { sharedFixture } from './fixture';
import { testApp } from './test-app';

jest.setTimeout(300_000);

// Whom the names and addresses of people reach: every path of a query, every GET of the REST API, and every path of a
// subscription.

const app = testApp({ config: { isDemo: false, sandbox: false } });

const people = sharedFixture(() => aPeopleWorld(app));

const STUDENT: Canary[] = ['student: address', 'student: id', 'student: name'];
const REQUESTS: Canary[] = ['asking: address', 'asking: name', 'waiting: address', 'waiting: name'];
const INVITED: Canary[] = ['invited: address', 'invited: name', 'listed: address', 'listed: name'];

const CERTIFICATE: Canary[] = [
  'student: name in a certificate',
  'student: name of the instructor in a certificate',
];

/** What each reader finds with queries. */
const READ: Record<Reader, Canary[]> = {
  visitor: [],
  student: [...STUDENT, ...CERTIFICATE, 'student: address at the provider'],
  otherStudent: [],
  owner: [...STUDENT, ...REQUESTS, ...INVITED, 'colleague: address'],
  instructor: [...STUDENT, ...REQUESTS, ...INVITED],
  assistant: ['student: id', 'student: name'],
  assistantWithAddresses: STUDENT,
  observer: [],
  otherInstructor: [],
  administrator: [...STUDENT, ...REQUESTS, 'ofSchool: address', 'ofSchool: name', 'teacher: address'],
};
/** What readers find with REST, if it is less. */
const READ_OVER_REST: Partial<Record<Reader, Canary[]>> = {
  student: [...STUDENT, ...CERTIFICATE],
  owner: STUDENT,
  instructor: STUDENT,
  administrator: [],
};

/** Names of students are in a notification of who enrolled, and ids in the contacts behind it. */
const OF_STUDENTS: Canary[] = ['arriving: name', 'student: id', 'student: name'];

/** What each reader hears when the student learns, somebody enrolls and somebody asks to join. */
const HEARD: Record<Exclude<Reader, 'visitor'>, Canary[]> = {
  // In the answer of the assistant.
  student: ['student: name'],
  otherStudent: [],
  owner: OF_STUDENTS,
  instructor: OF_STUDENTS,
  assistant: OF_STUDENTS,
  assistantWithAddresses: OF_STUDENTS,
  observer: [],
  otherInstructor: [],
  administrator: [],
};

function idsFor(field: string): string[] {
  if (/roster|import/i.test(field)) return people.imports;
  if (/quiz/i.test(field)) return [people.quiz.id];
  if (/lesson/i.test(field)) return [people.course.lessons[0]!.id];
  if (/certificate/i.test(field)) return [people.finishedCourse.id];
  if (/contact|person|account|studentId/i.test(field)) return [people.accounts.student.id];
  return [people.course.id];
}

/** The canaries in a result. Errors can have the ids of the request, and nothing else. */
function canariesIn(result: { data?: unknown; errors?: unknown }): Canary[] {
  const hasId = JSON.stringify(result.data ?? null).includes(people.accounts.student.id);
  return [...people.words.in(JSON.stringify(result)), ...(hasId ? ['student: id' as const] : [])];
}

const sorted = (canaries: Iterable<Canary>) => [...new Set(canaries)].sort();

async function overGraphQL(reader: Reader): Promise<Canary[]> {
  const { documents } = crawl(app.app.schema, app.app.schema.getQueryType()!, 'query', idsFor);
  expect(documents.length).toBeGreaterThan(500);
  const found: Canary[] = [];
  await sendEach(
    documents,
    async (document) => (await app.graphql(document, {}, people.tokens[reader])).body,
    (_, body) => void found.push(...canariesIn(body)),
  );
  return sorted(found);
}

async function overRest(reader: Reader): Promise<Canary[]> {
  const found: Canary[] = [];
  for (const { path } of routes.filter(({ method }) => method === 'get'))
    for (const id of path.includes(':') ? idsFor(/quiz|certificate/.exec(path)?.[0] ?? path) : ['']) {
      const where = path.replace(/:\w+/g, id);
      const { status, body } = await app.rest('GET', where, { token: people.tokens[reader] });
      found.push(...canariesIn(status === 200 ? { data: body } : { errors: body }));
    }
  return sorted(found);
}

it('the search has a canary for every column with a name or an address of a person', async () => {
  const columns = modules
    .flatMap(({ personalData = [] }) => personalData)
    .flatMap(({ tables }) => tables)
    .flatMap(({ table, person, identifies }) => [
      ...identifies.map((column) => ({ table, column })),
      ...(typeof person !== 'string' && 'address' in person ? [{ table, column: person.address }] : []),
    ]);
  expect(columns.length).toBeGreaterThan(15);
  const without: string[] = [];
  for (const { table, column } of columns) {
    const rows = await app.database.query(`select ${column} from ${table}`);
    if (people.words.in(JSON.stringify(rows)).length === 0) without.push(`${table}.${column}`);
  }
  expect(without).toEqual([]);
});

describe('names and addresses reach a reader as far as they may see them', () => {
  it('by queries', async () => {
    // At the same time, so that the server still has what it has made of a document for the others.
    const found = await Promise.all(READERS.map(async (reader) => [reader, await overGraphQL(reader)]));
    expect(found).toEqual(READERS.map((reader) => [reader, sorted(READ[reader])]));
  });

  it.each(READERS)('by GETs of the %s', async (reader) => {
    expect(await overRest(reader)).toEqual(sorted(READ_OVER_REST[reader] ?? READ[reader]));
  });
});

/** Deeper paths lead only to what queries reach as well. */
const SUBSCRIPTION_LENGTH = 4;
/** Of one socket. */
const MAX_SUBSCRIPTIONS = 20;
/** Of a question to the assistant. */
const REQUEST = newId();

/** What the student does, who enrolls, and who asks to join. */
async function everythingHappens(): Promise<void> {
  const { words, course, openCourse, quiz, accounts, tokens } = people;
  const mutate = async (field: string, token: string | undefined) => {
    const { body } = await app.graphql(`mutation { r: ${field} { __typename } }`, {}, token);
    if (body.errors) throw new Error(`${field}: ${body.errors[0]!.message}`);
  };
  const [lesson] = course.lessons;
  await mutate(`undoLessonCompletion(lessonId: "${lesson!.id}")`, tokens.student);
  await mutate(`completeLesson(lessonId: "${lesson!.id}")`, tokens.student);
  await mutate(`startQuizAttempt(quizId: "${quiz.id}")`, tokens.student);
  for (const [person, id] of [
    ['arriving', openCourse.id],
    ['applying', course.id],
  ] as const) {
    const name = `Given ${words.of(`${person}: name`)}`;
    const account = await app.world.aStudent({ name, email: addressOf(words, `${person}: address`) });
    await mutate(`enroll(courseId: "${id}")`, await app.world.signIn(account));
  }
  // An answer with a name.
  const payload = { from: '0', text: accounts.student.name, isLast: 'false' };
  const event = JSON.stringify({ topic: `assistant:${accounts.student.id}:${REQUEST}`, payload });
  await app.sql`select pg_notify(${'waymark'}, ${event})`;
}

/** What lets each subscription report something to the account of the cell: mostly what the policy's rows do. */
function ownEvents(): ((cell: Cell) => Promise<unknown>)[] {
  const own: Record<string, Operation['trigger']> = {
    // Not that of the policy's row, which makes a student the owner of a course, and a contact of everybody.
    notificationReceived: async ({ account }) => {
      const notices = app.app.service(NoticeService);
      const change = { accountId: account!.id, change: 'PASSWORD_CHANGED' as const };
      await notices.writeSecurityChange(change, app.database);
    },
  };
  return Object.keys(app.app.schema.getSubscriptionType()!.getFields()).map((field) => {
    const trigger = own[field] ?? GRAPHQL[`Subscription.${field}`]?.trigger;
    if (!trigger) throw new Error(`Add a trigger of ${field} to the policy's row`);
    return trigger;
  });
}

/** Waits until each subscription has reported something new to the account of the cell. */
async function hearOwnEvents(cell: Cell, heard: readonly Heard[]): Promise<void> {
  const before = heard.map(({ results }) => results.length);
  await eventually(async () => {
    for (const trigger of ownEvents()) await trigger(cell);
    expect(heard.filter(({ results }, index) => results.length === before[index])).toHaveLength(0);
  });
}

/** Whoever can subscribe. */
const LISTENERS = Object.keys(HEARD) as (keyof typeof HEARD)[];

/** What everybody hears, who listen at the same time. */
async function overSockets(): Promise<Record<string, Canary[]>> {
  const type = app.app.schema.getSubscriptionType()!;
  const { documents } = crawl(app.app.schema, type, 'subscription', () => [REQUEST], SUBSCRIPTION_LENGTH);
  const sockets: Subscriber[] = [];
  const { course, accounts, tokens } = people;
  const listening = LISTENERS.map((reader) => {
    const heard = documents.map(({ document }, index) => {
      if (index % MAX_SUBSCRIPTIONS === 0) sockets.push(new Subscriber(app, tokens[reader]));
      return sockets.at(-1)!.subscribe(document);
    });
    const cell: Cell = {
      app,
      course,
      student: accounts.student,
      instructor: accounts.owner,
      account: accounts[reader],
      token: tokens[reader],
      certificateNumber: '',
      ids: { request: REQUEST },
    };
    return { reader, heard, cell };
  });
  const hearAll = () => Promise.all(listening.map(({ cell, heard }) => hearOwnEvents(cell, heard)));
  await hearAll();
  await everythingHappens();
  await hearAll();
  for (const socket of sockets) await socket.close();
  return Object.fromEntries(
    listening.map(({ reader, heard }) => [
      reader,
      sorted(heard.flatMap(({ results, error }) => [...results, { errors: error }].flatMap(canariesIn))),
    ]),
  );
}

it('names and addresses reach a subscriber as far as they may see them', async () => {
  const expected = LISTENERS.map((reader) => [reader, sorted(HEARD[reader])]);
  expect(await overSockets()).toEqual(Object.fromEntries(expected));
});
