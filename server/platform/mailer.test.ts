import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { Mailer } from './mailer';

const mail = { to: 'ada@example.org', subject: 'Your Waymark reset token', text: 'Reset token: abc' };

/** A real SMTP server on this machine that keeps what it is sent. */
async function aMailServer() {
  const received: { to: string[]; from: string; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          text,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

/** A logger and the lines it wrote. */
function aLog() {
  const lines: string[] = [];
  return { lines, logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
}

const FROM = 'Waymark <no-reply@example.org>';

it('sends the mail through the server it was given', async () => {
  const { received, url, stop } = await aMailServer();
  await new Mailer(url, FROM, aLog().logger).send(mail);
  await stop();
  expect(received).toEqual([
    {
      from: 'no-reply@example.org',
      to: ['ada@example.org'],
      text: expect.stringContaining('Reset token: abc'),
    },
  ]);
});

it('logs a mail that cannot be sent, without its words, and lets the caller go on', async () => {
  const { url, stop } = await aMailServer();
  await stop();
  for (const smtpUrl of [url, null]) {
    const { lines, logger } = aLog();
    await new Mailer(smtpUrl, FROM, logger).send(mail);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Your Waymark reset token');
    expect(lines[0]).not.toContain('abc');
    expect(lines[0]).not.toContain('ada@example.org');
  }
});
