import { createTransport } from 'nodemailer';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Endings after a dot that are no domains, as in the names of programs and files. */
const NO_DOMAIN =
  'js|jsx|ts|tsx|mjs|css|scss|html?|jpe?g|png|pdf|docx?|xlsx?|pptx?|csv|txt|json|xml|java|cpp|php';

/** An address with a scheme, one that begins with "www", a domain or email address, or a network address. */
const ADDRESS = new RegExp(
  [
    String.raw`:\s*//`,
    String.raw`\bwww\s*\.`,
    String.raw`[\p{L}\p{N}_-]\.(?!(?:${NO_DOMAIN})(?![\p{L}\p{N}-]))(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)`,
    String.raw`\d\.\d+\.\d+\.\d`,
  ].join('|'),
  'iu',
);

/**
 * A text in a mail that an account chose, such as a name or title: `instead` if the text contains an address, so that
 * nobody can send others to a site of their choice in the name of this platform.
 */
export function withoutAddresses(text: string, instead: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[。。․]/g, '.');
  return ADDRESS.test(visible) ? instead : text;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** Composes mails when they are sent. */
export interface MailTemplate {
  /** Those that it composes. */
  readonly kinds: readonly string[];
  /** Composes the mail to this account, or to this invited person; null if it is no longer needed. */
  compose(recipientId: string, kind: string): Promise<Mail | null>;
}

/** All mail templates of the application. */
export class MailTemplates {
  /** A function, because of a circular dependency between templates and services. */
  constructor(private readonly all: () => readonly MailTemplate[]) {}

  /** Throws for a kind without a template. */
  of(kind: string): MailTemplate {
    const template = this.all().find(({ kinds }) => kinds.includes(kind));
    if (!template) throw new Error(`No template writes mails of the kind ${kind}`);
    return template;
  }
}

/** The sender of a mail. */
export interface MailSenderAddress {
  name: string;
  address: string;
}

export interface Sending {
  from: MailSenderAddress;
  /** Becomes the Message-ID; a mail is never sent twice with the same key. */
  key: string;
  /** Aborts the attempt. */
  signal: AbortSignal;
}

/** A mail was not accepted. It contains no text of the server's reply, which may quote the recipient or the mail. */
export class MailError extends Error {
  constructor(
    /** nodemailer's error code and the server's reply code, such as `ECONNECTION` or `EENVELOPE 550`. */
    readonly kind: string,
    /** Whether a retry would be refused again. */
    readonly isPermanent = false,
  ) {
    super(`The mail was not sent: ${kind}`);
  }
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;

/** Sends mail over SMTP_URL. */
export class Mailer {
  constructor(
    private readonly smtpUrl: string | null,
    /** The domain of Message-IDs. */
    private readonly domain: string,
  ) {}

  /** Whether there is a mail server to send to. */
  get isConfigured(): boolean {
    return this.smtpUrl !== null;
  }

  /**
   * Resolves when the mail server has accepted the mail; rejects with a MailError if it did not or the signal aborted.
   */
  async send(mail: Mail, { from, key, signal }: Sending): Promise<void> {
    if (this.smtpUrl === null) throw new MailError('SMTP_URL is not set', true);
    const transport = createTransport({
      url: this.smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
    const messageId = `<${key}@${this.domain}>`;
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new MailError('ETIMEDOUT'));
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true });
    });
    try {
      await Promise.race([transport.sendMail({ ...mail, from, messageId }), aborted]);
    } catch (error) {
      throw error instanceof MailError ? error : mailError(error);
    }
  }
}

function mailError(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' && /^[A-Z]+$/.test(code) ? code : 'EUNKNOWN';
  if (typeof responseCode !== 'number') return new MailError(name);
  // Our own wrong password is 535; it has to be fixed by the operator, independent of this mail.
  const isPermanent = responseCode >= 500 && name !== 'EAUTH';
  return new MailError(`${name} ${responseCode}`, isPermanent);
}
