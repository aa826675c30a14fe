import net, { type AddressInfo } from 'node:net';
import { startMailServer, type MailServer } from '../test/mail-server';
import { Mailer, MailError } from './mailer';

const mail = { to: 'ada@example.org', subject: 'Your Waymark reset token', text: 'Reset token: abc' };
const FROM = { name: 'Waymark', address: 'no-reply@example.org' };

let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const sending = (url: string | null, signal = new AbortController().signal) =>
  new Mailer(url, 'waymark.example.org').send(mail, { from: FROM, key: 'row.1', signal });

/** Why the mail was not sent: everything the error would show in a log. */
async function failureOf(sent: Promise<void>): Promise<MailError> {
  const error = await sent.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailError);
  const shown = JSON.stringify([error, (error as Error).message, (error as Error).stack]);
  for (const secret of ['abc', 'ada@example.org', '<script>']) expect(shown).not.toContain(secret);
  return error as MailError;
}

it('sends the mail through the server it was given, with its key as Message-ID', async () => {
  await sending(server.url);
  expect(server.received).toEqual([
    {
      from: 'no-reply@example.org',
      to: ['ada@example.org'],
      text: expect.stringContaining('Reset token: abc'),
      messageId: 'row.1@waymark.example.org',
    },
  ]);
});

it('sends HTML and further headers with it', async () => {
  const url = `https://waymark.example.org/unsubscribe?token=DAILY_SUMMARY.${'0'.repeat(36)}.${'x'.repeat(43)}`;
  const headers = {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await new Mailer(server.url, 'waymark.example.org').send(
    { ...mail, html: '<p>Reset token: <b>abc</b></p>', headers },
    { from: FROM, key: 'row.2', signal: new AbortController().signal },
  );
  // Long headers are folded.
  const text = server.received.at(-1)!.text.replaceAll(/\r\n(?=[ \t])/g, '');
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(text).toContain('<p>Reset token: <b>abc</b></p>');
  expect(text).toContain(`List-Unsubscribe: <${url}>\r\n`);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

it.each([
  [450, 'EENVELOPE 450', false],
  [550, 'EENVELOPE 550', true],
])('says that %i is %s and keeps none of the server’s words', async (code, kind, isPermanent) => {
  server.refusal = { code, words: `no <script> for ada@example.org with Reset token: abc` };
  expect(await failureOf(sending(server.url))).toMatchObject({ kind, isPermanent });
  server.refusal = null;
});

it('cannot send without a server', async () => {
  expect(await failureOf(sending(null))).toMatchObject({ kind: 'SMTP_URL is not set', isPermanent: true });
  const gone = await startMailServer();
  await gone.stop();
  expect(await failureOf(sending(gone.url))).toMatchObject({ kind: 'ESOCKET', isPermanent: false });
});

it('ends with its signal while the server keeps silent', async () => {
  server.isSilent = true;
  const limit = new AbortController();
  const failure = failureOf(sending(server.url, limit.signal));
  limit.abort();
  expect(await failure).toMatchObject({ kind: 'ETIMEDOUT', isPermanent: false });
  server.isSilent = false;
});

it.each([
  ['no SMTP', 'HTTP/1.1 200 OK\r\n\r\n'],
  ['binary', '\u0000\u00ff\u0000\r\n'],
  ['an endless line', '220 '.padEnd(4 * 1024 * 1024, 'ada@example.org ')],
])('survives a server that answers with %s', async (_, reply) => {
  const hostile = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(reply);
  });
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve));
  const { port } = hostile.address() as AddressInfo;
  const failure = await failureOf(sending(`smtp://127.0.0.1:${port}`, AbortSignal.timeout(5000)));
  expect(failure.isPermanent).toBe(false);
  hostile.close();
});
