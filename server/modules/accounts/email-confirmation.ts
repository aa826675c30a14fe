import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { hashToken, newSecretToken } from '../../platform/secrets';
import { DemoMode } from '../../platform/demo/platform.service';
import { MailOutbox } from '../../platform/mails/mail-outbox';
import { DirectMail } from '../../platform/settings/direct-mail';
import { storeEmailConfirmation } from './account.queries';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Asks accounts to prove their address, with the link that also confirms a changed one. */
@Service()
export class EmailConfirmation {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly mails: DirectMail,
    private readonly demo: DemoMode,
    private readonly clock: Clock,
  ) {}

  /** Whether a link can be mailed. */
  get isPossible(): boolean {
    return this.mails.sendsMail && !this.demo.isOn;
  }

  /** Mails the link, which works for 24 hours. */
  async ask(accountId: string, transaction: Database): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    // Replaced by the token of the mail when that is written.
    const tokenHash = hashToken(newSecretToken());
    await transaction.rows(storeEmailConfirmation({ accountId, tokenHash, expiresAt }));
    const mail = { kind: 'email-change', accountId, expiresAt };
    await this.outbox.add(mail, transaction);
  }
}
