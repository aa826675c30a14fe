import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { DemoMode } from '../demo/platform.service';
import { MailOutbox } from '../mails/mail-outbox';
import { AccountNotices } from './account-notices';

const MAIL_EXPIRES_MS = 24 * 60 * 60 * 1000;

/** Tells an account's owner of a changed password: in the inbox, and by mail outside demo mode. */
@Service()
export class PasswordNotices {
  /** The kind of its mail in the outbox. */
  static readonly MAIL = 'password-changed';

  constructor(
    private readonly notices: AccountNotices,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Writes both in the caller's transaction; call the result after the commit. */
  async write(accountId: string, transaction: Database): Promise<() => void> {
    const announceNotice = await this.notices.write('PASSWORD_CHANGED', accountId, transaction);
    if (this.demo.isOn) return announceNotice;
    const expiresAt = new Date(this.clock.now().getTime() + MAIL_EXPIRES_MS);
    const mail = await this.outbox.add({ kind: PasswordNotices.MAIL, accountId, expiresAt }, transaction);
    return () => {
      announceNotice();
      mail.announce();
    };
  }
}
