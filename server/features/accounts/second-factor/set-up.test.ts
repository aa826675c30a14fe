import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { Subscriber } from '../../../test/subscriber';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../account.entities';
import { SetUpService } from '../administration/set-up.service';
import { codeOf, secondFactorCalls } from './second-factor.testing';
import { ExpiredRowsSweeper } from '../deletion/expired-rows-sweeper';

const HOUR_MS = 3_600_000;

let app: TestApp;
let calls: ReturnType<typeof secondFactorCalls>;
let account: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ config: { isDemo: false } });
  calls = secondFactorCalls(app);
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  account = await app.world.aStudent();
  token = await app.world.signIn(account);
});
afterAll(() => app.stop());

/** Turns the viewer's second factor on; returns its secret and recovery codes. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await calls.start(token);
  const { recoveryCodes } = await calls.confirm(token, codeOf(app, secret));
  app.clock.advance(30_000);
  return { secret, recoveryCodes };
}

const actions = async () =>
  (
    await app.database.query<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by occurred_at, id',
      [account.id],
    )
  ).map(({ action }) => action);
const mails = () => app.mailer.sent.filter(({ to }) => to === account.email).map(({ subject }) => subject);

describe('turning a second factor on', () => {
  it('needs the password and a code, ends other sessions, and shows recovery codes once', async () => {
    const other = await app.world.signIn(account);
    expect(await calls.start(token, 'wrong')).toMatchObject({ __typename: 'InvalidInput' });
    const started = await calls.start(token);
    expect(started).toEqual({
      __typename: 'SecondFactorStarted',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(
        `otpauth://totp/Waymark:${encodeURIComponent(account.email)}?issuer=Waymark&secret=`,
      ),
    });
    expect((await calls.confirm(token, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect((await calls.logIn(account)).__typename).toBe('LoggedIn');

    const enabled = await calls.confirm(token, codeOf(app, started.secret));
    expect(enabled).toMatchObject({
      __typename: 'SecondFactorEnabled',
      token: null,
      viewer: {
        secondFactor: { since: app.clock.now().toISOString(), recoveryCodesLeft: 10, isRequired: false },
      },
    });
    expect(enabled.recoveryCodes).toHaveLength(10);
    expect(await calls.isOpen(token)).toBe(true);
    expect(await calls.isOpen(other)).toBe(false);
    expect(await actions()).toEqual(['SIGNED_IN', 'SECOND_FACTOR_ENABLED']);
    await eventually(() => expect(mails()).toEqual(['Your Waymark account has a second factor now']));
    expect(app.mailer.sent.at(-1)!.text).not.toContain(started.secret);

    const { challenge } = await calls.logIn(account);
    // The code that confirmed it counts as used.
    expect((await calls.complete(challenge, codeOf(app, started.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    expect((await calls.start(token)).__typename).toBe('SecondFactorAlreadyOn');
  });

  it('revokes the access tokens, which were made without it', async () => {
    const accessToken = await app.world.anAccessToken(account, ['read:profile']);
    expect(await calls.isOpen(accessToken)).toBe(true);
    await turnOn();
    expect(await calls.isOpen(accessToken)).toBe(false);
    expect(await calls.isOpen(token)).toBe(true);
  });

  it('happens once for twelve confirmations at once', async () => {
    const { secret } = await calls.start(token);
    const code = codeOf(app, secret);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => calls.confirm(token, code)));
    expect(outcomes.filter((outcome) => outcome.__typename === 'SecondFactorEnabled')).toHaveLength(1);
    const codes = await app.database.query('select from recovery_codes where account_id = $1', [account.id]);
    expect(codes).toHaveLength(10);
    expect((await actions()).filter((action) => action === 'SECOND_FACTOR_ENABLED')).toHaveLength(1);
  });

  it('confirms the latest secret, within an hour', async () => {
    const first = await calls.start(token);
    const second = await calls.start(token);
    expect((await calls.confirm(token, codeOf(app, first.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    app.clock.advance(HOUR_MS);
    expect((await calls.confirm(token, codeOf(app, second.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    await app.app.service(ExpiredRowsSweeper).run();
    expect(
      await app.database.query('select from second_factors where account_id = $1', [account.id]),
    ).toEqual([]);
  });

  it('is refused after ten wrong codes, so that nobody guesses the first one', async () => {
    const { secret } = await calls.start(token);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => calls.confirm(token, '000000')));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(2);
    expect(await calls.confirm(token, codeOf(app, secret))).toBe('RATE_LIMITED');
    app.clock.advance(HOUR_MS / 2);
    expect((await calls.confirm(token, codeOf(app, secret))).__typename).toBe('SecondFactorEnabled');
  });

  it.each(['it was turned on', 'the log-in'])(
    'leaves no session open for a log-in with the password at the same time, if %s came first',
    async (first) => {
      const { secret } = await calls.start(token);
      const confirming = () => calls.confirm(token, codeOf(app, secret));
      const loggingIn = () => calls.logIn(account);
      const { begun, next } = await app.database.transaction(async (transaction) => {
        await transaction.query('select from accounts where id = $1 for update', [account.id]);
        const begun = first === 'the log-in' ? loggingIn() : confirming();
        await untilWaiting(app.database);
        const next = first === 'the log-in' ? confirming() : loggingIn();
        await untilWaiting(app.database, 2);
        return { begun, next };
      });
      const outcomes = await Promise.all([begun, next]);
      const enabled = outcomes.find(({ __typename }) => __typename === 'SecondFactorEnabled');
      const loggedIn = outcomes.find((outcome) => outcome !== enabled);
      expect(enabled).toBeDefined();
      expect(await calls.isOpen(token)).toBe(true);
      if (first === 'the log-in') {
        expect(loggedIn.__typename).toBe('LoggedIn');
        expect(await calls.isOpen(loggedIn.token)).toBe(false);
      } else {
        expect(loggedIn.token).toBeUndefined();
      }
      const sessions = await app.database.query('select from sessions where account_id = $1', [account.id]);
      expect(sessions).toHaveLength(1);
    },
  );
});

describe('turning it off', () => {
  it('needs the password and a code, and deletes every trace of the secret', async () => {
    const { secret } = await turnOn();
    expect(await calls.disable(token, codeOf(app, secret), 'wrong')).toMatchObject({
      __typename: 'InvalidInput',
    });
    expect((await calls.disable(token, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect(await calls.disable(token, codeOf(app, secret))).toMatchObject({
      __typename: 'SecondFactorDisabled',
      viewer: { secondFactor: { since: null, recoveryCodesLeft: 0 } },
    });
    for (const table of ['second_factors', 'recovery_codes'])
      expect(await app.database.query(`select from ${table} where account_id = $1`, [account.id])).toEqual(
        [],
      );
    expect((await calls.logIn(account)).__typename).toBe('LoggedIn');
    expect(await actions()).toEqual(['SECOND_FACTOR_ENABLED', 'SECOND_FACTOR_DISABLED', 'SIGNED_IN']);
    await eventually(() => expect(mails()).toContain('Your Waymark account has no second factor any more'));
  });

  it('takes a recovery code for the code', async () => {
    const { recoveryCodes } = await turnOn();
    expect((await calls.disable(token, recoveryCodes[0]!)).__typename).toBe('SecondFactorDisabled');
  });
});

describe('new recovery codes', () => {
  it('replace the earlier ones, also for two requests at once', async () => {
    const { recoveryCodes } = await turnOn();
    const outcomes = await Promise.all([
      calls.renew(token, recoveryCodes[0]!),
      calls.renew(token, recoveryCodes[1]!),
    ]);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'InvalidSecondFactorCode',
      'RecoveryCodesRenewed',
    ]);
    const codes = await app.database.query('select from recovery_codes where account_id = $1', [account.id]);
    expect(codes).toHaveLength(10);
    const { challenge } = await calls.logIn(account);
    expect((await calls.complete(challenge, recoveryCodes[2]!)).__typename).toBe('InvalidSecondFactorCode');
    const renewed = outcomes.find(({ __typename }) => __typename === 'RecoveryCodesRenewed')!;
    expect((await calls.complete(challenge, renewed.recoveryCodes[0])).__typename).toBe('LoggedIn');
  });
});

describe('an administrator', () => {
  const remove = async (by: string) => {
    const query = 'mutation ($id: ID!) { r: removeSecondFactor(accountId: $id) { hasSecondFactor } }';
    return (await app.graphql(query, { id: account.id }, by)).body;
  };

  it('removes the second factor of a person, which ends their sessions and sockets and tells them', async () => {
    await turnOn();
    const socket = new Subscriber(app, token);
    socket.subscribe('subscription { notificationReceived { inbox { unreadCount } } }');
    await eventually(() => expect(socket.isConnected).toBe(true));
    const admin = await app.world.signIn(await app.world.anAdmin());
    expect((await remove(token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await remove(admin)).data.r).toEqual({ hasSecondFactor: false });
    expect((await remove(admin)).data.r).toEqual({ hasSecondFactor: false });
    await eventually(() => expect(socket.closed).not.toBeNull());
    expect(await calls.isOpen(token)).toBe(false);
    expect((await calls.logIn(account)).__typename).toBe('LoggedIn');
    expect((await actions()).filter((action) => action === 'SECOND_FACTOR_REMOVED')).toHaveLength(1);
    await eventually(() => expect(mails()).toContain('Your Waymark account has no second factor any more'));
  });
});

it('is removed on the command line', async () => {
  await turnOn();
  const setUps = app.app.service(SetUpService);
  expect(await setUps.removeSecondFactor(account.email.toUpperCase())).toBe('removed');
  expect(await setUps.removeSecondFactor(account.email)).toBe('has none');
  expect(await setUps.removeSecondFactor('nobody@example.org')).toBe('no account');
  expect((await calls.logIn(account)).__typename).toBe('LoggedIn');
});

it('is refused for the accounts that everybody shares in demo mode', async () => {
  const demo = await startTestApp();
  const shared = await demo.world.aStudent({ email: 'student@waymark.test' });
  expect(await secondFactorCalls(demo).start(await demo.world.signIn(shared))).toBe('FORBIDDEN');
  const own = await demo.world.aStudent();
  const started = await secondFactorCalls(demo).start(await demo.world.signIn(own));
  expect(started.__typename).toBe('SecondFactorStarted');
  await demo.stop();
});
