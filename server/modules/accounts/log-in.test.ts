import { rateLimited } from '../../platform/errors';
import { PasswordHasher } from '../../platform/secrets';
import { TEST_PASSWORD } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { untilWaiting } from '../../test/lock-waiters';
import { testApp } from '../../test/test-app';
import { ExpiredRowsSweeper } from '../../platform/expired-rows';
import type { Account } from './account.entities';
import { LogInDelay } from './log-in-limits';
import { SessionService } from './session.service';

const TOO_MANY = 'Too many failed log-ins. Please wait a few minutes and try again.';

const app = testApp();
/** Another process on the same database, behind a proxy that forwards the client's address. */
const proxied = testApp(() => ({ databaseUrl: app.databaseUrl, config: { trustProxyHops: 1 } }));

const loggingIn = (email: string, password: string) =>
  app.as().graphql`mutation { logIn(input: ${{ email, password }}) { __typename
    ... on UserError { message } ... on InvalidInput { fields { path message } }
    ... on LoggedIn { token viewer { account { email role } } } } }`;
const wrong = (account: Account) => loggingIn(account.email, 'wrong password');
const right = (account: Account) => loggingIn(account.email, TEST_PASSWORD);

/** The status and, if refused, the message of a log-in from this address. */
async function loggingInFrom(address: string, email: string, password = 'wrong password') {
  const headers = { 'x-forwarded-for': address };
  const answer = await proxied.rest('POST', '/auth/login', { headers, body: { email, password } });
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, error: answer.body.error as string | undefined, retryAfter };
}

/** The failures counted for pairs, accounts and addresses, highest first. */
async function counted(): Promise<number[]> {
  const rows = await app.sql`select points from rate_limits
    where key like 'failed-log-ins-%' order by points desc`;
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
    const [row] = await app.sql`select token_hash from sessions where account_id = ${account.id}`;
    expect(row!.token_hash.toString('base64url')).not.toBe(body.data.logIn.token);
    const viewer = await app.graphql('{ viewer { account { id } } }', {}, body.data.logIn.token);
    expect(viewer.body.data.viewer.account.id).toBe(account.id);
  });

  it('replaces the hash of a password as it was typed, and lets everybody in meanwhile', async () => {
    const typed = 'man\u0303ana 1234';
    // The world hashes passwords as they are given.
    const account = await app.world.aStudent({ password: typed });
    const statuses = await app.atOnce(6, async (place) => {
      return (await loggingInFrom(`203.0.113.${place}`, account.email, typed)).status;
    });
    expect(statuses).toEqual(Array(6).fill(200));
    // A session is opened only for the hash that is stored.
    const sessions = await app.sql`select from sessions where account_id = ${account.id}`;
    expect(sessions).toHaveLength(6);
    expect((await loggingIn(account.email, 'ma\u00f1ana 1234')).body.data.logIn.__typename).toBe('LoggedIn');
  });

  it('says the same of an unknown email and of a wrong password', async () => {
    const account = await app.world.aStudent();
    const refused = { __typename: 'InvalidCredentials', message: 'Invalid email or password' };
    expect((await wrong(account)).body.data.logIn).toEqual(refused);
    expect((await loggingIn('nobody@example.org', TEST_PASSWORD)).body.data.logIn).toEqual(refused);
    expect((await loggingIn(account.email, TEST_PASSWORD.toUpperCase())).body.data.logIn).toEqual(refused);
    expect((await loggingIn('x'.repeat(10_000), 'x'.repeat(10_000))).body.data.logIn).toEqual(refused);
  });

  it('asks for what is missing', async () => {
    const fields = [
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is required' },
    ];
    expect((await loggingIn(' ', ' ')).body.data.logIn).toMatchObject({ __typename: 'InvalidInput', fields });
  });

  it('refuses after ten failures, the right password too, and says how long', async () => {
    const account = await app.world.aStudent();
    for (let failure = 0; failure < 10; failure++)
      expect((await wrong(account)).body.data.logIn.__typename).toBe('InvalidCredentials');
    app.clock.advance(60_000);
    for (const attempt of [wrong, right])
      expect((await attempt(account)).body.errors?.[0]).toMatchObject({
        message: TOO_MANY,
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 14 * 60 },
      });
    // Refused attempts are not counted as failures of the pair, the account or the address.
    expect(await counted()).toEqual([10, 10, 10]);
    const other = await app.world.aStudent();
    expect((await right(other)).body.data.logIn.__typename).toBe('LoggedIn');
    app.clock.advance(14 * 60_000);
    expect((await right(account)).body.data.logIn.__typename).toBe('LoggedIn');
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
    const busy = rateLimited('Too many log-ins right now. Please try again.', 1);
    const looking = jest.spyOn(app.app.service(PasswordHasher), 'verify').mockRejectedValue(busy);
    const answers = await app.atOnce(20, () => right(account));
    looking.mockRestore();
    expect(answers.map(({ body }) => body.errors?.[0]?.message)).toContain(busy.message);
    expect(await counted()).toEqual([0, 0, 0]);
    expect((await right(account)).body.data.logIn.__typename).toBe('LoggedIn');
  });
});

describe('a stranger at another address', () => {
  const HOME = '198.51.100.1';
  const stranger = (index: number) => `203.0.113.${index}`;

  /** As if this many passwords of the account had been guessed from many addresses; only two of them are. */
  async function guess(email: string, times: number): Promise<void> {
    expect((await loggingInFrom(stranger(1), email)).status).toBe(401);
    await app.sql`update rate_limits set points = ${times - 1} where key like 'failed-log-ins-account:%'
      and points > 0`;
    expect((await loggingInFrom(stranger(2), email)).status).toBe(401);
  }

  it('locks nobody out by ten wrong passwords', async () => {
    const { email } = await app.world.aStudent();
    for (let failure = 0; failure < 10; failure++) await loggingInFrom(stranger(1), email);
    expect(await loggingInFrom(stranger(1), email, TEST_PASSWORD)).toMatchObject({ status: 429 });
    expect((await loggingInFrom(HOME, email, TEST_PASSWORD)).status).toBe(200);
  });

  it('is refused after a hundred at any address, and the owner only where the account is not known from', async () => {
    const { email } = await app.world.aStudent();
    expect((await loggingInFrom(HOME, email, TEST_PASSWORD)).status).toBe(200);
    await guess(email, 100);
    for (const address of [stranger(1), stranger(200)])
      expect(await loggingInFrom(address, email, TEST_PASSWORD)).toMatchObject({
        status: 429,
        error: TOO_MANY,
      });
    expect((await loggingInFrom(HOME, email)).status).toBe(401);
    expect((await loggingInFrom(HOME, email, TEST_PASSWORD)).status).toBe(200);
    const other = await app.world.aStudent();
    expect((await loggingInFrom(stranger(1), other.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('finds an unknown email answered in the same way', async () => {
    await guess('ghost@example.org', 100);
    expect(await loggingInFrom(stranger(200), 'ghost@example.org')).toMatchObject({
      status: 429,
      error: TOO_MANY,
    });
  });

  it('cannot outrun the limit of the account by a burst from many addresses', async () => {
    const { email } = await app.world.aStudent();
    await guess(email, 80);
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++)
      statuses.push(
        ...(await app
          .atOnce(8, (index) => loggingInFrom(stranger(10 + round * 8 + index), email))
          .then((answers) => answers.map(({ status }) => status))),
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('does not keep out an owner who resets the password where the account was not known from', async () => {
    const account = await app.world.aStudent();
    await guess(account.email, 100);
    const { email } = account;
    const { resetToken } = (await app.rest('POST', '/auth/request-reset-token', { body: { email } })).body;
    const { status } = await proxied.rest('POST', '/auth/reset-password', {
      headers: { 'x-forwarded-for': HOME },
      body: { email, resetToken, newPassword: 'new password' },
    });
    expect(status).toBe(200);
    expect((await loggingInFrom(stranger(200), account.email, 'new password')).status).toBe(429);
    expect((await loggingInFrom(HOME, account.email, 'new password')).status).toBe(200);
  });
});

describe('the addresses an account is known from', () => {
  const networksOf = ({ id }: Account) =>
    app.sql`select network_hash as hash, last_used_at from account_networks where account_id = ${id}`;

  it('are the ones it signed in from, as hashes of their own for each account', async () => {
    const [one, other] = [await app.world.aStudent(), await app.world.aStudent()];
    for (const { email } of [one, one, other]) await loggingInFrom('2001:db8:1:2::7', email, TEST_PASSWORD);
    await loggingInFrom('2001:db8:1:2:ffff::8', one.email, TEST_PASSWORD);
    await loggingInFrom('2001:db8:1:3::7', one.email);
    expect(await networksOf(one)).toHaveLength(1);
    expect((await networksOf(one))[0]!.hash).toHaveLength(32);
    expect((await networksOf(one))[0]!.hash).not.toEqual((await networksOf(other))[0]!.hash);
  });

  it('are the twenty last used', async () => {
    const account = await app.world.aStudent();
    for (let index = 0; index < 22; index++) {
      await loggingInFrom(`198.51.100.${index}`, account.email, TEST_PASSWORD);
      proxied.clock.advance(1000);
    }
    // The first address is in use again.
    await loggingInFrom('198.51.100.0', account.email, TEST_PASSWORD);
    proxied.clock.advance(1000);
    const networks = await networksOf(account);
    expect(networks).toHaveLength(20);
    const newest = Math.max(...networks.map(({ last_used_at }) => last_used_at.getTime()));
    expect(newest).toBe(proxied.clock.now().getTime() - 1000);
  });

  it('are forgotten after 90 days without use', async () => {
    const account = await app.world.aStudent();
    await right(account);
    await app.sql`update account_networks set last_used_at = last_used_at - interval '90 days'
      where account_id = ${account.id}`;
    await app.sql`delete from rate_limits`;
    await wrong(account);
    // An unknown address, so its failure also counts against the account.
    expect(await counted()).toEqual([1, 1, 1]);
    await app.app.service(ExpiredRowsSweeper).run();
    expect(await networksOf(account)).toEqual([]);
  });
});

describe('an address with many failures', () => {
  const SCHOOL = '192.0.2.7';

  it('is slowed down, not refused, before the password is looked at', async () => {
    const account = await app.world.aStudent();
    await loggingInFrom(SCHOOL, 'nobody@example.org');
    await app.sql`update rate_limits set points = 139 where key like 'failed-log-ins-address:%' and points > 0`;
    let release = () => {};
    const waiting = jest
      .spyOn(proxied.app.service(LogInDelay), 'wait')
      .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    const verifying = jest.spyOn(proxied.app.service(PasswordHasher), 'verify');
    const answer = loggingInFrom(SCHOOL, account.email, TEST_PASSWORD);
    await eventually(() => expect(waiting).toHaveBeenCalledWith(SCHOOL, 140));
    expect(verifying).not.toHaveBeenCalled();
    release();
    expect((await answer).status).toBe(200);
    expect(verifying).toHaveBeenCalledTimes(1);
    expect((await loggingInFrom('192.0.2.8', account.email)).status).toBe(401);
    expect(waiting).toHaveBeenLastCalledWith('192.0.2.8', 1);
    jest.restoreAllMocks();
  });
});

it('opens no session for a password that a reset has just replaced', async () => {
  const account = await app.world.aStudent();
  const [row] = await app.sql`select password_hash as hash from accounts where id = ${account.id}`;
  const sessions = app.app.service(SessionService);
  const { opening } = await app.database.transaction(async (reset) => {
    await reset.query("update accounts set password_hash = 'another' where id = $1", [account.id]);
    const opening = sessions.open(account, { passwordHash: row!.hash });
    // It must wait for the reset, which is not committed yet.
    await untilWaiting(app.database, 1, 'accounts: open session');
    return { opening };
  });
  expect(await opening).toBeNull();
  expect(await app.sql`select from sessions where account_id = ${account.id}`).toEqual([]);
});
