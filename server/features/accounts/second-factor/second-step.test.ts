import { TEST_PASSWORD } from '../../../seed/world';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../account.entities';
import { SessionService } from '../session.service';
import { codeOf, secondFactorCalls } from './second-factor.testing';

const MINUTE_MS = 60_000;
const WRONG = 'The code is wrong, or was already used. Please enter another one.';
const EXPIRED = { __typename: 'LogInExpired', message: 'This log-in has expired. Please log in again.' };

let app: TestApp;
let calls: ReturnType<typeof secondFactorCalls>;
let account: Account;
let secret: Buffer;

beforeAll(async () => {
  app = await startTestApp({ config: { isDemo: false } });
  calls = secondFactorCalls(app);
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  account = await app.world.aStudent();
  secret = await app.world.aSecondFactor(account);
});
afterAll(() => app.stop());

const challenged = async () => (await calls.logIn(account)).challenge as string;
const sessions = () => app.database.query('select from sessions where account_id = $1', [account.id]);
const actions = async () =>
  (
    await app.database.query<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by occurred_at, id',
      [account.id],
    )
  ).map(({ action }) => action);

describe('a log-in to an account with a second factor', () => {
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
    const stored = await app.database.query('select from log_in_challenges where token_hash = $1', [
      Buffer.from(asked.challenge),
    ]);
    expect(stored).toEqual([]);

    const done = await calls.complete(asked.challenge, codeOf(app, secret));
    expect(done).toMatchObject({ __typename: 'LoggedIn', viewer: { account: { id: account.id } } });
    expect(await calls.isOpen(done.token)).toBe(true);
    expect(await actions()).toEqual(['SIGN_IN_FAILED', 'SIGNED_IN']);
  });

  it('is never opened with the password alone', async () => {
    expect(await app.app.service(SessionService).open(account)).toBeNull();
  });

  it.each([-1, 0, 1])('takes the code of %i steps away', async (steps) => {
    expect((await calls.complete(await challenged(), codeOf(app, secret, steps))).__typename).toBe(
      'LoggedIn',
    );
  });

  it.each([-2, 2])('refuses the code of %i steps away', async (steps) => {
    expect(await calls.complete(await challenged(), codeOf(app, secret, steps))).toEqual({
      __typename: 'InvalidSecondFactorCode',
      message: WRONG,
    });
    expect(await sessions()).toEqual([]);
    expect(await actions()).toEqual(['SECOND_FACTOR_FAILED']);
  });

  it.each([
    ['Arabic', 0x0660],
    ['Persian', 0x06f0],
    ['full-width', 0xff10],
  ])('takes a code in %s digits', async (_, zero) => {
    const code = codeOf(app, secret).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
    expect((await calls.complete(await challenged(), code)).__typename).toBe('LoggedIn');
  });

  it.each(['१२३४५६', '😀😀😀', 'ééßßüü'])('refuses “%s” as a wrong code', async (code) => {
    expect(await calls.complete(await challenged(), code)).toEqual({
      __typename: 'InvalidSecondFactorCode',
      message: WRONG,
    });
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

  it('lets one of twelve uses of a code at once win', async () => {
    const challenges = await Promise.all(Array.from({ length: 12 }, challenged));
    const valid = challenges.filter(Boolean);
    const code = codeOf(app, secret);
    const outcomes = await Promise.all(valid.map((challenge) => calls.complete(challenge, code)));
    expect(outcomes.filter((outcome) => outcome.__typename === 'LoggedIn')).toHaveLength(1);
    expect(await sessions()).toHaveLength(1);
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
    const resetToken = 'r'.repeat(43);
    await app.database.query(
      `insert into password_resets (token_hash, account_id, expires_at) values (sha256($1::text::bytea), $2, $3)`,
      [resetToken, account.id, new Date(app.clock.now().getTime() + MINUTE_MS)],
    );
    const newPassword = 'a very new passphrase';
    const { body } = await app.graphql(
      'mutation ($input: ResetPasswordInput!) { r: resetPassword(input: $input) { __typename } }',
      { input: { email: account.email, resetToken, newPassword } },
    );
    expect(body.data.r.__typename).toBe('PasswordReset');
    expect(await calls.complete(challenge, codeOf(app, secret))).toEqual(EXPIRED);
    expect((await calls.logIn(account, newPassword)).__typename).toBe('SecondFactorRequired');
  });

  it('tells a suspended account so instead of asking for a code', async () => {
    const challenge = await challenged();
    await app.database.query('update accounts set suspended_at = now() where id = $1', [account.id]);
    expect((await calls.complete(challenge, codeOf(app, secret))).__typename).toBe('AccountSuspended');
    expect((await calls.logIn(account)).__typename).toBe('AccountSuspended');
    expect(await sessions()).toEqual([]);
  });
});

describe('wrong codes', () => {
  it('are limited to ten for the account, even with new challenges', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await calls.complete(await challenged(), '000000')).__typename).toBe('InvalidSecondFactorCode');
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
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => calls.complete(challenge, '000000')));
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(10);
  });

  it('from many addresses are refused after twenty, except where the owner signed in', async () => {
    const proxied = await startTestApp({ databaseUrl: app.databaseUrl, config: { trustProxyHops: 1 } });
    const from = async (address: string, code: string) =>
      (
        await fetch(`${proxied.origin}/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify({ email: account.email, password: TEST_PASSWORD, code }),
        })
      ).status;
    expect(await from('192.0.2.1', codeOf(proxied, secret, -1))).toBe(200);
    for (let guess = 0; guess < 20; guess++) expect(await from(`198.51.100.${guess}`, '000000')).toBe(401);
    expect(await from('198.51.100.99', codeOf(proxied, secret))).toBe(429);
    expect(await from('192.0.2.1', codeOf(proxied, secret))).toBe(200);
    await proxied.stop();
  });
});

describe('recovery codes', () => {
  it('log in once each, however they are written, and one of twelve uses at once wins', async () => {
    const { recoveryCodes } = await calls.renew(await app.world.signIn(account), codeOf(app, secret));
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first, second] = recoveryCodes as string[];
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const written = ` ${first!.toLowerCase().replace('-', ' ').replace('-', '\u2011')}\u200b `;
    const done = await calls.complete(await challenged(), written);
    expect(done.viewer.secondFactor).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await calls.complete(await challenged(), first!)).__typename).toBe('InvalidSecondFactorCode');

    const challenges = (await Promise.all(Array.from({ length: 12 }, challenged))).filter(Boolean);
    const outcomes = await Promise.all(challenges.map((challenge) => calls.complete(challenge, second!)));
    expect(outcomes.filter((outcome) => outcome.__typename === 'LoggedIn')).toHaveLength(1);
    expect((await actions()).filter((action) => action === 'RECOVERY_CODE_USED')).toHaveLength(2);
    const stored = await app.database.query<{ text: string }>('select c::text as text from recovery_codes c');
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

  it('of another account are wrong', async () => {
    const stranger = await app.world.aStudent();
    const itsSecret = await app.world.aSecondFactor(stranger);
    const { recoveryCodes } = await calls.renew(await app.world.signIn(stranger), codeOf(app, itsSecret));
    expect((await calls.complete(await challenged(), recoveryCodes[0])).__typename).toBe(
      'InvalidSecondFactorCode',
    );
  });
});

describe('POST /auth/login', () => {
  const logIn = (given: object) =>
    app.rest('POST', '/auth/login', { body: { email: account.email, password: TEST_PASSWORD, ...given } });

  it('refuses without a code, and answers as documented with one', async () => {
    const error =
      'This account has a second factor. Send the code of its authenticator app, or a recovery code, as `code`.';
    for (const code of [undefined, null, ''])
      expect(await logIn({ code })).toMatchObject({ status: 403, body: { error } });
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
