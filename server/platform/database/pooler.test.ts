import { seedDemoOnce } from '../../seed/demo';
import { DEMO_PASSWORD } from '../demo/platform.service';
import { eventually } from '../../test/eventually';
import { describeWithPgBouncer, startPgBouncer, type PgBouncer } from '../../test/pgbouncer';
import { Subscriber } from '../../test/subscriber';
import { aDatabase, startTestApp, type TestApp } from '../../test/test-app';
import { reachDatabase } from './reach';

/** Fewer than a single process may open, so that requests share them. */
const POOL_SIZE = 4;

describeWithPgBouncer('two processes behind PgBouncer in transaction mode', () => {
  let pooler: PgBouncer;
  let here: TestApp;
  let there: TestApp;

  beforeAll(async () => {
    const directUrl = await aDatabase();
    pooler = await startPgBouncer(directUrl, { default_pool_size: String(POOL_SIZE) });
    await reachDatabase(pooler.url, directUrl);
    here = await startTestApp({ databaseUrl: pooler.url, directUrl });
    there = await startTestApp({ databaseUrl: pooler.url, directUrl });
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await pooler.stop();
  });

  it('fill the demo once, when both start together', async () => {
    const filled = await Promise.all([here, there].map(({ app }) => seedDemoOnce(app.service)));
    expect(filled.sort()).toEqual([false, true]);
    expect((await there.rest('GET', '/api/courses')).body).toHaveLength(12);
  }, 60_000);

  it('serve many requests at once over few connections, each within the limits', async () => {
    const student = await here.world.signIn(await here.world.aStudent());
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const app = index % 2 === 0 ? here : there;
        return index % 3 === 0
          ? app.rest('GET', '/student/dashboard', { token: student })
          : app.graphql('{ courses { totalCount } platformStats { totalCourses } }');
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const limits = await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          there.sql`select current_setting('statement_timeout') as limit, pg_backend_pid() as pid, pg_sleep(0.05)`,
      ),
    );
    expect(new Set(limits.map(([row]) => row!.limit))).toEqual(new Set(['5s']));
    expect(new Set(limits.map(([row]) => row!.pid)).size).toBeLessThanOrEqual(POOL_SIZE);
    await expect(there.sql`select pg_sleep(30)`).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    });
  }, 30_000);

  it('tell each other what happens, and end sessions in both', async () => {
    const logIn = { email: 'instructor@waymark.test', password: DEMO_PASSWORD };
    const { token } = (await here.rest('POST', '/auth/login', { body: logIn })).body as { token: string };
    const subscriber = new Subscriber(there, token);
    const heard = subscriber.subscribe('subscription { notificationReceived { inbox { unreadCount } } }');
    const student = await here.world.signIn(await here.world.aStudent());
    await eventually(async () => {
      await here.as(student)
        .graphql`mutation { contactInstructor(input: ${{ toEmail: logIn.email, subject: 'Hello', message: 'A question about your course.' }}) {
          __typename } }`;
      expect(heard.results.length).toBeGreaterThan(0);
    });
    expect((await here.graphql('mutation { logOut }', {}, token)).status).toBe(200);
    await eventually(async () =>
      expect((await there.rest('GET', '/auth/profile', { token })).status).toBe(401),
    );
    await eventually(() => expect(subscriber.closed?.code).toBe(4403));
    await subscriber.close();
  }, 30_000);
});
