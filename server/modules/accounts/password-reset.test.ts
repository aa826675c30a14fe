import { TEST_PASSWORD } from '../../seed/world';
import { eventually } from '../../test/eventually';
import { type TestApp, testApp } from '../../test/test-app';
import type { Account } from './account.entities';

const MINUTE_MS = 60 * 1000;
const GENERATED = 'Reset token generated successfully';
const INVALID = { __typename: 'InvalidResetToken', message: 'The reset token is invalid or has expired' };

/** Demo mode: the response contains the token. */
const app = testApp();
const real = testApp(() => ({ databaseUrl: app.databaseUrl, config: { isDemo: false, sandbox: false } }));
/** Without demo mode, on the same database: the token is sent by mail. */

const request = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) {
  __typename
  ... on UserError { message }
  ... on PasswordResetRequested { message resetToken }
} }`;
const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename
  ... on UserError { message }
  ... on PasswordReset { message }
} }`;

const requesting = async (email: string, where = app) =>
  (await where.graphql(request, { input: { email } })).body.data.requestPasswordReset;
const resetting = async (email: string, resetToken: string, newPassword = 'new password', where = app) =>
  (await where.graphql(reset, { input: { email, resetToken, newPassword } })).body.data.resetPassword;
const logIn = async ({ email }: Account, password: string) =>
  (await app.rest('POST', '/auth/login', { body: { email, password } })).status;

describe('a password reset in demo mode', () => {
  it('shows the token, stores its hash, and sets the new password as it was typed', async () => {
    const account = await app.world.aStudent();
    const { resetToken, ...answer } = await requesting(`  ${account.email.toUpperCase()} `);
    expect(answer).toEqual({ __typename: 'PasswordResetRequested', message: GENERATED });
    expect(resetToken).toMatch(/^[\w-]{43}$/);
    const [row] = await app.sql`select encode(token_hash, 'base64') as hash
      from password_resets where account_id = ${account.id}`;
    expect(Buffer.from(row!.hash, 'base64').toString('base64url')).not.toBe(resetToken);
    expect(await resetting(account.email, ` ${resetToken} `, '  new password  ')).toEqual({
      __typename: 'PasswordReset',
      message: 'Password reset successful',
    });
    expect(await logIn(account, '  new password  ')).toBe(200);
    expect(await logIn(account, 'new password')).toBe(401);
    expect(await logIn(account, TEST_PASSWORD)).toBe(401);
  });

  it('works for ten minutes', async () => {
    const account = await app.world.aStudent();
    const late = await requesting(account.email);
    app.clock.advance(10 * MINUTE_MS);
    expect(await resetting(account.email, late.resetToken)).toEqual(INVALID);
    expect(await logIn(account, TEST_PASSWORD)).toBe(200);
    const early = await requesting(account.email);
    app.clock.advance(10 * MINUTE_MS - 1);
    expect((await resetting(account.email, early.resetToken)).__typename).toBe('PasswordReset');
  });

  it('lets one of two parallel uses win', async () => {
    const account = await app.world.aStudent();
    const { resetToken } = await requesting(account.email);
    const passwords = ['first one', 'second one'];
    const outcomes = await Promise.all(
      passwords.map((password) => resetting(account.email, resetToken, password)),
    );
    const isWon = outcomes.map(({ __typename }) => __typename === 'PasswordReset');
    expect(isWon.filter(Boolean)).toHaveLength(1);
    for (const [index, password] of passwords.entries())
      expect(await logIn(account, password)).toBe(isWon[index] ? 200 : 401);
  });

  it("refuses another account's token and keeps it usable", async () => {
    const account = await app.world.aStudent();
    const other = await app.world.aStudent();
    const { resetToken } = await requesting(account.email);
    expect(await resetting(other.email, resetToken)).toEqual(INVALID);
    expect(await resetting(account.email, 'x'.repeat(43))).toEqual(INVALID);
    expect((await resetting(account.email, resetToken)).__typename).toBe('PasswordReset');
  });

  it('ends every session of the account, in every process, and nobody else’s', async () => {
    const account = await app.world.aStudent();
    const token = await app.world.signIn(account);
    const other = await app.world.signIn(await app.world.aStudent());
    const status = async (token: string, where: TestApp) =>
      (await where.graphql('{ viewer { account { id } } }', {}, token)).status;
    expect(await status(token, real)).toBe(200);
    const { resetToken } = await requesting(account.email);
    await resetting(account.email, resetToken);
    expect(await status(token, app)).toBe(401);
    await eventually(async () => expect(await status(token, real)).toBe(401));
    expect(await status(other, app)).toBe(200);
  });
});

const mailsTo = (address: string, subject?: string) =>
  real.mailer.sent.filter((mail) => mail.to === address && (!subject || mail.subject === subject));

it('a password reset on a real platform sends the token by mail and never answers it, alike for known and unknown emails', async () => {
  const account = await app.world.aStudent();
  const known = await real.graphql(request, { input: { email: account.email } });
  const unknown = await real.graphql(request, { input: { email: 'nobody@example.org' } });
  expect(known.body).toEqual({
    data: {
      requestPasswordReset: {
        __typename: 'PasswordResetRequested',
        message: GENERATED,
        resetToken: null,
      },
    },
  });
  expect(unknown.body).toEqual(known.body);
  const rest = (email: string) => real.rest('POST', '/auth/request-reset-token', { body: { email } });
  expect((await rest(account.email)).body).toEqual({ message: GENERATED });
  expect((await rest('nobody@example.org')).body).toEqual({ message: GENERATED });

  const tokenMails = () => mailsTo(account.email, 'Your Waymark reset token');
  await eventually(() => expect(tokenMails()).toHaveLength(2));
  const [first, second] = tokenMails();
  const tokenIn = (text: string) => /Reset token: (\S+)/.exec(text)![1]!;
  expect(await resetting(account.email, tokenIn(first!.text), undefined, real)).toEqual(INVALID);
  expect((await resetting(account.email, tokenIn(second!.text), undefined, real)).__typename).toBe(
    'PasswordReset',
  );

  const changedMails = () => mailsTo(account.email, 'Your Waymark password was changed');
  await eventually(() => expect(changedMails()).toHaveLength(1));
  expect(changedMails()[0]!.text).not.toContain(tokenIn(second!.text));
  expect(changedMails()[0]!.text).toContain('/reset-password\n');
});

it('the tokens of one account cannot be replaced again and again by a stranger, who learns nothing of it', async () => {
  const account = await app.world.aStudent();
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await requesting(account.email.toUpperCase(), real));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await eventually(() => expect(mailsTo(account.email)).toHaveLength(3));
  const token = /Reset token: (\S+)/.exec(mailsTo(account.email).at(-1)!.text)![1]!;
  expect((await resetting(account.email, token, undefined, real)).__typename).toBe('PasswordReset');
});

describe('its words and limits', () => {
  it.each([
    ['request-reset-token', {}, 'Please enter your email address'],
    ['reset-password', { email: 'ada@example.org' }, 'Please enter the reset token'],
    ['reset-password', { email: 'ada@example.org', resetToken: 'x' }, 'Please enter a new password'],
  ])('are those of %s with %j', async (call, body, error) => {
    expect(await app.rest('POST', `/auth/${call}`, { body })).toMatchObject({ status: 400, body: { error } });
  });

  it('takes twenty of either call in a quarter of an hour', async () => {
    for (let count = 0; count < 20; count++) await requesting('nobody@example.org');
    const { body } = await app.graphql(request, { input: { email: 'nobody@example.org' } });
    expect(body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const input = { email: 'nobody@example.org', resetToken: 'x', newPassword: 'new password' };
    const guess = await app.graphql(reset, { input });
    expect(guess.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
