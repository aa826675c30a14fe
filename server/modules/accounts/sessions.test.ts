import { setTimeout as delay } from 'node:timers/promises';
import { EventBus } from '../../platform/events';
import { eventually } from '../../test/eventually';
import { severableConnection } from '../../test/severable-connection';
import { Subscriber } from '../../test/subscriber';
import { ExpiredRowsSweeper } from '../../platform/expired-rows';
import { startTestApp, type TestApp, testApp } from '../../test/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const app = testApp();
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

const aToken = async () => app.world.signIn(await app.world.aStudent());

async function isOpen(token: string, where: TestApp = app): Promise<boolean> {
  const { status, body } = await where.graphql('{ viewer { account { id } } }', {}, token);
  if (status === 200) return body.data.viewer !== null;
  expect(status).toBe(401);
  expect(body.errors).toEqual([
    {
      message: 'Your session has expired. Please log in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ]);
  return false;
}

describe('a session', () => {
  it('ends after 14 days unused', async () => {
    const token = await aToken();
    app.clock.advance(14 * DAY_MS - MINUTE_MS);
    expect(await isOpen(token)).toBe(true);
    app.clock.advance(14 * DAY_MS + MINUTE_MS);
    expect(await isOpen(token)).toBe(false);
  });

  it('lives on while it is used, but not beyond 60 days', async () => {
    const token = await aToken();
    for (let day = 10; day < 60; day += 10) {
      app.clock.advance(10 * DAY_MS);
      expect(await isOpen(token)).toBe(true);
    }
    app.clock.advance(10 * DAY_MS - MINUTE_MS);
    expect(await isOpen(token)).toBe(true);
    app.clock.advance(2 * MINUTE_MS);
    expect(await isOpen(token)).toBe(false);
  });

  it('is not kept open by what the process remembers of it', async () => {
    const token = await aToken();
    await app.sql`update sessions set created_at = ${new Date(app.clock.now().getTime() - 60 * DAY_MS + 10_000)}`;
    expect(await isOpen(token)).toBe(true);
    app.clock.advance(11_000);
    expect(await isOpen(token)).toBe(false);
  });

  it('is ended at once by logging out, here and in another process, with its sockets', async () => {
    const token = await aToken();
    const other = await aToken();
    expect(await isOpen(token)).toBe(true);
    expect(await isOpen(token, second)).toBe(true);
    const subscriber = await Subscriber.ofInbox(second, token);
    await app.graphql('mutation { logOut }', {}, token);
    expect(await isOpen(token)).toBe(false);
    await eventually(async () => expect(await isOpen(token, second)).toBe(false));
    await eventually(() => expect(subscriber.closed).not.toBeNull());
    expect(await isOpen(other)).toBe(true);
  });

  it('that ends while another process receives no events is not kept in its cache', async () => {
    const token = await aToken();
    expect(await isOpen(token, second)).toBe(true);
    // Every process loses its LISTEN connection and reconnects half a second later.
    await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'waymark events' and datname = current_database()`;
    const events = second.app.service(EventBus);
    await eventually(() => expect(events.isListening).toBe(false));
    expect(await isOpen(token, second)).toBe(true);
    await app.graphql('mutation { logOut }', {}, token);
    expect(await isOpen(token, second)).toBe(false);
    await eventually(() => expect(events.isListening).toBe(true));
    expect(await isOpen(token, second)).toBe(false);
  });

  it('ends within a second where the connection receives no events', async () => {
    const way = await severableConnection(app.databaseUrl);
    const third = await startTestApp({ databaseUrl: app.databaseUrl, directUrl: way.url });
    const events = third.app.service(EventBus);
    const token = await aToken();
    await eventually(async () => {
      expect(await isOpen(token, third)).toBe(true);
      expect(events.isUpToDate()).toBe(true);
    });
    way.block();
    const until = performance.now() + 1000;
    await app.graphql('mutation { logOut }', {}, token);
    // The connection still seems to be listening; only the age of the last heartbeat shows that it is not.
    await delay(Math.max(0, until - performance.now()));
    expect(await isOpen(token, third)).toBe(false);
    await third.stop();
    await way.close();
  });

  it('is remembered while heartbeats are heard, and only then', async () => {
    const token = await aToken();
    const events = second.app.service(EventBus);
    await isOpen(token, second);
    await app.sql`alter table sessions rename to sessions_away`;
    try {
      await eventually(async () => {
        expect(events.isUpToDate()).toBe(true);
        expect(await isOpen(token, second)).toBe(true);
      });
    } finally {
      await app.sql`alter table sessions_away rename to sessions`;
    }
  });

  it.each(['Bearer ', 'Basic dXNlcjpwYXNz', `Bearer ${'A'.repeat(43)}`, `Bearer ${'A'.repeat(5000)}`])(
    'is not opened by %s',
    async (authorization) => {
      const body = { query: '{ viewer { account { id } } }' };
      const answer = await app.rest('POST', '/graphql', { headers: { authorization }, body });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('shows a change of the profile at once, in other sessions and processes too', async () => {
    const account = await app.world.anInstructor();
    const [token, elsewhere] = [await app.world.signIn(account), await app.world.signIn(account)];
    const bio = async (where: TestApp, as: string) =>
      (await where.run('{ r: viewer { account { bio } } }', {}, as)).account.bio;
    expect(await bio(second, elsewhere)).toBeNull();
    await app.run('mutation { r: updateProfile(input: { bio: "New" }) { __typename } }', {}, token);
    expect([await bio(app, token), await bio(app, elsewhere)]).toEqual(['New', 'New']);
    await eventually(async () => expect(await bio(second, elsewhere)).toBe('New'));
  });
});

describe('what opens nothing any more', () => {
  const sweep = () => app.app.service(ExpiredRowsSweeper).run();
  const rowsOf = async (table: 'sessions' | 'password_resets') =>
    (await app.database.query<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]!.rows;

  it('is taken away: sessions unused or too old, and reset tokens; the others stay', async () => {
    await app.sql`delete from sessions`;
    const idle = await aToken();
    const old = await aToken();
    for (let day = 10; day < 60; day += 10) {
      app.clock.advance(10 * DAY_MS);
      expect(await isOpen(old)).toBe(true);
    }
    const account = await app.world.aStudent();
    const live = await app.world.signIn(account);
    const asked = await app.rest('POST', '/auth/request-reset-token', { body: { email: account.email } });
    expect(asked.status).toBe(200);
    await sweep();
    expect(await rowsOf('sessions')).toBe(2);
    expect(await rowsOf('password_resets')).toBe(1);

    app.clock.advance(10 * DAY_MS);
    await sweep();
    expect(await rowsOf('sessions')).toBe(1);
    expect(await rowsOf('password_resets')).toBe(0);
    expect(await isOpen(idle)).toBe(false);
    expect(await isOpen(old)).toBe(false);
    expect(await isOpen(live)).toBe(true);
  });

  it('is taken away however much of it there is', async () => {
    const { id } = await app.world.aStudent();
    await app.sql`insert into sessions (token_hash, account_id, created_at, last_seen_at)
      select sha256(n::text::bytea), ${id}, ${new Date(app.clock.now().getTime() - 14 * DAY_MS)}, ${new Date(app.clock.now().getTime() - 14 * DAY_MS)} from generate_series(1, 2500) n`;
    await sweep();
    expect(await rowsOf('sessions')).toBe(1);
  });
});
