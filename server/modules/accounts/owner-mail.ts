import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { DemoMode } from '../../platform/demo/platform.service';
import { MailOutbox } from '../../platform/mails/mail-outbox';

const EXPIRES_MS = 24 * 60 * 60 * 1000;

/** Mails an account's owner what happened to the account, outside demo mode. */
@Service()
export class OwnerMail {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Writes the mail in the caller's transaction. */
  async write(kind: string, accountId: string, transaction: Database): Promise<void> {
    if (this.demo.isOn) return;
    const expiresAt = new Date(this.clock.now().getTime() + EXPIRES_MS);
    await this.outbox.add({ kind, accountId, expiresAt }, transaction);
  }
}
