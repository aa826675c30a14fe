import pino from 'pino';
import WebSocket from 'ws';
import type { Account } from '../../modules/accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { Subscriber } from '../../test/subscriber';
import { sharedFixture } from '../../test/fixture';
import { startTestApp, type TestApp, testApp } from '../../test/test-app';
import { documentIds } from '../../test/document-ids';
import { MAX_WAITING, EventBus } from '../events';

const DAY_MS = 24 * 60 * 60 * 1000;
const changed =
  'subscription { enrollmentChanged { percent course { title } nextLesson { course { viewerEnrollment { percent } } } } }';

const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));
let subscribers: Subscriber[] = [];

const instructor = sharedFixture(() => app.world.anInstructor());
afterEach(async () => {
  await Promise.all(subscribers.map((subscriber) => subscriber.close()));
  subscribers = [];
});

function connect(token?: string, origin?: string, where = app): Subscriber {
  const subscriber = new Subscriber(where, token, origin);
  subscribers.push(subscriber);
  return subscriber;
}

async function anEnrolledStudent() {
  const account = await app.world.aStudent();
  const course = await app.world.aCourse(instructor);
  await app.world.enroll(account, course);
  return { account, course, token: await app.world.signIn(account) };
}

/** A subscription sends nothing until an event occurs, so counting listeners shows that it is active. */
const listeners = (where: TestApp, account: Account) =>
  (
    where.app.service(EventBus) as unknown as { emitter: { listenerCount(topic: string): number } }
  ).emitter.listenerCount(`topic enrollment:${account.id}`);

const completing = (course: SeededCourse, position: number, token: string, where = app) =>
  where.as(token)
    .graphql`mutation { completeLesson(lessonId: ${course.lessons[position - 1]!.id}) { lesson { id } } }`;

async function expectRefused(query: string, code: string, token: string) {
  const heard = connect(token).subscribe(query);
  await eventually(() => expect(heard.isOver).toBe(true));
  expect(heard.results).toEqual([]);
  expect(heard.error).toEqual([expect.objectContaining({ extensions: { code } })]);
  expect(JSON.stringify(heard.error)).not.toMatch(/did you mean|stack/i);
}

it('a subscription that is slower than its events closes its socket for now, so that its client subscribes again', async () => {
  const { account, token } = await anEnrolledStudent();
  const subscriber = connect(token);
  subscriber.subscribe(changed);
  await eventually(() => expect(listeners(app, account)).toBe(1));
  // Each is read again, and has another course.
  await app.sql`select pg_notify('waymark', json_build_object('topic', ${`enrollment:${account.id}`}::text,
      'payload', json_build_object('courseId', gen_random_uuid()))::text)
      from generate_series(1, ${3 * MAX_WAITING}::int)`;
  await eventually(() => expect(subscriber.closed?.code).toBe(1013));
  expect(listeners(app, account)).toBe(0);
});

describe('enrollmentChanged', () => {
  it('is sent with the current progress after each lesson, completed through this process or another', async () => {
    const { account, course, token } = await anEnrolledStudent();
    const elsewhere = await app.world.signIn(account);
    const heard = connect(token).subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(1));
    const event = (percent: number) => ({
      data: {
        enrollmentChanged: {
          percent,
          course: { title: course.title },
          nextLesson: percent === 100 ? null : { course: { viewerEnrollment: { percent } } },
        },
      },
    });
    await completing(course, 1, token);
    await eventually(() => expect(heard.results).toEqual([event(33)]));
    await completing(course, 2, elsewhere, second);
    await eventually(() => expect(heard.results).toEqual([event(33), event(67)]));
    await completing(course, 3, elsewhere, second);
    await eventually(() => expect(heard.results).toEqual([event(33), event(67), event(100)]));
  });

  it('is sent only to the student themselves', async () => {
    const { account, course, token } = await anEnrolledStudent();
    const other = await anEnrolledStudent();
    const heard = connect(token).subscribe(changed);
    const othersHeard = connect(other.token).subscribe(changed);
    await eventually(() => expect(listeners(app, account) + listeners(app, other.account)).toBe(2));
    await completing(course, 1, token);
    await eventually(() => expect(heard.results).toHaveLength(1));
    await completing(other.course, 1, other.token);
    await eventually(() => expect(othersHeard.results).toHaveLength(1));
    expect(heard.results).toHaveLength(1);
  });

  it('is not sent for a deleted course', async () => {
    const { account, course, token } = await anEnrolledStudent();
    const heard = connect(token).subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(1));
    await app.sql`update courses set deleted_at = now() where id = ${course.id}`;
    app.app.service(EventBus).publish(`enrollment:${account.id}`, { courseId: course.id });
    const next = await app.world.aCourse(instructor);
    await app.world.enroll(account, next);
    await completing(next, 1, token);
    await eventually(() => expect(heard.results).toHaveLength(1));
    expect(heard.results[0]).toMatchObject({
      data: { enrollmentChanged: { course: { title: next.title } } },
    });
  });

  it('removes its listener when it ends', async () => {
    const { account, token } = await anEnrolledStudent();
    const subscriber = connect(token);
    const heard = subscriber.subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(1));
    heard.stop();
    await eventually(() => expect(listeners(app, account)).toBe(0));
    connect(token).subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(1));
    await Promise.all(subscribers.map((each) => each.close()));
    await eventually(() => expect(listeners(app, account)).toBe(0));
  });
});

describe('who may connect', () => {
  it.each([
    ['without a token', undefined],
    ['with a token that opens no session', 'A'.repeat(43)],
  ])('is refused %s', async (_how, token) => {
    const subscriber = connect(token);
    subscriber.subscribe(changed);
    await eventually(() => expect(subscriber.closed).toEqual({ code: 4403, reason: 'Forbidden' }));
  });

  it.each(['https://evil.example', 'null', 'nonsense', 'https://learn.example.org.evil.example', 'https://'])(
    'is refused from the origin %s, and the server lives on',
    async (origin) => {
      const socket = new WebSocket(`${app.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { origin },
      });
      const refusal = await new Promise<Error>((resolve) => socket.once('error', resolve));
      expect(refusal.message).toBe('Unexpected server response: 401');
      expect((await app.rest('GET', '/healthz')).status).toBe(200);
    },
  );

  it('comes from our own origin, or from no browser', async () => {
    const { account, token } = await anEnrolledStudent();
    connect(token, 'https://learn.example.org').subscribe(changed);
    connect(token, app.origin).subscribe(changed);
    connect(token).subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(3));
  });
});

describe('what is served', () => {
  const nested = `subscription { enrollmentChanged { ${'course { lessons { '.repeat(6)} id ${'} } '.repeat(6)} } }`;
  const costly = `subscription { enrollmentChanged { course { lessons { course { lessons { course { lessons { course { lessons { id } } } } } } } } } }`;
  const aliases = Array.from({ length: 200 }, (_, index) => `a${index}: percent`).join(' ');

  it.each([
    ['queries', '{ platformStats { totalCourses } }', 'BAD_REQUEST'],
    [
      'mutations',
      'mutation { logIn(input: { email: "a@b.cd", password: "x" }) { __typename } }',
      'BAD_REQUEST',
    ],
    ['introspection', '{ __schema { types { name } } }', 'BAD_REQUEST'],
    ['nonsense', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['unknown field', 'subscription { enrollmentChange { percent } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['more than 300 tokens', `subscription { enrollmentChanged { ${aliases} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['more than ten levels', nested, 'QUERY_TOO_COMPLEX'],
    ['what costs too much', costly, 'QUERY_TOO_COMPLEX'],
  ])('is no %s', async (_what, query, code) => {
    const token = await app.world.signIn(instructor);
    app.statements.length = 0;
    await expectRefused(query, code, token);
    const others = app.statements.filter((statement) => !statement.includes('viewer of session'));
    expect(others).toEqual([]);
  });

  it('is twenty subscriptions a socket', async () => {
    const { account, token } = await anEnrolledStudent();
    const subscriber = connect(token);
    const first = Array.from({ length: 20 }, () => subscriber.subscribe(changed));
    await eventually(() => expect(listeners(app, account)).toBe(20));
    const last = subscriber.subscribe(changed);
    await eventually(() => expect(last.isOver).toBe(true));
    expect(last.error).toEqual([
      expect.objectContaining({
        message: 'Too many subscriptions on one connection',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 },
      }),
    ]);
    expect(first.some(({ isOver }) => isOver)).toBe(false);
    first[0]!.stop();
    await eventually(() => expect(listeners(app, account)).toBe(19));
    subscriber.subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(20));
  });

  it('is 64 KiB a message', async () => {
    const { token } = await anEnrolledStudent();
    const subscriber = connect(token);
    subscriber.subscribe(changed, { text: 'x'.repeat(65 * 1024) });
    await eventually(() => expect(subscriber.closed?.code).toBe(1009));
    expect((await app.rest('GET', '/healthz')).status).toBe(200);
  });
});

describe('a session that ends', () => {
  it('closes its own sockets in every process, and no others', async () => {
    const { account, course, token } = await anEnrolledStudent();
    const elsewhere = await app.world.signIn(account);
    const [here, there, other] = [connect(token), connect(token, undefined, second), connect(elsewhere)];
    for (const subscriber of [here, there, other]) subscriber.subscribe(changed);
    await eventually(() => expect(listeners(app, account) + listeners(second, account)).toBe(3));
    await app.graphql('mutation { logOut }', {}, token);
    for (const subscriber of [here, there])
      await eventually(() => expect(subscriber.closed).toEqual({ code: 4403, reason: 'Forbidden' }));
    await eventually(() => expect(listeners(app, account) + listeners(second, account)).toBe(1));
    expect(other.closed).toBeNull();
    await completing(course, 1, elsewhere);
  });

  it('by expiring closes its socket at the next event, without sending it', async () => {
    const { account, course, token } = await anEnrolledStudent();
    const subscriber = connect(token);
    const heard = subscriber.subscribe(changed);
    await eventually(() => expect(listeners(app, account)).toBe(1));
    app.clock.advance(61 * DAY_MS);
    const fresh = await app.world.signIn(account);
    await completing(course, 1, fresh);
    await eventually(() => expect(subscriber.closed?.code).toBe(4403));
    expect(heard.results).toEqual([]);
  });
});

describe('an error that nobody expected', () => {
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const broken = sharedFixture(() => startTestApp({ logger }));
  afterAll(() => broken.stop());

  it('is no variable of the wrong type, whose value is neither returned nor logged', async () => {
    const heard = connect(
      await broken.world.signIn(await broken.world.aStudent()),
      undefined,
      broken,
    ).subscribe('subscription ($id: ID!) { assistantAnswerStreamed(requestId: $id) { text } }', {
      id: { secret: 'hunter2' },
    });
    await eventually(() => expect(heard.isOver).toBe(true));
    expect(heard.error).toEqual([expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } })]);
    expect(JSON.stringify(heard.error)).not.toContain('hunter2');
    expect(logged).toEqual([]);
  });

  it('is logged, and hides its cause from the subscriber', async () => {
    const account = await broken.world.aStudent();
    const heard = connect(await broken.world.signIn(account), undefined, broken).subscribe(changed);
    await eventually(() => expect(listeners(broken, account)).toBe(1));
    const course = await broken.world.aCourse(await broken.world.anInstructor());
    await broken.world.enroll(account, course);
    await broken.sql`alter table certificates rename to "secret table"`;
    broken.app.service(EventBus).publish(`enrollment:${account.id}`, { courseId: course.id });
    await eventually(() => expect(heard.isOver || heard.results.length > 0).toBe(true));
    expect(JSON.stringify([heard.error, heard.results])).not.toMatch(/certificates|secret|relation/);
    await eventually(() => expect(logged.join()).toContain('certificates'));
  });

  it('is logged, and hides its cause from whoever connects', async () => {
    logged.length = 0;
    const token = await broken.world.signIn(await broken.world.aStudent());
    await broken.sql`alter table accounts rename to "other table"`;
    const subscriber = connect(token, undefined, broken);
    subscriber.subscribe(changed);
    await eventually(() =>
      expect(subscriber.closed).toEqual({ code: 4500, reason: 'Something went wrong on our side' }),
    );
    expect(logged.join()).toContain('accounts');
  });
});

it('a server that stops closes its sockets with code 1001', async () => {
  const stopping = await startTestApp({ databaseUrl: app.databaseUrl });
  const { account, token } = await anEnrolledStudent();
  const subscriber = connect(token, undefined, stopping);
  subscriber.subscribe(changed);
  await eventually(() => expect(listeners(stopping, account)).toBe(1));
  await stopping.app.close();
  await eventually(() => expect(subscriber.closed?.code).toBe(1001));
  await stopping.stop().catch(() => undefined);
});

describe('a trusted document', () => {
  const id = documentIds.EnrollmentUpdates!;
  const strict = sharedFixture(() =>
    startTestApp({ databaseUrl: app.databaseUrl, config: { isTrustedDocumentsOnly: true } }),
  );
  afterAll(() => strict.stop());

  it('is subscribed to by its id, whatever text comes along', async () => {
    const { account, course, token } = await anEnrolledStudent();
    for (const where of [second, strict]) {
      const heard = connect(token, undefined, where).subscribe('no document at all', {}, id);
      await eventually(() => expect(listeners(where, account)).toBe(1));
      await completing(course, where === second ? 1 : 2, token, second);
      await eventually(() => expect(heard.results).toHaveLength(1));
      expect(heard.results[0]).toMatchObject({
        data: { enrollmentChanged: { id: expect.any(String) as string } },
      });
      heard.stop();
    }
  });

  it.each([undefined, '0000000000000000'])(
    'is required where only trusted documents are allowed: %s',
    async (other) => {
      const { token } = await anEnrolledStudent();
      const heard = connect(token, undefined, strict).subscribe(changed, {}, other);
      await eventually(() => expect(heard.isOver).toBe(true));
      expect(heard.error).toMatchObject([{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }]);
    },
  );
});
