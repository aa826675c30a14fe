import pino from 'pino';
import { notFound } from '../errors';
import { Mailer, MailError, MailTemplates } from '../mailer';
import { eventually } from '../../test/eventually';
import { resetTokenIn, startMailServer, type MailServer } from '../../test/mail-server';
import { testApp } from '../../test/test-app';
import type { Account } from '../../modules/accounts/account.entities';
import { ExpiredRowsSweeper } from '../expired-rows';
import { MailSender } from './mail-sender';

const MINUTE_MS = 60_000;

let server: MailServer;
const lines: string[] = [];

const app = testApp(async () => {
  server = await startMailServer();
  return {
    config: { isDemo: false, sandbox: false },
    logger: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
  };
});
afterAll(() => server.stop());
beforeAll(() => {
  const mailer = new Mailer(server.url, 'example.org');
  jest.spyOn(app.mailer, 'send').mockImplementation(mailer.send.bind(mailer));
});
beforeEach(async () => {
  await app.sql`delete from mail_outbox`;
  server.received.length = 0;
  lines.length = 0;
});

const requesting = (email: string) => app.rest('POST', '/auth/request-reset-token', { body: { email } });
const sender = () => app.app.service(MailSender);
const sendDue = () => sender().run(new AbortController().signal);

const rows = () =>
  app.sql`select id, attempts, sent_at is not null as "isSent", given_up_at is not null as "isGivenUp", last_error as "lastError"
    from mail_outbox order by created_at`;

/** The log lines about mails; none of them may contain the token or the address. */
function logged(account: Account): { level: number; msg: string; lastError?: string }[] {
  for (const line of lines) expect(line).not.toContain(account.email);
  for (const mail of server.received)
    for (const line of lines) expect(line).not.toContain(resetTokenIn(mail));
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => /mail/i.test(msg));
}

it('sends a requested mail at once, and keeps no secret', async () => {
  const account = await app.world.aStudent();
  expect((await requesting(account.email)).status).toBe(200);
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1, isSent: true }]));
  const [row] = await rows();
  expect(server.received).toMatchObject([{ to: [account.email], messageId: `${row!.id}.1@example.org` }]);
  const token = resetTokenIn(server.received[0]!);
  const [stored] =
    await app.sql`select string_agg(o::text || coalesce(r::text, ''), ' ') as all from mail_outbox o
    left join password_resets r on r.account_id = o.account_id`;
  expect(stored!.all).not.toContain(token);
  expect(stored!.all).not.toContain(account.email);
  const body = { email: account.email, resetToken: token, newPassword: 'new password' };
  expect(logged(account)).toEqual([]);
  expect((await app.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
  // The mail about the new password must not arrive in the next test.
  await eventually(async () => expect(await rows()).toMatchObject([{}, { isSent: true }]));
});

it('writes a row for an unknown email too, and sends nothing', async () => {
  expect((await requesting('nobody@example.org')).status).toBe(200);
  await eventually(async () => expect(await rows()).toMatchObject([{ isGivenUp: true }]));
  expect(server.received).toEqual([]);
  expect(lines.filter((line) => line.includes('given up'))).toEqual([]);
});

it('tries again with growing pauses while the mail server is away, and with a token of its own each time', async () => {
  const account = await app.world.aStudent();
  server.refusal = { code: 451, words: `${account.email} later` };
  expect((await requesting(account.email)).status).toBe(200);
  for (const [attempts, pause] of [2000, 4000, 8000].entries()) {
    await eventually(async () =>
      expect(await rows()).toMatchObject([
        { attempts: attempts + 1, isSent: false, isGivenUp: false, lastError: 'EENVELOPE 451' },
      ]),
    );
    app.clock.advance(pause - 1);
    await sendDue();
    expect(await rows()).toMatchObject([{ attempts: attempts + 1 }]);
    app.clock.advance(1);
    if (pause === 8000) server.refusal = null;
    await sendDue();
  }
  expect(await rows()).toMatchObject([{ attempts: 4, isSent: true }]);
  expect(server.received.map(({ messageId }) => messageId.split('.')[1])).toEqual(['4@example']);
  expect(logged(account)).toMatchObject([
    { level: 40, msg: 'A mail will be tried again', lastError: 'EENVELOPE 451' },
    { level: 20 },
    { level: 20 },
  ]);
});

it('tries again a mail whose template throws a refusal', async () => {
  const account = await app.world.aStudent();
  jest
    .spyOn(app.app.service(MailTemplates).of('password-reset'), 'compose')
    .mockRejectedValueOnce(notFound('Account'));
  expect((await requesting(account.email)).status).toBe(200);
  await eventually(async () => expect(await rows()).toMatchObject([{ lastError: 'EUNEXPECTED' }]));
  app.clock.advance(2000);
  await sendDue();
  expect(await rows()).toMatchObject([{ attempts: 2, isSent: true }]);
});

it('is given up once the token’s use has passed, with one line', async () => {
  const account = await app.world.aStudent();
  server.refusal = { code: 451, words: 'later' };
  await requesting(account.email);
  for (let minute = 0; minute <= 10; minute++) {
    await eventually(async () => expect((await rows())[0]!.lastError).not.toBeNull());
    app.clock.advance(MINUTE_MS);
    await sendDue();
  }
  server.refusal = null;
  await sendDue();
  expect(await rows()).toMatchObject([{ isSent: false, isGivenUp: true }]);
  expect(server.received).toEqual([]);
  expect(logged(account).filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'A mail was given up' }]);
});

it('is given up at once for what no later attempt changes', async () => {
  const kind = 'EENVELOPE 550';
  const account = await app.world.aStudent();
  jest.mocked(app.mailer.send).mockRejectedValueOnce(new MailError(kind, true));
  await requesting(account.email);
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ attempts: 1, isGivenUp: true, lastError: kind }]),
  );
  expect(logged(account)).toMatchObject([{ level: 50, msg: 'A mail was given up', lastError: kind }]);
});

it('is sent by another attempt after the lease when a process went away in the middle', async () => {
  const account = await app.world.aStudent();
  // The row that a process killed during its first attempt leaves.
  await app.sql`insert into mail_outbox (id, kind, account_id, created_at, expires_at, attempts, next_attempt_at)
    values (gen_random_uuid(), 'password-reset', ${account.id}, ${app.clock.now()}, ${app.clock.now()}::timestamptz + interval '10 minutes', 1,
    ${app.clock.now()}::timestamptz + interval '60 seconds')`;
  await sendDue();
  expect(server.received).toEqual([]);
  app.clock.advance(MINUTE_MS);
  await sendDue();
  expect(await rows()).toMatchObject([{ attempts: 2, isSent: true }]);
  expect(server.received).toHaveLength(1);
});

it('is claimed by one of many senders at once', async () => {
  const accounts = await app.atOnce(12, () => app.world.aStudent());
  const ids = accounts.map(({ id }) => id);
  await app.sql`insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
    select gen_random_uuid(), 'password-reset', a, ${app.clock.now()}, ${app.clock.now()}::timestamptz + interval '10 minutes', ${app.clock.now()} from unnest(${ids}::uuid[]) a`;
  await Promise.all(Array.from({ length: 4 }, sendDue));
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(accounts.map(({ email }) => email).sort());
  expect((await rows()).every(({ attempts, isSent }) => attempts === 1 && isSent)).toBe(true);
});

it('comes after an older one to the same account, so that the newest mail has the token that works', async () => {
  const account = await app.world.aStudent();
  await app.sql`insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
    select gen_random_uuid(), 'password-reset', ${account.id}, ${app.clock.now()}::timestamptz - n * interval '1 second',
    ${app.clock.now()}::timestamptz + interval '10 minutes', ${app.clock.now()} from generate_series(1, 3) n`;
  // The application's own run may have sent the first one.
  await eventually(async () => {
    await sendDue();
    expect((await rows()).map(({ isSent }) => isSent)).toEqual([true, true, true]);
  });
  const oldestFirst = (await rows()).map(({ id }) => `${id}.1@example.org`);
  expect(server.received.map(({ messageId }) => messageId)).toEqual(oldestFirst);
  const body = { email: account.email, newPassword: 'new password' };
  for (const [index, mail] of server.received.entries()) {
    const answer = await app.rest('POST', '/auth/reset-password', {
      body: { ...body, resetToken: resetTokenIn(mail) },
    });
    expect(answer.status).toBe(index === 2 ? 200 : 400);
  }
  // The mail about the new password too, so that none is on its way in the next test.
  await eventually(async () => expect((await rows()).map(({ isSent }) => isSent)).not.toContain(false));
});

it('waits for an older one that another process is sending', async () => {
  const account = await app.world.aStudent();
  let isOlderDone: (value?: unknown) => void = () => undefined;
  const olderDone = new Promise((resolve) => (isOlderDone = resolve));
  const send = jest.spyOn(app.mailer, 'send');
  send.mockImplementationOnce(async () => void (await olderDone));
  await requesting(account.email);
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1, isSent: false }]));
  await requesting(account.email);
  await sendDue();
  expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
  isOlderDone();
  await eventually(async () => {
    await sendDue();
    expect(await rows()).toMatchObject([{ isSent: true }, { isSent: true }]);
  });
});

it('begins no attempt once the process is stopping', async () => {
  const account = await app.world.aStudent();
  jest.spyOn(app.mailer, 'send').mockRejectedValueOnce(new MailError('ECONNECTION'));
  await requesting(account.email);
  await eventually(async () => expect((await rows())[0]!.lastError).toBe('ECONNECTION'));
  app.clock.advance(MINUTE_MS);
  await sender().run(AbortSignal.abort());
  expect(await rows()).toMatchObject([{ attempts: 1, isSent: false }]);
});

it('is removed a day after it was sent', async () => {
  const account = await app.world.aStudent();
  await requesting(account.email);
  await eventually(async () => expect(await rows()).toMatchObject([{ isSent: true }]));
  const sweeper = app.app.service(ExpiredRowsSweeper);
  app.clock.advance(24 * 60 * MINUTE_MS - 1);
  await sweeper.run();
  expect(await rows()).toHaveLength(1);
  app.clock.advance(1);
  await sweeper.run();
  expect(await rows()).toEqual([]);
});
