import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { DemoMode } from '../../platform/demo/platform.service';
import { Service } from '../../platform/injection';
import { MailOutbox } from '../../platform/mails/mail-outbox';
import type { AccountMailKind } from './account-mail-templates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails an account's owner what happened to the account, outside demo mode. */
@Service()
export class OwnerMail {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Writes the mail in the caller's transaction; after `usefulMs`, a day, it is useless. */
  async write(
    kind: AccountMailKind,
    accountId: string,
    transaction: Database,
    usefulMs = DAY_MS,
  ): Promise<void> {
    if (this.demo.isOn) return;
    const expiresAt = new Date(this.clock.now().getTime() + usefulMs);
    await this.outbox.add({ kind, accountId, expiresAt }, transaction);
  }
}
