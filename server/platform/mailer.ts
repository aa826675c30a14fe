import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail over SMTP_URL; without one it says in the log that it could not, never what the mail held. */
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(
    smtpUrl: string | null,
    /** The sender's address, as `Name <address>`. */
    private readonly from: string,
    private readonly logger: Logger,
  ) {
    this.transport = smtpUrl ? createTransport(smtpUrl) : null;
  }

  /** Resolves when the server took the mail; a failure is logged, because whoever asked must not learn who exists. */
  async send(mail: Mail): Promise<void> {
    if (!this.transport) {
      this.logger.error({ subject: mail.subject }, 'A mail was not sent: set SMTP_URL');
      return;
    }
    try {
      await this.transport.sendMail({ ...mail, from: this.from });
    } catch (error) {
      this.logger.error({ err: error, subject: mail.subject }, 'A mail could not be sent');
    }
  }
}
