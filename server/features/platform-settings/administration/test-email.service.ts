import { Service } from '../../../platform/injection';
import { newId } from '../../../platform/ids';
import { Mailer, MailError } from '../../../platform/mailer';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { PlatformSettingsService } from '../platform-settings.service';
import { TestEmailFailed, TestEmailSent } from './settings-administration.types';

/** Shorter than a request may take. */
const SEND_MS = 15_000;

const TEST_EMAILS: RateLimit = {
  name: 'test-emails',
  points: 10,
  seconds: 10 * 60,
  refusal: 'You sent many test emails. Please try again in ten minutes.',
};

/** What the codes of nodemailer mean; other failures are named by their code. */
const REASONS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^EAUTH/, 'the mail server refused the user name or password in SMTP_URL'],
  [/^(ECONNECTION|ESOCKET|EDNS)/, 'the mail server in SMTP_URL couldn’t be reached'],
  [/^ETIMEDOUT/, 'the mail server didn’t answer in time'],
  [/^ETLS/, 'no encrypted connection to the mail server could be made'],
  [/^EENVELOPE/, 'the mail server refused the sender or the recipient'],
];

/** Sends emails that show whether the platform can. Not through the outbox, so that the outcome is known at once. */
@Service()
export class TestEmailService {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: PlatformSettingsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Sends one to the administrator, with the saved sender. RATE_LIMITED beyond ten in ten minutes. */
  async send(viewer: Viewer | null): Promise<TestEmailSent | TestEmailFailed> {
    const { account } = requireRole(viewer, Role.ADMIN);
    if (!this.mailer.isConfigured)
      return new TestEmailFailed('No email can be sent, because the server runs without SMTP_URL.');
    await this.limiter.consume(TEST_EMAILS, account.id);
    const settings = await this.settings.read();
    const from = this.settings.senderOf(settings);
    const mail = {
      to: account.email,
      subject: `Test email of ${settings.name}`,
      text: `You sent this email from the settings of ${settings.name}. It arrived, so emails can be sent.\n`,
    };
    try {
      const signal = AbortSignal.timeout(SEND_MS);
      await this.mailer.send(mail, { from, key: newId(), signal });
      return new TestEmailSent(account.email, `${from.name} <${from.address}>`);
    } catch (error) {
      if (error instanceof MailError) return new TestEmailFailed(sentenceOf(error));
      throw error;
    }
  }
}

function sentenceOf({ kind }: MailError): string {
  const reason = REASONS.find(([pattern]) => pattern.test(kind))?.[1];
  return reason ? `The email was not sent: ${reason} (${kind}).` : `The email was not sent: ${kind}.`;
}
