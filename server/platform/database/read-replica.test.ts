import { Client } from 'pg';
import pino from 'pino';
import { eventually } from '../../test/eventually';
import { severableConnection, type SeverableConnection } from '../../test/severable-connection';
import { aDatabase, startTestApp, type TestApp } from '../../test/test-app';
import { ReadReplica } from './read-replica';

/** A copy whose titles tell which server responded; its log position is that of the same server. */
let replicaUrl: string;
let way: SeverableConnection;
let app: TestApp;
let replica: ReadReplica;
let courseId: string;
let lessonId: string;
/** The replica's clock: how far it is behind does not depend on the speed of the machine. */
let passed = 0;
const lines: string[] = [];

/** Served from a cache that the primary fills, or from the replica while there is no primary. */
const LIST = '{ courses { nodes { title } } }';

async function onReplica(statement: string): Promise<void> {
  const client = new Client({ connectionString: replicaUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Fixes the log position that the replica reports; null restores it. */
async function replicaStaysAt(position: string | null): Promise<void> {
  await onReplica(
    position === null
      ? 'drop schema stopped cascade'
      : `create schema stopped;
         create function stopped.pg_current_wal_flush_lsn() returns pg_lsn language sql as $$ select '${position}'::pg_lsn $$`,
  );
}

const titleFor = async (token?: string): Promise<string> =>
  (await app.as(token).run`{ r: lesson(id: ${lessonId}) { course { title } } }`).course.title as string;

beforeAll(async () => {
  const first = await startTestApp();
  const course = await first.world.aCourse(await first.world.anInstructor(), { title: 'On the primary' });
  courseId = course.id;
  lessonId = course.lessons[0]!.id;
  await first.stop();
  const template = new URL(first.databaseUrl).pathname.slice(1);
  replicaUrl = await aDatabase(template);
  await onReplica(`update courses set title = 'On the replica'`);
  const name = new URL(replicaUrl).pathname.slice(1);
  await onReplica(`alter database ${name} set search_path = stopped, public, pg_catalog`);
  way = await severableConnection(replicaUrl);
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  app = await startTestApp({
    databaseUrl: first.databaseUrl,
    replica: (primary) =>
      (replica = new ReadReplica({
        url: way.url,
        primary,
        limits: 'startup',
        logger,
        monotonic: () => passed,
      })),
  });
});
beforeEach(async () => {
  way.mend();
  await eventually(async () => {
    await replica.run();
    expect(await titleFor()).toBe('On the replica');
  });
  lines.length = 0;
});
afterAll(async () => {
  await app.stop();
  await way.close();
});

describe('a replica', () => {
  it('answers visitors, and nobody who is signed in', async () => {
    const token = await app.world.signIn(await app.world.aStudent());
    expect(await titleFor()).toBe('On the replica');
    expect(await titleFor(token)).toBe('On the primary');
    const all = `{ lesson(id: "${lessonId}") { notes course { title reviews { nodes { text } } } } platformStats { totalStudents } testimonials { nodes { id } } }`;
    app.statements.length = 0;
    expect((await app.graphql(all)).body.data.lesson.course.title).toBe('On the replica');
    expect((await app.rest('GET', '/platform/stats')).status).toBe(200);
    expect((await app.rest('GET', '/testimonials')).status).toBe(200);
    expect(app.statements.filter((statement) => !statement.startsWith('/* replica'))).toEqual([]);
  });

  it('takes no write', async () => {
    const { status } = await app.rest('POST', '/testimonials', {
      body: { name: 'Ada', text: 'Good.', stars: 5, avatar: null },
    });
    expect(status).toBe(201);
    const rows = await app.sql`select from testimonials`;
    expect(rows).toHaveLength(1);
  });

  it.each(['cut', 'block'] as const)(
    'that fails is answered for by the primary in the same request: %s',
    async (how) => {
      way[how]();
      expect(await titleFor()).toBe('On the primary');
      // One failure is enough: the next request does not try the replica.
      expect(lines).toHaveLength(1);
      await replica.run();
      await replica.run();
      expect(await titleFor()).toBe('On the primary');
      way.mend();
      await eventually(async () => {
        await replica.run();
        expect(await titleFor()).toBe('On the replica');
      });
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
        'The replica is not used: all reads go to the primary',
        'The public catalogue is read from the replica',
      ]);
    },
  );

  it('that cannot answer a statement is answered for, and goes on being used', async () => {
    await onReplica('alter table courses rename to courses_away');
    expect(await titleFor()).toBe('On the primary');
    await onReplica('alter table courses_away rename to courses');
    expect(await titleFor()).toBe('On the replica');
    expect(lines).toEqual([]);
  });

  it('that is more than five seconds behind is not used until it has caught up', async () => {
    await replicaStaysAt('0/1');
    await replica.run();
    passed += 5_000;
    await replica.run();
    expect(await titleFor()).toBe('On the replica');
    expect(lines).toEqual([]);
    passed += 1;
    await replica.run();
    expect(await titleFor()).toBe('On the primary');
    expect(lines.join()).toContain('more than 5 s behind');
    await replicaStaysAt(null);
    await replica.run();
    expect(await titleFor()).toBe('On the replica');
  });

  it('goes on serving visitors while the primary is away', async () => {
    const primaryWay = await severableConnection(app.databaseUrl);
    const second = await startTestApp({
      databaseUrl: primaryWay.url,
      directUrl: app.databaseUrl,
      replica: (primary) =>
        new ReadReplica({ url: replicaUrl, primary, limits: 'startup', logger: pino({ level: 'silent' }) }),
    });
    primaryWay.cut();
    expect((await second.graphql(LIST)).body.data.courses.nodes[0].title).toBe('On the replica');
    const course = `{ course(id: "${courseId}") { title lessons { id } } }`;
    expect((await second.graphql(course)).body.data.course).toEqual({
      title: 'On the replica',
      lessons: [{ id: lessonId }, expect.anything(), expect.anything()],
    });
    await second.stop();
    await primaryWay.close();
  });
});

test('a replica that is away at the start keeps nothing from starting', async () => {
  way.cut();
  const third = await startTestApp({
    databaseUrl: app.databaseUrl,
    replica: (primary) =>
      new ReadReplica({ url: way.url, primary, limits: 'startup', logger: pino({ level: 'silent' }) }),
  });
  expect((await third.graphql(LIST)).body.data.courses.nodes[0].title).toBe('On the primary');
  await third.stop();
});
