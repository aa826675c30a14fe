import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { AccountNotices } from './account-notices';
import { OwnerMail } from './owner-mail';

/** Tells an account's owner of a changed password: in the inbox, and by mail outside demo mode. */
@Service()
export class PasswordNotices {
  /** The kind of its mail in the outbox. */
  static readonly MAIL = 'password-changed';

  constructor(
    private readonly notices: AccountNotices,
    private readonly ownerMail: OwnerMail,
  ) {}

  /** Writes both in the caller's transaction; call the result after the commit. */
  async write(accountId: string, transaction: Database): Promise<() => void> {
    const announceNotice = await this.notices.write('PASSWORD_CHANGED', accountId, transaction);
    const announceMail = await this.ownerMail.write(PasswordNotices.MAIL, accountId, transaction);
    return () => {
      announceNotice();
      announceMail();
    };
  }
}
