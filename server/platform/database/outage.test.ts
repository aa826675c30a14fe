import { TEST_PASSWORD } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { severableConnection, type SeverableConnection } from '../../test/severable-connection';
import { aDatabase, startTestApp, type TestApp } from '../../test/test-app';
import { CONNECTION_PATIENCE_MS } from './data-source';

const AWAY = 'The database cannot be reached right now. Nothing was lost; please try again.';

let connection: SeverableConnection;
let app: TestApp;
let token: string;

beforeAll(async () => {
  connection = await severableConnection(await aDatabase());
  app = await startTestApp({
    databaseUrl: connection.url,
    connectionPatienceMs: CONNECTION_PATIENCE_MS,
  });
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

async function expectTypedErrors(): Promise<void> {
  const logIn = { email: 'ada@example.org', password: TEST_PASSWORD };
  const [visitor, viewer, mutation, rest, restViewer, restLogIn, ready, alive] = await Promise.all([
    app.graphql('{ platformStats { totalCourses } }'),
    app.graphql('{ viewer { learning { stats { totalCourses } } } }', {}, token),
    app.graphql('mutation ($input: LogInInput!) { logIn(input: $input) { ... on LoggedIn { token } } }', {
      input: logIn,
    }),
    app.rest('GET', '/api/courses'),
    app.rest('GET', '/student/dashboard', { token }),
    app.rest('POST', '/auth/login', { body: logIn }),
    app.rest('GET', '/readyz'),
    app.rest('GET', '/healthz'),
  ]);
  for (const { body } of [visitor, viewer, mutation]) {
    expect(body.errors).toHaveLength(1);
    expect(body.errors![0]).toMatchObject({ message: AWAY, extensions: { code: 'DATABASE_UNAVAILABLE' } });
    expect(Object.keys(body.errors![0]!.extensions)).toEqual(['code']);
  }
  // The session may be remembered from before; then only what hangs below the viewer is missing.
  expect([200, 503]).toContain(viewer.status);
  for (const answer of [rest, restViewer, restLogIn])
    expect(answer).toMatchObject({ status: 503, body: { error: AWAY } });
  expect(ready.status).toBe(503);
  expect(alive.status).toBe(200);
}

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

describe('a database that has gone', () => {
  it('is a typed error at every door, and forgotten once it is back, without a restart', async () => {
    connection.cut();
    await expectTypedErrors();
    await expectTypedErrors();
    connection.mend();
    await expectEverythingBack();
  });

  it('that ended every connection once costs at most one typed error each', async () => {
    connection.cut();
    connection.mend();
    for (let count = 0; count < 10; count++) {
      const { body } = await app.graphql('{ platformStats { totalCourses } }');
      if (body.errors) expect(body.errors[0]!.extensions.code).toBe('DATABASE_UNAVAILABLE');
    }
    await expectEverythingBack();
  });
});

describe('a database that has stopped altogether', () => {
  it('is a typed error too, instead of a request that waits for ever', async () => {
    connection.block();
    await expectTypedErrors();
    connection.mend();
    await expectEverythingBack();
  }, 40_000);
});

describe('a server that has disappeared without a word', () => {
  it('costs each connection one typed error, and none is used again', async () => {
    connection.block();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.graphql('{ platformStats { totalCourses } }')),
    );
    for (const { body } of answers) expect(body.errors![0]!.extensions.code).toBe('DATABASE_UNAVAILABLE');
    // Another one has taken its place; nothing ever ends the old connections.
    connection.passNew();
    await expectEverythingBack();
    for (let count = 0; count < 10; count++)
      expect((await app.graphql('{ platformStats { totalCourses } }')).body.errors).toBeUndefined();
  }, 40_000);
});

describe('a statement that takes too long', () => {
  it('is ended, by the server itself, as a typed error', async () => {
    const [row] = await app.database.query<Record<string, string>>(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(row).toEqual({ statement: '5s', lock: '2s', idle: '10s' });
    await expect(
      app.database.transaction(async (transaction) => {
        await transaction.query('set local statement_timeout = 50');
        await transaction.query('select pg_sleep(5)');
      }),
    ).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', message: AWAY });
  });

  it('waits for a lock no longer than its limit', async () => {
    await app.world.aTestimonial();
    await app.database.transaction(async (holder) => {
      await holder.query('lock table testimonials');
      const waiting = app.database.transaction(async (transaction) => {
        await transaction.query('set local lock_timeout = 50');
        await transaction.query('lock table testimonials');
      });
      await expect(waiting).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    });
  });
});
