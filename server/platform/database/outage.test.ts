import { setTimeout as delay } from 'node:timers/promises';
import { Account } from '../../modules/accounts/account.entities';
import { TEST_PASSWORD } from '../../seed/world';
import { endConnections } from '../../test/end-connections';
import { eventually } from '../../test/eventually';
import { severableConnection } from '../../test/severable-connection';
import { sharedFixture } from '../../test/fixture';
import { aDatabase, startTestApp } from '../../test/test-app';
import { CONNECTION_PATIENCE_MS } from './data-source';
import type { Database } from './database';

const AWAY = 'The database can’t be reached right now. Nothing was lost. Please try again.';
const SLOW = 'This took too long and was canceled. Please try again.';
let token: string;

const connection = sharedFixture(async () => severableConnection(await aDatabase()));
const app = sharedFixture(() =>
  startTestApp({ databaseUrl: connection.url, connectionPatienceMs: CONNECTION_PATIENCE_MS }),
);
beforeAll(async () => {
  token = await app.world.signIn(await app.world.aStudent({ email: 'ada@example.org' }));
});
afterEach(async () => {
  connection.mend();
  await eventually(async () => expect((await app.rest('GET', '/readyz')).status).toBe(200));
});
afterAll(async () => {
  await app.stop();
  await connection.close();
});

async function expectTypedErrors(sentences = [AWAY]): Promise<void> {
  const logIn = { email: 'ada@example.org', password: TEST_PASSWORD };
  const [visitor, viewer, mutation, rest, restViewer, restLogIn, ready, alive] = await Promise.all([
    app.graphql('{ platformStats { totalCourses } }'),
    app.graphql('{ viewer { learning { stats { totalCourses } } } }', {}, token),
    app.as().graphql`mutation { logIn(input: ${logIn}) { ... on LoggedIn { token } } }`,
    app.rest('GET', '/api/courses'),
    app.rest('GET', '/student/dashboard', { token }),
    app.rest('POST', '/auth/login', { body: logIn }),
    app.rest('GET', '/readyz'),
    app.rest('GET', '/healthz'),
  ]);
  for (const { body } of [visitor, viewer, mutation]) {
    expect(body.errors).toHaveLength(1);
    expect(sentences).toContain(body.errors![0]!.message);
    expect(body.errors![0]!.extensions).toEqual({ code: 'DATABASE_UNAVAILABLE', retryAfterSeconds: 2 });
  }
  for (const { body } of [rest, restViewer, restLogIn]) expect(sentences).toContain(body.error);
  for (const { status, headers } of [visitor, mutation, rest, restViewer, restLogIn])
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
  // The session may still be cached; then only the fields below the viewer are missing.
  expect([200, 503]).toContain(viewer.status);
  expect(ready.status).toBe(503);
  expect(alive.status).toBe(200);
}

const expectEverythingReadable = () =>
  eventually(async () => expect((await app.rest('GET', '/api/courses')).status).toBe(200));

async function expectEverythingBack(): Promise<void> {
  await eventually(async () => {
    const { status, body } = await app.graphql('{ viewer { account { email } } }', {}, token);
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: { viewer: { account: { email: 'ada@example.org' } } } },
    });
    expect((await app.rest('GET', '/api/courses')).status).toBe(200);
  });
}

it.each<[string, (transaction: Database) => Promise<unknown>]>([
  ['a statement', (transaction) => transaction.query('select 1')],
  ['a repository', (transaction) => transaction.reading(Account, (accounts) => accounts.count())],
  ['a nested transaction', (transaction) => transaction.transaction((inner) => inner.query('select 1'))],
  ['the commit', () => Promise.resolve()],
])('a connection that is lost within a transaction is a typed error of %s', async (_title, next) => {
  const outcome = app.database.transaction(async (transaction) => {
    await transaction.query('create table lost ()');
    await endConnections(connection.url, 1);
    // The driver has heard of it between two statements.
    await delay(100);
    await next(transaction);
  });
  await expect(outcome).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  await expectEverythingBack();
  expect(await app.sql`select to_regclass('lost') as table`).toEqual([{ table: null }]);
});

it('a database that cannot be reached is a typed error in GraphQL and REST, and recovers without a restart', async () => {
  connection.cut();
  await expectTypedErrors();
  await expectTypedErrors();
  connection.mend();
  await expectEverythingBack();
});

it('a database that does not answer is a typed error after a time limit', async () => {
  connection.block();
  // Whether a request waits for the pool or for a new connection depends on how many were idle.
  await expectTypedErrors([AWAY, SLOW]);
  connection.mend();
  await expectEverythingBack();
}, 40_000);

it('a database server that disappeared without closing its connections costs each connection one typed error, and none is used again', async () => {
  connection.block();
  const answers = await app.atOnce(20, () => app.graphql('{ platformStats { totalCourses } }'));
  for (const { body } of answers) expect(body.errors![0]!.extensions.code).toBe('DATABASE_UNAVAILABLE');
  // A new server has taken over; nothing closes the old connections.
  connection.passNew();
  for (let count = 0; count < 10; count++)
    expect((await app.graphql('{ platformStats { totalCourses } }')).body.errors).toBeUndefined();
  await expectEverythingBack();
}, 40_000);

describe('a statement that takes too long', () => {
  it('is ended by the server itself', async () => {
    const [row] =
      await app.sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(row).toEqual({ statement: '5s', lock: '500ms', idle: '10s' });
  });

  it.each([
    ['statement timeout', '57014'],
    ['lock timeout', '55P03'],
    ['deadlock', '40P01'],
  ])('is a typed error: %s', async (_what, code) => {
    await expect(
      app.database.query(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`),
    ).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', message: SLOW });
  });
});

describe('an answer of GraphQL', () => {
  it('keeps status 200 when some of it could be read', async () => {
    connection.cut();
    const { status, body } = await app.as()
      .graphql`{ platform { isDemo } course(id: "0198c0de-0000-7000-8000-000000000001") { id } }`;
    expect(status).toBe(200);
    expect(body.data).toEqual({ platform: { isDemo: expect.any(Boolean) as boolean }, course: null });
    expect(body.errors).toHaveLength(1);
    expect(body.errors![0]!.extensions.code).toBe('DATABASE_UNAVAILABLE');
  });

  it('is 503 in the media type of our client, which reads errors at any status', async () => {
    connection.cut();
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json,application/json;q=0.9',
      },
      body: JSON.stringify({ query: '{ platformStats { totalCourses } }' }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
    expect(await response.json()).toMatchObject({ errors: [{ message: AWAY }] });
  });
});

describe('a database that answers but does not save', () => {
  const testimonial = { name: 'Ada', text: 'I stopped guessing at margins.', stars: 5 };

  async function expectRefusal(message: string, retryAfter: string): Promise<void> {
    const rest = await app.rest('POST', '/testimonials', { body: testimonial });
    expect({ ...rest, headers: rest.headers.get('retry-after') }).toEqual({
      status: 503,
      body: { error: message },
      headers: retryAfter,
    });
    const { status, headers, body } = await app.as()
      .graphql`mutation { addTestimonial(input: ${testimonial}) { __typename } }`;
    expect({ status, headers: headers.get('retry-after') }).toEqual({ status: 503, headers: retryAfter });
    expect(body.errors).toEqual([expect.objectContaining({ message })]);
    expect((await app.rest('GET', '/testimonials')).status).toBe(200);
  }

  it('says that its storage is full', async () => {
    await app.sql`create function storage_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    await app.sql`create trigger storage_is_full before insert on testimonials execute function storage_is_full()`;
    await expectRefusal(
      'This wasn’t saved because the platform is out of storage. Please try again later.',
      '60',
    );
    await app.sql`drop function storage_is_full cascade`;
  });

  it('says that changes cannot be saved when it is a standby', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    await app.database.query(`alter database ${name} set default_transaction_read_only = on`);
    // The setting applies only to connections opened from now on.
    connection.cut();
    connection.mend();
    await expectEverythingReadable();
    await expectRefusal('Changes can’t be saved right now. Please try again in a moment.', '5');
    await app.database.transaction(async (transaction) => {
      await transaction.query('set transaction read write');
      await transaction.query(`alter database ${name} reset default_transaction_read_only`);
    });
    connection.cut();
    connection.mend();
  });
});
