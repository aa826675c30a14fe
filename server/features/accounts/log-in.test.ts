import { rateLimited } from '../../platform/errors';
import { PasswordHasher } from '../../platform/passwords';
import { TEST_PASSWORD } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Account } from './account.entities';
import { SessionService } from './session.service';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const logIn = `mutation ($input: LogInInput!) { logIn(input: $input) {
  __typename
  ... on UserError { message }
  ... on InvalidInput { fields { path message } }
  ... on LoggedIn { token viewer { account { email role } } }
} }`;

const loggingIn = (email: string, password: string) => app.graphql(logIn, { input: { email, password } });
const wrong = (account: Account) => loggingIn(account.email, 'wrong password');
const right = (account: Account) => loggingIn(account.email, TEST_PASSWORD);

/** What stands against the accounts and the addresses, the most first. */
async function counted(): Promise<number[]> {
  const rows = await app.database.query<{ points: number }>(
    "select points from rate_limits where key like 'failed-log-ins-%' order by points desc",
  );
  return rows.map(({ points }) => points);
}

describe('logging in', () => {
  it('opens a session for the right password, and stores the hash of its token alone', async () => {
    const account = await app.world.anInstructor({ email: 'Grace@Example.org' });
    const { body } = await loggingIn(' GRACE@example.org ', TEST_PASSWORD);
    expect(body.data.logIn).toEqual({
      __typename: 'LoggedIn',
      token: expect.stringMatching(/^[\w-]{43}$/),
      viewer: { account: { email: 'grace@example.org', role: 'INSTRUCTOR' } },
    });
    const [row] = await app.database.query<{ token_hash: Buffer }>(
      'select token_hash from sessions where account_id = $1',
      [account.id],
    );
    expect(row!.token_hash.toString('base64url')).not.toBe(body.data.logIn.token);
    const viewer = await app.graphql('{ viewer { account { id } } }', {}, body.data.logIn.token);
    expect(viewer.body.data.viewer.account.id).toBe(account.id);
  });

  it('gives every log-in a token of its own', async () => {
    const account = await app.world.aStudent();
    const tokens = await Promise.all([right(account), right(account), right(account)]);
    expect(new Set(tokens.map(({ body }) => body.data.logIn.token)).size).toBe(3);
  });

  it('says the same of an unknown email and of a wrong password', async () => {
    const account = await app.world.aStudent();
    const refused = { __typename: 'InvalidCredentials', message: 'Invalid email or password' };
    expect((await wrong(account)).body.data.logIn).toEqual(refused);
    expect((await loggingIn('nobody@example.org', TEST_PASSWORD)).body.data.logIn).toEqual(refused);
    expect((await loggingIn(account.email, TEST_PASSWORD.toUpperCase())).body.data.logIn).toEqual(refused);
    expect((await loggingIn(account.email, 'x'.repeat(10_000))).body.data.logIn).toEqual(refused);
    expect((await loggingIn('x'.repeat(10_000), 'x')).body.data.logIn).toEqual(refused);
  });

  it.each([
    [{ email: '  ', password: 'x' }, 'email', 'Email is required'],
    [{ email: 'a@example.org', password: '' }, 'password', 'Password is required'],
  ])('asks for what is missing: %j', async (input, path, message) => {
    const { body } = await app.graphql(logIn, { input });
    expect(body.data.logIn).toEqual({ __typename: 'InvalidInput', message, fields: [{ path, message }] });
  });

  it('refuses after ten failures, the right password too, and says how long', async () => {
    const account = await app.world.aStudent();
    for (let failure = 0; failure < 10; failure++)
      expect((await wrong(account)).body.data.logIn.__typename).toBe('InvalidCredentials');
    for (const attempt of [wrong, right]) {
      const { body } = await attempt(account);
      expect(body.errors?.[0]).toMatchObject({
        message: 'Too many failed log-ins. Please wait some minutes and try again.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
      });
      const { retryAfterSeconds } = body.errors![0]!.extensions;
      expect(retryAfterSeconds).toBeGreaterThan(800);
      expect(retryAfterSeconds).toBeLessThanOrEqual(900);
    }
    // What was refused was no failure, neither of the account nor of the school behind this address.
    expect(await counted()).toEqual([10, 10]);
    const other = await app.world.aStudent();
    expect((await right(other)).body.data.logIn.__typename).toBe('LoggedIn');
  });

  it('cannot be outrun by a burst: ten of forty parallel guesses are looked at', async () => {
    const account = await app.world.aStudent();
    const answers = [];
    // Eight at a time, so that the queue of the hasher is not what refuses.
    for (let round = 0; round < 5; round++)
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => wrong(account)))));
    const codes = answers.map(({ body }) => body.data?.logIn.__typename ?? body.errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'InvalidCredentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(30);
  });

  it('counts failures alone: a success gives its point back', async () => {
    const account = await app.world.aStudent();
    for (let failure = 0; failure < 9; failure++) await wrong(account);
    for (let success = 0; success < 5; success++)
      expect((await right(account)).body.data.logIn.__typename).toBe('LoggedIn');
    expect((await wrong(account)).body.data.logIn.__typename).toBe('InvalidCredentials');
    expect((await right(account)).body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('counts no failure when it was too busy to look at the password', async () => {
    const account = await app.world.aStudent();
    const busy = rateLimited('Too many sign-ins at this moment. Please try again.', 1);
    const looking = jest.spyOn(app.app.service(PasswordHasher), 'verify').mockRejectedValue(busy);
    const answers = await Promise.all(Array.from({ length: 20 }, () => right(account)));
    looking.mockRestore();
    expect(answers.map(({ body }) => body.errors?.[0]?.message)).toContain(busy.message);
    expect(await counted()).toEqual([0, 0]);
    expect((await right(account)).body.data.logIn.__typename).toBe('LoggedIn');
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const behindProxy = await startTestApp({ databaseUrl: app.databaseUrl, config: { trustProxyHops: 1 } });
    const from = (address: string, email: string) =>
      fetch(`${behindProxy.origin}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: 'wrong password' }),
      });
    await from('2001:db8:1:2::7', 'first@example.org');
    await from('2001:db8:1:2:ffff::8', 'second@example.org');
    await from('2001:db8:1:3::7', 'third@example.org');
    await behindProxy.stop();
    expect(await counted()).toEqual([2, 1, 1, 1, 1]);
  });

  it('counts an unknown email like any other', async () => {
    for (let failure = 0; failure < 10; failure++) await loggingIn('Ghost@example.org', 'boo boo');
    const { body } = await loggingIn('ghost@EXAMPLE.org', 'boo boo');
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('keeps the counters over a restart and for all processes together', async () => {
    const account = await app.world.aStudent();
    for (let failure = 0; failure < 10; failure++) await wrong(account);
    const second = await startTestApp({ databaseUrl: app.databaseUrl });
    const { body } = await second.graphql(logIn, {
      input: { email: account.email, password: TEST_PASSWORD },
    });
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    await second.stop();
  });

  it('answers over REST with 401, 400 and 429', async () => {
    const account = await app.world.aStudent();
    const post = (body: unknown) => app.rest('POST', '/auth/login', { body });
    expect(await post({ email: account.email, password: 'no' })).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
    expect(await post({ email: account.email })).toMatchObject({
      status: 400,
      body: { error: 'Password is required' },
    });
    for (let failure = 0; failure < 9; failure++) await post({ email: account.email, password: 'no' });
    const limited = await post({ email: account.email, password: TEST_PASSWORD });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

it('opens no session for a password that a reset has just replaced', async () => {
  const account = await app.world.aStudent();
  const [row] = await app.database.query<{ hash: string }>(
    'select password_hash as hash from accounts where id = $1',
    [account.id],
  );
  const sessions = app.app.service(SessionService);
  const { opening } = await app.database.transaction(async (reset) => {
    await reset.query("update accounts set password_hash = 'another' where id = $1", [account.id]);
    const opening = sessions.open(account, row!.hash);
    // It must wait for the reset, which is not committed yet.
    await eventually(async () => {
      const waiting = await app.database.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%accounts: open session%'`,
      );
      expect(waiting).toHaveLength(1);
    });
    return { opening };
  });
  expect(await opening).toBeNull();
  expect(await app.database.query('select from sessions where account_id = $1', [account.id])).toEqual([]);
});
