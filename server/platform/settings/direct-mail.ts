import { Service } from '../injection';
import { newId } from '../ids';
import { type Mail, Mailer, MailError } from '../mailer';
import { PlatformSettingsService } from './platform-settings.service';

/** Shorter than a request may take. */
const SEND_MS = 15_000;

/** What the codes of nodemailer mean; other failures are named by their code. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^EAUTH/, 'the mail server refused the platform’s user name or password'],
  [/^(ECONNECTION|ESOCKET|EDNS)/, 'the mail server couldn’t be reached'],
  [/^ETIMEDOUT/, 'the mail server didn’t answer in time'],
  [/^ETLS/, 'no encrypted connection to the mail server could be made'],
  [/^EENVELOPE/, 'the mail server refused the sender or the recipient'],
];

/**
 * Sends emails without the outbox: those whose outcome must be known at once, and those to people without an account,
 * whom the outbox does not know.
 */
@Service()
export class DirectMail {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: PlatformSettingsService,
  ) {}

  /** Whether there is a mail server. */
  get sendsMail(): boolean {
    return this.mailer.isConfigured;
  }

  /** Returns why the mail was not sent, as a sentence; null if the mail server accepted it. */
  async send(mail: Mail): Promise<string | null> {
    if (!this.sendsMail) return 'No email can be sent, because this platform has no mail server.';
    const from = await this.settings.mailSender();
    try {
      await this.mailer.send(mail, { from, key: newId(), signal: AbortSignal.timeout(SEND_MS) });
      return null;
    } catch (error) {
      if (error instanceof MailError) return sentenceOf(error);
      throw error;
    }
  }
}

function sentenceOf({ kind }: MailError): string {
  const reason = REASONS.find(([pattern]) => pattern.test(kind))?.[1];
  return reason ? `The email was not sent: ${reason} (${kind}).` : `The email was not sent: ${kind}.`;
}
