import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  messageId: string;
  text: string;
}

export interface MailServer {
  /** Received mails, acknowledged or not. */
  received: ReceivedMail[];
  url: string;
  /** While set, new connections are not greeted. */
  isSilent: boolean;
  /** While set, the reply to every recipient: code and text. */
  refusal: { code: number; words: string } | null;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on this machine that stores the mails it receives. Stop it at the end. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      if (!mails.isSilent) callback();
    },
    onRcptTo: (_address, _session, callback) => {
      const { refusal } = mails;
      if (refusal) callback(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
      else callback();
    },
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.received.push({
          text,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          messageId: /^Message-ID: <(.*)>\r$/im.exec(text)?.[1] ?? '',
        });
        callback();
      });
    },
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mails: MailServer = {
    received: [],
    url: `smtp://127.0.0.1:${port}`,
    isSilent: false,
    refusal: null,
    stop: () => new Promise<void>((done) => server.close(done)),
  };
  return mails;
}

/** The reset token in a mail. */
export const resetTokenIn = ({ text }: { text: string }): string => /Reset token: (\S+)/.exec(text)![1]!;
