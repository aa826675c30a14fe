import { randomBytes } from 'node:crypto';
import { ask, eventually } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { resetTokenIn, startMailServer, type MailServer } from '../mail-server';
import { Stage, type Program } from './program';
import { call } from './rest-client';

jest.setTimeout(180_000);

const stage = new Stage();
const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);
const name = `process_${randomBytes(6).toString('hex')}`;

let mails: MailServer;

beforeAll(async () => {
  await ask(urlOf('waymark_lobby'), `create database ${name} template waymark_template`);
  mails = await startMailServer();
});
afterAll(async () => {
  await stage.cleanUp();
  await mails.stop();
});

const start = (): Promise<Program> =>
  stage.start({ environment: { DATABASE_URL: urlOf(name), SMTP_URL: mails.url, LOG_LEVEL: 'debug' } });

async function register({ origin }: Program, email: string): Promise<void> {
  const body = { name: 'Ada', email, password: 'difference', role: 'student' };
  expect(await call(origin, 'POST', '/auth/signup', { body })).toMatchObject({ status: 201 });
}

const requestReset = ({ origin }: Program, email: string) =>
  call(origin, 'POST', '/auth/request-reset-token', { body: { email } });

/** The recipient's mail in the outbox. */
async function outboxMail(email: string): Promise<{ id: string; attempts: number; isSent: boolean }> {
  const [row] = await ask(
    urlOf(name),
    `select o.id, o.attempts, o.sent_at is not null as "isSent" from mail_outbox o
     join accounts a on a.id = o.account_id where a.email = '${email}'`,
  );
  return row as { id: string; attempts: number; isSent: boolean };
}

/** Simulates that the lease of a killed process has expired. */
const endLease = () =>
  ask(urlOf(name), 'update mail_outbox set next_attempt_at = now() where next_attempt_at is not null');

const receivedBy = (email: string) => mails.received.filter(({ to }) => to.includes(email));

async function kill(program: Program): Promise<void> {
  program.signal('SIGKILL');
  await program.ended;
}

async function expectSecondAttempt(email: string): Promise<void> {
  await endLease();
  const second = await start();
  await eventually('the second attempt is sent', async () => (await outboxMail(email)).isSent);
  const { id, attempts } = await outboxMail(email);
  expect(attempts).toBe(2);
  const sent = receivedBy(email);
  expect(sent.at(-1)!.messageId).toBe(`${id}.2@localhost`);
  const body = { email, resetToken: resetTokenIn(sent.at(-1)!), newPassword: 'analytical' };
  expect((await call(second.origin, 'POST', '/auth/reset-password', { body })).status).toBe(200);
  await kill(second);
}

test('a process killed between claiming a mail and sending it loses none', async () => {
  const email = 'before@example.org';
  const first = await start();
  await register(first, email);
  mails.isSilent = true;
  const { connections } = mails;
  expect((await requestReset(first, email)).status).toBe(200);
  await eventually('the mail server is called', () => Promise.resolve(mails.connections > connections));
  await kill(first);
  mails.isSilent = false;
  expect(await outboxMail(email)).toMatchObject({ attempts: 1, isSent: false });
  expect(receivedBy(email)).toEqual([]);
  await expectSecondAttempt(email);
  expect(receivedBy(email)).toHaveLength(1);
});

test('two processes send each mail once, and neither of their logs holds a token or an address', async () => {
  const programs = await Promise.all([start(), start()]);
  const emails = Array.from({ length: 12 }, (_, index) => `shared-${index}@example.org`);
  for (const [index, email] of emails.entries()) await register(programs[index % 2]!, email);
  await Promise.all(emails.map((email, index) => requestReset(programs[index % 2]!, email)));
  for (const email of emails) await eventually('it is sent', async () => (await outboxMail(email)).isSent);
  const keys = mails.received.map(({ messageId }) => messageId);
  expect(new Set(keys).size).toBe(keys.length);
  for (const email of emails) expect(receivedBy(email)).toHaveLength(1);
  for (const program of programs) {
    for (const email of emails) {
      expect(program.said()).not.toContain(resetTokenIn(receivedBy(email)[0]!));
      expect(program.said()).not.toContain(email);
    }
  }
});

test('a mail server that keeps silent holds up neither a request nor the end of a process', async () => {
  const email = 'slow@example.org';
  const program = await start();
  await register(program, email);
  mails.isSilent = true;
  const { connections } = mails;
  const [known, unknown] = [
    await requestReset(program, email),
    await requestReset(program, 'nobody@example.org'),
  ];
  expect(known.status).toBe(200);
  expect(unknown).toEqual(known);
  await eventually('the mail server is called', () => Promise.resolve(mails.connections > connections));
  program.signal('SIGTERM');
  expect(await program.ended).toEqual({ code: 0, signal: null });
  mails.isSilent = false;
});
