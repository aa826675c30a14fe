import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { DomainEvents } from '../../platform/domain-events';
import { securityChanged } from './account.events';
import { OwnerMail } from './owner-mail';

/** Tells an account's owner of a changed password: in the inbox, and by mail outside demo mode. */
@Service()
export class PasswordNotices {
  /** The kind of its mail in the outbox. */
  static readonly MAIL = 'password-changed';

  constructor(
    private readonly events: DomainEvents,
    private readonly ownerMail: OwnerMail,
  ) {}

  /** Writes both in the caller's transaction. */
  async write(accountId: string, transaction: Database): Promise<void> {
    await this.events.emit(securityChanged, { accountId, change: 'PASSWORD_CHANGED' }, transaction);
    await this.ownerMail.write(PasswordNotices.MAIL, accountId, transaction);
  }
}
