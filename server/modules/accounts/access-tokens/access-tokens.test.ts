import { EventBus } from '../../../platform/events';
import { hashToken } from '../../../platform/secrets';
import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { Subscriber } from '../../../test/subscriber';
import { freshFixture } from '../../../test/fixture';
import { type TestApp, testApp } from '../../../test/test-app';
import { SessionService } from '../session.service';
import { AccessTokenUses } from './bearer-tokens';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';
import { AccessTokenService } from './access-token.service';
import { AccessTokenCreated, TooManyAccessTokens } from './access-token.types';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = testApp({ config: { isDemo: false } });
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));
let session: string;

const account = freshFixture(() => app.world.aStudent());
beforeEach(async () => {
  session = await app.world.signIn(account);
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();

const FIELDS = 'id name scopes createdAt expiresAt isExpired lastUsedAt lastUsedNetwork';

function create(given: object = {}, token = session) {
  const input = {
    name: 'Backup',
    scopes: ['READ_PROFILE'],
    expiresAt: inDays(30),
    password: TEST_PASSWORD,
    ...given,
  };
  return app.as(token).graphql`mutation { r: createAccessToken(input: ${input}) {
    __typename ... on AccessTokenCreated { token accessTokens { ${FIELDS} } }
    ... on UserError { message } ... on InvalidInput { fields { path message } } } }`;
}

async function aToken(given: object = {}): Promise<{ token: string; id: string }> {
  const { body } = await create(given);
  const { token, accessTokens } = body.data.r;
  return { token, id: accessTokens[0].id };
}

async function list(): Promise<Record<string, unknown>[]> {
  const { body } = await app.graphql(`{ viewer { accessTokens { ${FIELDS} } } }`, {}, session);
  return body.data.viewer.accessTokens;
}

/** Whether the token reads the profile in that process. */
async function works(token: string, where: TestApp = app): Promise<boolean> {
  const { status, body } = await where.graphql('{ viewer { account { id } } }', {}, token);
  if (status === 200) return body.data.viewer.account.id === account.id;
  expect([status, body.errors]).toEqual([
    401,
    [
      {
        message: 'This access token is invalid, was revoked, or has expired',
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ],
  ]);
  return false;
}

const revoke = (id: string) =>
  app.run('mutation ($id: ID!) { r: revokeAccessToken(id: $id) { id } }', { id }, session);

describe('creating a token', () => {
  it('returns its text once; the database has only its hash', async () => {
    const { body } = await create({ name: ' Backup ', scopes: ['READ_LEARNING', 'READ_LEARNING'] });
    const { token, accessTokens } = body.data.r;
    expect(token).toMatch(/^wmk_[\w-]{43}$/);
    const expected = {
      id: accessTokens[0].id,
      name: 'Backup',
      scopes: ['READ_LEARNING'],
      createdAt: app.clock.now().toISOString(),
      expiresAt: inDays(30),
      isExpired: false,
      lastUsedAt: null,
      lastUsedNetwork: null,
    };
    expect(accessTokens).toEqual([expected]);
    expect(await list()).toEqual([expected]);
    const [row] = await app.sql`select token_hash, t::text as row
      from personal_access_tokens t where account_id = ${account.id}`;
    expect(row!.token_hash).toEqual(hashToken(token as string));
    expect(row!.row).not.toContain((token as string).slice(4));
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please name the token'],
    [{ scopes: [] }, 'scopes', 'Please choose at least one scope'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'The expiry must be in the future'],
    [{ expiresAt: '2100-01-01T00:00:00Z' }, 'expiresAt', 'The expiry can be at most a year from now'],
    [{ password: 'not this one' }, 'password', 'The password is wrong'],
  ])('refuses %j', async (given, path, message) => {
    const { body } = await create(given);
    expect(body.data.r.fields).toEqual([{ path, message }]);
    expect(await list()).toEqual([]);
  });

  it('six at once at the limit leave exactly the limit', async () => {
    await app.sql`insert into personal_access_tokens (token_hash, account_id, name, scopes, created_at, expires_at)
      select sha256((${account.id}::text || n)::bytea), ${account.id}::uuid, 'A', '{read:profile}', now(), now() + interval '1 day'
      from generate_series(1, 18) n`;
    const viewer = await app.app.service(SessionService).viewerOf(session);
    const input = { name: 'Backup', scopes: ['read:profile'], password: TEST_PASSWORD };
    const expiresAt = new Date(inDays(30));
    let results: Promise<unknown[]> = Promise.resolve([]);
    // While the account is locked, several arrive at the point where they count.
    await app.database.transaction(async (transaction) => {
      await transaction.query('select from accounts where id = $1 for update', [account.id]);
      results = app.atOnce(6, (index) =>
        app.app
          .service(AccessTokenService)
          .create({ ...viewer!, address: `192.0.2.${index}` }, { ...input, expiresAt }),
      );
      await untilWaiting(app.database, 4);
    });
    const outcomes = await results;
    expect(outcomes.filter((result) => result instanceof AccessTokenCreated)).toHaveLength(2);
    expect(outcomes.filter((result) => result instanceof TooManyAccessTokens)).toHaveLength(4);
    expect(await list()).toHaveLength(20);
  });

  it('is refused beyond 30 an hour, since each sends an email', async () => {
    await aToken();
    await app.sql`update rate_limits set points = 30 where key like 'access-tokens%'`;
    expect((await create()).body.errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });

  it('is told to the owner by email, and recorded with its scopes, without the token', async () => {
    const { token, id } = await aToken({ scopes: ['READ_LEARNING', 'WRITE_MESSAGES'] });
    await eventually(() => {
      const mail = app.mailer.sent.find(({ to }) => to === account.email);
      expect(mail?.subject).toBe('A new access token for your Waymark account');
      expect(mail?.text).not.toContain(token);
    });
    await revoke(id);
    const entries = await app.sql`select action, details from audit_log
      where subject_id = ${account.id} order by occurred_at, id`;
    expect(entries).toEqual([
      {
        action: 'ACCESS_TOKEN_CREATED',
        details: { accessTokenId: id, scopes: 'read:learning, write:messages' },
      },
      { action: 'ACCESS_TOKEN_REVOKED', details: { accessTokenId: id } },
    ]);
  });
});

describe('a token', () => {
  it('that permits to write also permits to read the same', async () => {
    expect(await works((await aToken({ scopes: ['WRITE_PROFILE'] })).token)).toBe(true);
  });

  it('may follow its scheme after more than one blank', async () => {
    const { token } = await aToken();
    const headers = { authorization: `Bearer  ${token}` };
    expect((await app.rest('GET', '/auth/profile', { headers })).status).toBe(200);
  });

  it('stops when it expires, stays listed for 30 days, and is then deleted', async () => {
    const { token } = await aToken({ expiresAt: inDays(1) });
    expect(await works(`wmk_${'A'.repeat(43)}`)).toBe(false);
    expect(await works(token)).toBe(true);
    app.clock.advance(DAY_MS);
    session = await app.world.signIn(account);
    expect(await works(token)).toBe(false);
    expect(await list()).toMatchObject([{ isExpired: true }]);
    const sweeper = app.app.service(ExpiredRowsSweeper);
    await sweeper.run();
    expect(await list()).toHaveLength(1);
    app.clock.advance(30 * DAY_MS);
    session = await app.world.signIn(account);
    await sweeper.run();
    expect(await list()).toEqual([]);
  });
});

describe('the last use', () => {
  it('is stored by the background task with the beginning of the address, and no request waits for it', async () => {
    const { token } = await aToken();
    const uses = app.app.service(AccessTokenUses);
    await works(token);
    app.statements.length = 0;
    await works(token);
    expect(app.statements.filter((text) => /update|insert/i.test(text))).toEqual([]);
    expect(await list()).toMatchObject([{ lastUsedAt: null }]);
    await uses.run();
    expect(await list()).toMatchObject([
      { lastUsedAt: app.clock.now().toISOString(), lastUsedNetwork: '127.0.…' },
    ]);
    app.statements.length = 0;
    await uses.run();
    expect(app.statements).toEqual([]);
  });

  it('is not replaced by an earlier one of another process', async () => {
    const { token } = await aToken();
    await works(token, second);
    app.clock.advance(60_000);
    await works(token);
    await app.app.service(AccessTokenUses).run();
    await second.app.service(AccessTokenUses).run();
    expect(await list()).toMatchObject([{ lastUsedAt: app.clock.now().toISOString() }]);
  });
});

/** What ends a token, given its id. All that ends every session of the account ends its tokens too. */
const ENDS: [string, (id: string) => Promise<unknown>][] = [
  ['revoking it', (id) => revoke(id)],
  [
    'changing the password',
    () =>
      app.as(session)
        .run`mutation { r: changePassword(input: ${{ currentPassword: TEST_PASSWORD, newPassword: 'a wholly different one' }}) {
          __typename } }`,
  ],
  [
    'another role',
    async () =>
      app.as(await app.world.signIn(await app.world.anAdmin()))
        .run`mutation { r: changeRole(accountId: ${account.id}, role: INSTRUCTOR) { __typename } }`,
  ],
];

it.each(ENDS)(
  'a token ends at once, in this process and in another, with its sockets, by %s',
  async (_, end) => {
    const { token, id } = await aToken({ scopes: ['READ_PROFILE', 'READ_MESSAGES'] satisfies string[] });
    await eventually(() => expect(second.app.service(EventBus).isUpToDate()).toBe(true));
    expect(await works(token)).toBe(true);
    expect(await works(token, second)).toBe(true);
    const subscriber = await Subscriber.ofInbox(second, token);
    await end(id);
    expect(await works(token)).toBe(false);
    await eventually(async () => expect(await works(token, second)).toBe(false));
    await eventually(() => expect(subscriber.closed).not.toBeNull());
    const rows = await app.sql`select from personal_access_tokens where account_id = ${account.id}`;
    expect(rows).toEqual([]);
  },
);
