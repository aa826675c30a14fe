import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { Subscriber } from '../../../test/subscriber';
import { freshFixture } from '../../../test/fixture';
import { startTestApp, testApp } from '../../../test/test-app';
import { PasswordResetService } from '../password-reset.service';
import { SessionService } from '../session.service';
import { SetUpService } from '../administration/set-up.service';
import { codeOf, secondFactorCalls } from './second-factor.testing';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WRONG = 'The code is wrong, or was already used. Please enter another one.';
const EXPIRED = { __typename: 'LogInExpired', message: 'This log-in has expired. Please log in again.' };

const app = testApp({ config: { isDemo: false } });
let calls: ReturnType<typeof secondFactorCalls>;

beforeAll(async () => {
  calls = secondFactorCalls(app);
});
const account = freshFixture(() => app.signedIn(app.world.aStudent()));

/** Turns the viewer's second factor on; returns its secret and recovery codes. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await calls.start(account.token);
  const { recoveryCodes } = await calls.confirm(account.token, codeOf(app, secret));
  app.clock.advance(30_000);
  return { secret, recoveryCodes };
}

const actions = () =>
  app.column<string>`select action from audit_log where subject_id = ${account.id} order by occurred_at, id`;
const mails = () => app.mailer.sent.filter(({ to }) => to === account.email).map(({ subject }) => subject);

let secret: Buffer;
const giveFactor = async () => {
  secret = await app.world.aSecondFactor(account);
  await app.sql`delete from sessions`;
};
const challenged = async () => (await calls.logIn(account)).challenge as string;
const sessions = () => app.sql`select from sessions where account_id = ${account.id}`;
describe('a log-in to an account with a second factor', () => {
  beforeEach(giveFactor);

  it('asks for a code after the right password, and opens a session only then', async () => {
    expect((await calls.logIn(account, 'wrong password')).__typename).toBe('InvalidCredentials');
    const asked = await calls.logIn(account);
    expect(asked).toEqual({
      __typename: 'SecondFactorRequired',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(app.clock.now().getTime() + 5 * MINUTE_MS).toISOString(),
    });
    expect(await calls.isOpen(asked.challenge)).toBe(false);
    expect(await sessions()).toEqual([]);
    const stored =
      await app.sql`select from log_in_challenges where token_hash = ${Buffer.from(asked.challenge)}`;
    expect(stored).toEqual([]);

    const done = await calls.complete(asked.challenge, codeOf(app, secret));
    expect(done).toMatchObject({ __typename: 'LoggedIn', viewer: { account: { id: account.id } } });
    expect(await calls.isOpen(done.token)).toBe(true);
    expect(await actions()).toEqual(['SIGN_IN_FAILED', 'SIGNED_IN']);
  });

  it('is never opened with the password alone', async () => {
    expect(await app.app.service(SessionService).open(account)).toBeNull();
  });

  it('takes the codes of one step before and after, and no others', async () => {
    for (const steps of [-2, 2])
      expect(await calls.complete(await challenged(), codeOf(app, secret, steps))).toEqual({
        __typename: 'InvalidSecondFactorCode',
        message: WRONG,
      });
    expect(await sessions()).toEqual([]);
    expect(await actions()).toEqual(['SECOND_FACTOR_FAILED', 'SECOND_FACTOR_FAILED']);
    for (const steps of [-1, 0, 1])
      expect((await calls.complete(await challenged(), codeOf(app, secret, steps))).__typename).toBe(
        'LoggedIn',
      );
  });

  it('takes a code in the digits of other keyboards, and other signs for a wrong one', async () => {
    for (const code of ['१२३४५६', '😀😀😀'])
      expect((await calls.complete(await challenged(), code)).__typename).toBe('InvalidSecondFactorCode');
    const arabic = codeOf(app, secret).replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect((await calls.complete(await challenged(), arabic)).__typename).toBe('LoggedIn');
  });

  it('takes a code once, and none of an earlier step', async () => {
    const [first, second, third] = [await challenged(), await challenged(), await challenged()];
    const code = codeOf(app, secret);
    expect((await calls.complete(first, code)).__typename).toBe('LoggedIn');
    expect((await calls.complete(second, code)).__typename).toBe('InvalidSecondFactorCode');
    expect((await calls.complete(second, codeOf(app, secret, -1))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    app.clock.advance(MINUTE_MS);
    expect((await calls.complete(third, codeOf(app, secret))).__typename).toBe('LoggedIn');
  });

  it('works once for each challenge, also for two codes at once', async () => {
    const challenge = await challenged();
    const outcomes = await Promise.all([
      calls.complete(challenge, codeOf(app, secret)),
      calls.complete(challenge, codeOf(app, secret, 1)),
    ]);
    expect(outcomes.filter((outcome) => outcome.__typename === 'LoggedIn')).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    expect(await calls.complete(challenge, codeOf(app, secret))).toEqual(EXPIRED);
  });

  it('begins anew after five minutes', async () => {
    const challenge = await challenged();
    app.clock.advance(5 * MINUTE_MS);
    expect(await calls.complete(challenge, codeOf(app, secret))).toEqual(EXPIRED);
    expect(await calls.complete('x'.repeat(43), codeOf(app, secret))).toEqual(EXPIRED);
  });

  it('ends when the password is reset, which does not remove the factor', async () => {
    const challenge = await challenged();
    const resetToken = await app.app.service(PasswordResetService).newToken(account.id);
    const newPassword = 'a very new passphrase';
    const { body } = await app.as()
      .graphql`mutation { r: resetPassword(input: ${{ email: account.email, resetToken, newPassword }}) {
        __typename } }`;
    expect(body.data.r.__typename).toBe('PasswordReset');
    expect(await calls.complete(challenge, codeOf(app, secret))).toEqual(EXPIRED);
    expect((await calls.logIn(account, newPassword)).__typename).toBe('SecondFactorRequired');
  });

  it('tells a suspended account so instead of asking for a code', async () => {
    const challenge = await challenged();
    await app.sql`update accounts set suspended_at = now() where id = ${account.id}`;
    expect((await calls.complete(challenge, codeOf(app, secret))).__typename).toBe('AccountSuspended');
    expect((await calls.logIn(account)).__typename).toBe('AccountSuspended');
    expect(await sessions()).toEqual([]);
  });
});

describe('wrong codes', () => {
  beforeEach(giveFactor);

  it('are limited to ten for the account, even with new challenges', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await calls.complete(await challenged(), '000000');
    expect(await calls.complete(await challenged(), codeOf(app, secret))).toBe('RATE_LIMITED');
    const other = await app.world.aStudent();
    const itsSecret = await app.world.aSecondFactor(other);
    const { challenge } = await calls.logIn(other);
    expect((await calls.complete(challenge, codeOf(app, itsSecret))).__typename).toBe('LoggedIn');
    app.clock.advance(61 * MINUTE_MS);
    expect((await calls.complete(await challenged(), codeOf(app, secret))).__typename).toBe('LoggedIn');
  });

  it('in a burst are counted before they are checked', async () => {
    const challenge = await challenged();
    const outcomes = await app.atOnce(20, () => calls.complete(challenge, '000000'));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(10);
  });

  it('from many addresses are refused after twenty, except where the owner signed in', async () => {
    const proxied = await startTestApp({ databaseUrl: app.databaseUrl, config: { trustProxyHops: 1 } });
    const from = async (address: string, code: string) => {
      const body = { email: account.email, password: TEST_PASSWORD, code };
      return (await proxied.rest('POST', '/auth/login', { headers: { 'x-forwarded-for': address }, body }))
        .status;
    };
    expect(await from('192.0.2.1', codeOf(proxied, secret, -1))).toBe(200);
    for (let guess = 0; guess < 20; guess++) expect(await from(`198.51.100.${guess}`, '000000')).toBe(401);
    expect(await from('198.51.100.99', codeOf(proxied, secret))).toBe(429);
    expect(await from('192.0.2.1', codeOf(proxied, secret))).toBe(200);
    await proxied.stop();
  });
});

describe('recovery codes', () => {
  beforeEach(giveFactor);

  it('log in once each, however they are written, and one of several uses at once wins', async () => {
    const { recoveryCodes } = await calls.renew(await app.world.signIn(account), codeOf(app, secret));
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes as string[];
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const written = ` ${first!.toLowerCase().replace('-', ' ').replace('-', '\u2011')}\u200b `;
    const done = await calls.complete(await challenged(), written);
    expect(done.viewer.secondFactor).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await calls.complete(await challenged(), first!)).__typename).toBe('InvalidSecondFactorCode');

    const challenges = await Promise.all(Array.from({ length: 4 }, challenged));
    const outcomes = await Promise.all(challenges.map((challenge) => calls.complete(challenge, second!)));
    expect(outcomes.filter((outcome) => outcome.__typename === 'LoggedIn')).toHaveLength(1);
    expect((await actions()).filter((action) => action === 'RECOVERY_CODE_USED')).toHaveLength(2);
    const stored = await app.sql`select c::text as text from recovery_codes c`;
    expect(stored.map(({ text }) => text).join()).not.toContain(recoveryCodes[2].replaceAll('-', ''));
  });

  it('are used up by the log-in that they open only, however many are sent at once', async () => {
    const { recoveryCodes } = await calls.renew(await app.world.signIn(account), codeOf(app, secret));
    const challenge = await challenged();
    const outcomes = await Promise.all(
      (recoveryCodes as string[]).slice(0, 5).map((code) => calls.complete(challenge, code)),
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'LoggedIn')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'LogInExpired')).toHaveLength(4);
    const left = 'select count(*)::int as left from recovery_codes where account_id = $1';
    expect(await app.database.query(left, [account.id])).toEqual([{ left: 9 }]);
  });
});

describe('POST /auth/login', () => {
  beforeEach(giveFactor);

  const logIn = (given: object) =>
    app.rest('POST', '/auth/login', { body: { email: account.email, password: TEST_PASSWORD, ...given } });

  it('refuses without a code, and answers as documented with one', async () => {
    const error =
      'This account has a second factor. Send the code of its authenticator app, or a recovery code, as `code`.';
    expect(await logIn({ code: '' })).toMatchObject({ status: 403, body: { error } });
    expect(await logIn({ code: '000000' })).toMatchObject({ status: 401, body: { error: WRONG } });
    expect(await logIn({ password: 'wrong', code: codeOf(app, secret) })).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
    const { status, body } = await logIn({ code: codeOf(app, secret) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.any(String), user: { email: account.email } });
  });
});

describe('turning a second factor on', () => {
  it('needs the password and a code, ends other sessions, and shows recovery codes once', async () => {
    const other = await app.world.signIn(account);
    expect(await calls.start(account.token, 'wrong')).toMatchObject({ __typename: 'InvalidInput' });
    const started = await calls.start(account.token);
    expect(started).toEqual({
      __typename: 'SecondFactorStarted',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(
        `otpauth://totp/Waymark:${encodeURIComponent(account.email)}?issuer=Waymark&secret=`,
      ),
    });
    expect((await calls.confirm(account.token, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect((await calls.logIn(account)).__typename).toBe('LoggedIn');

    const enabled = await calls.confirm(account.token, codeOf(app, started.secret));
    expect(enabled).toMatchObject({
      __typename: 'SecondFactorEnabled',
      token: null,
      viewer: {
        secondFactor: { since: app.clock.now().toISOString(), recoveryCodesLeft: 10, isRequired: false },
      },
    });
    expect(enabled.recoveryCodes).toHaveLength(10);
    expect(await calls.isOpen(account.token)).toBe(true);
    expect(await calls.isOpen(other)).toBe(false);
    expect(await actions()).toEqual(['SIGNED_IN', 'SECOND_FACTOR_ENABLED']);
    await eventually(() => expect(mails()).toEqual(['Your Waymark account has a second factor now']));
    expect(app.mailer.sent.at(-1)!.text).not.toContain(started.secret);

    const { challenge } = await calls.logIn(account);
    // The code that confirmed it counts as used.
    expect((await calls.complete(challenge, codeOf(app, started.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    expect((await calls.start(account.token)).__typename).toBe('SecondFactorAlreadyOn');
  });

  it('revokes the access tokens, which were made without it', async () => {
    const accessToken = await app.world.anAccessToken(account, ['read:profile']);
    expect(await calls.isOpen(accessToken)).toBe(true);
    await turnOn();
    expect(await calls.isOpen(accessToken)).toBe(false);
    expect(await calls.isOpen(account.token)).toBe(true);
  });

  it('happens once for twelve confirmations at once', async () => {
    const { secret } = await calls.start(account.token);
    const code = codeOf(app, secret);
    const outcomes = await app.atOnce(12, () => calls.confirm(account.token, code));
    expect(outcomes.filter((outcome) => outcome.__typename === 'SecondFactorEnabled')).toHaveLength(1);
    const codes = await app.sql`select from recovery_codes where account_id = ${account.id}`;
    expect(codes).toHaveLength(10);
    expect((await actions()).filter((action) => action === 'SECOND_FACTOR_ENABLED')).toHaveLength(1);
  });

  it('confirms the latest secret, within an hour', async () => {
    const first = await calls.start(account.token);
    const second = await calls.start(account.token);
    expect((await calls.confirm(account.token, codeOf(app, first.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    app.clock.advance(HOUR_MS);
    expect((await calls.confirm(account.token, codeOf(app, second.secret))).__typename).toBe(
      'InvalidSecondFactorCode',
    );
    await app.app.service(ExpiredRowsSweeper).run();
    expect(await app.sql`select from second_factors where account_id = ${account.id}`).toEqual([]);
  });

  it('is refused after ten wrong codes, so that nobody guesses the first one', async () => {
    const { secret } = await calls.start(account.token);
    const outcomes = await app.atOnce(12, () => calls.confirm(account.token, '000000'));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(2);
    expect(await calls.confirm(account.token, codeOf(app, secret))).toBe('RATE_LIMITED');
    app.clock.advance(HOUR_MS / 2);
    expect((await calls.confirm(account.token, codeOf(app, secret))).__typename).toBe('SecondFactorEnabled');
  });

  it.each(['it was turned on', 'the log-in'])(
    'leaves no session open for a log-in with the password at the same time, if %s came first',
    async (first) => {
      const { secret } = await calls.start(account.token);
      const confirming = () => calls.confirm(account.token, codeOf(app, secret));
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
      expect(await calls.isOpen(account.token)).toBe(true);
      if (first === 'the log-in') {
        expect(loggedIn.__typename).toBe('LoggedIn');
        expect(await calls.isOpen(loggedIn.token)).toBe(false);
      } else {
        expect(loggedIn.token).toBeUndefined();
      }
      const sessions = await app.sql`select from sessions where account_id = ${account.id}`;
      expect(sessions).toHaveLength(1);
    },
  );
});

describe('turning it off', () => {
  it('needs the password and a code, and deletes every trace of the secret', async () => {
    const { secret } = await turnOn();
    expect(await calls.disable(account.token, codeOf(app, secret), 'wrong')).toMatchObject({
      __typename: 'InvalidInput',
    });
    expect((await calls.disable(account.token, '000000')).__typename).toBe('InvalidSecondFactorCode');
    expect(await calls.disable(account.token, codeOf(app, secret))).toMatchObject({
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
    expect((await calls.disable(account.token, recoveryCodes[0]!)).__typename).toBe('SecondFactorDisabled');
  });
});

it('new recovery codes replace the earlier ones, also for two requests at once', async () => {
  const { recoveryCodes } = await turnOn();
  const outcomes = await Promise.all([
    calls.renew(account.token, recoveryCodes[0]!),
    calls.renew(account.token, recoveryCodes[1]!),
  ]);
  expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
    'InvalidSecondFactorCode',
    'RecoveryCodesRenewed',
  ]);
  const codes = await app.sql`select from recovery_codes where account_id = ${account.id}`;
  expect(codes).toHaveLength(10);
  const { challenge } = await calls.logIn(account);
  expect((await calls.complete(challenge, recoveryCodes[2]!)).__typename).toBe('InvalidSecondFactorCode');
  const renewed = outcomes.find(({ __typename }) => __typename === 'RecoveryCodesRenewed')!;
  expect((await calls.complete(challenge, renewed.recoveryCodes[0])).__typename).toBe('LoggedIn');
});

describe('an administrator', () => {
  it('removes the second factor of a person, which ends their sessions and sockets and tells them', async () => {
    await turnOn();
    const socket = await Subscriber.ofInbox(app, account.token);
    const admin = await app.world.signIn(await app.world.anAdmin());
    for (let count = 0; count < 2; count++)
      expect(
        await app.as(admin)
          .run`mutation { r: removeSecondFactor(accountId: ${account.id}) { hasSecondFactor } }`,
      ).toEqual({ hasSecondFactor: false });
    await eventually(() => expect(socket.closed).not.toBeNull());
    expect(await calls.isOpen(account.token)).toBe(false);
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
