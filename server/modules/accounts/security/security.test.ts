import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { Subscriber } from '../../../test/subscriber';
import { type TestApp, testApp } from '../../../test/test-app';
import type { Account } from '../account.entities';
import { COMMON_PASSWORD } from '../account.rules';
import { PasswordResetService } from '../password-reset.service';
import { isCommonPassword } from '../password-strength.rules';
import { MailTemplates } from '../../../platform/mailer';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';
import { EmailChangeService } from './email-change.service';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_PASSWORD = 'another long one';

// Demo mode shows tokens instead of sending mails.
const app = testApp({ config: { isDemo: false } });
const second = testApp(() => ({ databaseUrl: app.databaseUrl }));

let count = 0;
const newAddress = () => `moved-${++count}@example.org`;

const isOpen = async (token: string, where: TestApp = app) =>
  (await where.graphql('{ viewer { account { id } } }', {}, token)).status === 200;

const changing = (token: string, input: object) =>
  app.as(token).run`mutation { r: changePassword(input: ${input}) { __typename
    ... on InvalidInput { fields { path message } } ... on PasswordChanged { sessions { isCurrent } } } }`;

const resetting = async ({ id, email }: Account) => {
  const resetToken = await app.app.service(PasswordResetService).newToken(id);
  return app.as()
    .run`mutation { r: resetPassword(input: ${{ email, resetToken, newPassword: 'quite another one' }}) {
      ... on PasswordReset { identities { issuer email } } } }`;
};

const loggingIn = async (email: string, password: string, userAgent = '') => {
  const headers = { 'user-agent': userAgent };
  const { status, body } = await app.rest('POST', '/auth/login', { headers, body: { email, password } });
  return { status, token: body.token as string };
};

describe('changing the password', () => {
  it('ends every other session, here and in another process, and keeps this one', async () => {
    const account = await app.world.aStudent();
    const [token, other] = [await app.world.signIn(account), await app.world.signIn(account)];
    expect(await isOpen(other, second)).toBe(true);
    await app.as().graphql`mutation { requestPasswordReset(input: { email: ${account.email} }) {
      __typename } }`;
    const socket = await Subscriber.ofInbox(app, other);
    expect(await changing(token, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })).toEqual({
      __typename: 'PasswordChanged',
      sessions: [{ isCurrent: true }],
    });
    expect(await isOpen(token)).toBe(true);
    expect(await isOpen(other)).toBe(false);
    await eventually(async () => expect(await isOpen(other, second)).toBe(false));
    await eventually(() => expect(socket.closed).not.toBeNull());
    expect((await loggingIn(account.email, TEST_PASSWORD)).status).toBe(401);
    expect((await loggingIn(account.email, NEW_PASSWORD)).status).toBe(200);
    expect(await app.sql`select 1 from password_resets where account_id = ${account.id}`).toEqual([]);
  });

  it.each([
    [{ currentPassword: 'wrong', newPassword: NEW_PASSWORD }, 'currentPassword', 'The password is wrong'],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'iloveyou' }, 'newPassword', COMMON_PASSWORD],
  ])('refuses %j', async (input, path, message) => {
    const token = await app.world.signIn(await app.world.aStudent());
    expect(await changing(token, input)).toEqual({ __typename: 'InvalidInput', fields: [{ path, message }] });
  });

  it('counts wrong passwords as failed log-ins', async () => {
    const token = await app.world.signIn(await app.world.aStudent());
    const wrong = { currentPassword: 'wrong', newPassword: NEW_PASSWORD };
    for (let attempt = 0; attempt < 10; attempt++) await changing(token, wrong);
    expect(await changing(token, { ...wrong, currentPassword: TEST_PASSWORD })).toBe('RATE_LIMITED');
  });

  it('happens once for twelve requests at once', async () => {
    const account = await app.signedIn(app.world.aStudent());
    const outcomes = await app.atOnce(12, (index) =>
      changing(account.token, { currentPassword: TEST_PASSWORD, newPassword: `${NEW_PASSWORD} ${index}` }),
    );
    // Some may be refused because too many passwords are being verified.
    const changed = outcomes.filter((outcome) => outcome?.__typename === 'PasswordChanged');
    expect(changed).toHaveLength(1);
  });
});

it('the mail about a changed password goes to the account once, and contains no password', async () => {
  const account = await app.signedIn(app.world.aStudent());
  await changing(account.token, { currentPassword: 'wrong', newPassword: NEW_PASSWORD });
  await changing(account.token, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
  const sent = () => app.mailer.sent.filter(({ to }) => to === account.email);
  await eventually(() => expect(sent()).not.toEqual([]));
  expect(sent().map(({ subject }) => subject)).toEqual(['Your Waymark password was changed']);
  expect(sent()[0]!.text).not.toContain(NEW_PASSWORD);
  expect(sent()[0]!.text).not.toContain(TEST_PASSWORD);
  expect(await app.sql`select 1 from mail_outbox where account_id = ${account.id}`).toHaveLength(1);
});

describe('linked identities', () => {
  const link = (accountId: string) =>
    app.sql`insert into account_identities (id, account_id, issuer, subject, email, linked_at)
      values (${accountId}, ${accountId}, 'https://login.school.example', ${accountId}, 'linked@school.example', now())`;
  const REMAINING = [{ issuer: 'https://login.school.example', email: 'linked@school.example' }];

  it('are named after a change and a reset of the password, and in the mail', async () => {
    const student = await app.world.aStudent();
    await link(student.id);
    const changed = await app.as(await app.world.signIn(student))
      .run`mutation { r: changePassword(input: ${{ currentPassword: TEST_PASSWORD, newPassword: 'quite another one' }}) {
        ... on PasswordChanged { identities { issuer email } } } }`;
    expect(changed.identities).toEqual(REMAINING);
    expect((await resetting(student)).identities).toEqual(REMAINING);
    const kind = 'password-changed';
    const template = app.app.service(MailTemplates).of(kind);
    const mail = await template.compose(student.id, kind);
    expect(mail!.text).toContain('- linked@school.example (login.school.example)');
    expect(mail!.text).toContain('Remove those that are not yours: ');
    const other = await template.compose((await app.world.aStudent()).id, kind);
    expect(other!.text).not.toContain('Remove');
  });
});

describe('passwords that are easy to guess', () => {
  it.each(['secret', 'password1', '123456', 'P@ssw0rd', 'qwerty123', 'aaaaaaaa', 'ada@example.org'])(
    '%s is one',
    (password) => {
      expect(isCommonPassword(password, ['Ada Lovelace', 'ada@example.org'])).toBe(true);
    },
  );

  it.each(['correct horse', 'waymark-demo', 'sechs!', 'difference', 'xk3!vq'])('%s is none', (password) => {
    expect(isCommonPassword(password, ['Ada Lovelace', 'ada@example.org'])).toBe(false);
  });

  it('are refused when registering, but log in with an existing account', async () => {
    const account = await app.world.aStudent({ password: 'secret' });
    expect((await loggingIn(account.email, 'secret')).status).toBe(200);
    const body = { name: 'Ada', email: newAddress(), password: 'secret', role: 'student' };
    expect(await app.rest('POST', '/auth/signup', { body })).toMatchObject({
      status: 400,
      body: { error: COMMON_PASSWORD },
    });
  });
});

describe('sessions', () => {
  const listed = async (token: string) =>
    (await app.run('{ r: viewer { sessions { id device network isCurrent } } }', {}, token)).sessions as {
      id: string;
      device: string | null;
      network: string;
      isCurrent: boolean;
    }[];

  it('are listed with device and a shortened network, but without any secret', async () => {
    const account = await app.world.aStudent();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const { token } = await loggingIn(account.email, TEST_PASSWORD, firefox);
    await app.world.signIn(account);
    await app.world.signIn(await app.world.aStudent());
    const sessions = await listed(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox on Linux',
      network: '127.0.…',
    });
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: null, network: null });
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('can be ended one by one, with their sockets', async () => {
    const account = await app.world.aStudent();
    const [token, other] = [await app.world.signIn(account), await app.world.signIn(account)];
    const socket = await Subscriber.ofInbox(app, other);
    const { id } = (await listed(token)).find(({ isCurrent }) => !isCurrent)!;
    const end = () => app.run('mutation ($id: ID!) { r: endSession(id: $id) { isCurrent } }', { id }, token);
    expect(await end()).toEqual([{ isCurrent: true }]);
    await eventually(() => expect(socket.closed).not.toBeNull());
    expect(await isOpen(other)).toBe(false);
    expect(await end()).toBe('NOT_FOUND');
  });

  it('can be ended everywhere else, and those of others stay', async () => {
    const account = await app.world.aStudent();
    const stranger = await app.world.signIn(await app.world.aStudent());
    const [token, other] = [await app.world.signIn(account), await app.world.signIn(account)];
    const outcome = await app.run('mutation { r: endOtherSessions { isCurrent } }', {}, token);
    expect(outcome).toEqual([{ isCurrent: true }]);
    expect(await isOpen(other)).toBe(false);
    expect(await isOpen(stranger)).toBe(true);
  });
});

describe('changing the email', () => {
  const request = (token: string, input: object) =>
    app.as(token).run`mutation { r: requestEmailChange(input: ${input}) { __typename
      ... on InvalidInput { fields { path message } } ... on EmailChangeRequested { message confirmationToken } } }`;
  const confirm = (token: string) =>
    app.as().run`mutation { r: confirmEmailChange(token: ${token}) { __typename
      ... on EmailChanged { newEmail } ... on InvalidEmailLink { message } } }`;
  const emailOf = async (token: string) =>
    (await app.graphql('{ viewer { account { email } } }', {}, token)).body.data.viewer.account.email;
  const mailsTo = (address: string) => app.mailer.sent.filter(({ to }) => to === address);
  const linkSentTo = async (address: string) => {
    await eventually(() => expect(mailsTo(address)).not.toEqual([]));
    return /confirm-email\?token=([\w-]{43})/.exec(mailsTo(address).at(-1)!.text)![1]!;
  };
  const INVALID = { __typename: 'InvalidEmailLink', message: 'The link is invalid or has expired' };

  it('happens when the link sent to the new address is confirmed, once', async () => {
    const account = await app.signedIn(app.world.aStudent({ name: 'Ada Byron' }));
    const newEmail = newAddress();
    expect(
      await request(account.token, { newEmail: ` ${newEmail.toUpperCase()} `, password: TEST_PASSWORD }),
    ).toEqual({
      __typename: 'EmailChangeRequested',
      message: `We sent a link to ${newEmail}. Open it within 24 hours to confirm the address.`,
      confirmationToken: null,
    });
    const link = await linkSentTo(newEmail);
    await eventually(() => expect(mailsTo(account.email)).toHaveLength(1));
    expect(mailsTo(account.email)[0]!.text).not.toContain(link);
    expect(await emailOf(account.token)).toBe(account.email);
    const [row] = await app.sql`select row_to_json(c)::text as text from email_changes c
      where account_id = ${account.id}`;
    expect(row!.text).not.toContain(link);

    const outcomes = await app.atOnce(12, () => confirm(link));
    expect(outcomes.filter(({ __typename }) => __typename === 'EmailChanged')).toHaveLength(1);
    expect(outcomes.filter(({ __typename }) => __typename === 'InvalidEmailLink')).toHaveLength(11);
    expect(await emailOf(account.token)).toBe(newEmail);
    expect((await loggingIn(account.email, TEST_PASSWORD)).status).toBe(401);
    expect((await loggingIn(newEmail, TEST_PASSWORD)).status).toBe(200);
    const [stored] = await app.sql`select search_text from accounts where id = ${account.id}`;
    expect(stored!.search_text).toBe(`ada byron\n${newEmail}`);
  });

  it('keeps a name for searches that is changed at the same time', async () => {
    const account = await app.world.aStudent({ name: 'Ada Byron' });
    const newEmail = newAddress();
    await request(await app.world.signIn(account), { newEmail, password: TEST_PASSWORD });
    const link = await linkSentTo(newEmail);
    const { confirming } = await app.database.transaction(async (transaction) => {
      await transaction.query(`update accounts set name = 'Ada Lovelace' where id = $1`, [account.id]);
      const begun = confirm(link);
      await untilWaiting(app.database);
      return { confirming: begun };
    });
    expect(await confirming).toEqual({ __typename: 'EmailChanged', newEmail });
    const [stored] = await app.sql`select search_text from accounts where id = ${account.id}`;
    expect(stored!.search_text).toBe(`ada lovelace\n${newEmail}`);
  });

  it('does not tell that an address is taken, and sends nothing there', async () => {
    const taken = await app.world.aStudent();
    const account = await app.signedIn(app.world.aStudent());
    expect(await request(account.token, { newEmail: taken.email, password: TEST_PASSWORD })).toMatchObject({
      __typename: 'EmailChangeRequested',
      confirmationToken: null,
    });
    await eventually(() => expect(mailsTo(account.email)).toHaveLength(1));
    expect(mailsTo(taken.email)).toEqual([]);
  });

  it('is won by one of two accounts that want the same address', async () => {
    const newEmail = newAddress();
    const changes = app.app.service(EmailChangeService);
    const links = await Promise.all(
      [1, 2].map(async () => {
        const account = await app.world.aStudent();
        await request(await app.world.signIn(account), { newEmail, password: TEST_PASSWORD });
        await linkSentTo(newEmail);
        return (await changes.newToken(account.id))!.token;
      }),
    );
    const outcomes = await Promise.all(links.map(confirm));
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual(['EmailChanged', 'InvalidEmailLink']);
  });

  it('ends with a reset of the password, since somebody who knew it before may have asked', async () => {
    const student = await app.world.aStudent();
    const input = { newEmail: 'thief@example.org', password: TEST_PASSWORD };
    await request(await app.world.signIn(student), input);
    await resetting(student);
    expect(await app.sql`select from email_changes where account_id = ${student.id}`).toEqual([]);
  });

  it('ends with a change of the password, and after 24 hours', async () => {
    const account = await app.signedIn(app.world.aStudent());
    const [first, later] = [newAddress(), newAddress()];
    await request(account.token, { newEmail: first, password: TEST_PASSWORD });
    const link = await linkSentTo(first);
    await changing(account.token, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(await confirm(link)).toEqual(INVALID);
    await request(account.token, { newEmail: later, password: NEW_PASSWORD });
    const old = await linkSentTo(later);
    app.clock.advance(DAY_MS);
    expect(await confirm(old)).toEqual(INVALID);
    await app.app.service(ExpiredRowsSweeper).run();
    expect(await app.sql`select 1 from email_changes where account_id = ${account.id}`).toEqual([]);
  });

  it('needs the password and a proper, other address', async () => {
    const account = await app.signedIn(app.world.aStudent());
    const newEmail = newAddress();
    expect(await request(account.token, { newEmail, password: 'wrong' })).toMatchObject({
      fields: [{ path: 'password', message: 'The password is wrong' }],
    });
    expect(await request(account.token, { newEmail: account.email, password: TEST_PASSWORD })).toMatchObject({
      fields: [{ path: 'newEmail', message: 'This is your email address already' }],
    });
    expect(mailsTo(newEmail)).toEqual([]);
  });
});
