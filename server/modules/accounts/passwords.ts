import { Service } from '../../platform/injection';
import { InvalidInput } from '../../platform/user-error';
import { COMMON_PASSWORD } from './account.rules';
import type { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/domain-events';
import { securityChanged } from './account.events';
import { OwnerMail } from './account-mails';

/** Refuses new passwords that are easy to guess; the list is loaded with the first one. */
@Service()
export class CommonPasswords {
  /** null if the password may be used; `path` is its field, `own` as for isCommonPassword. */
  async refusalOf(path: string, password: string, own: readonly string[]): Promise<InvalidInput | null> {
    const { isCommonPassword } = await import('./password-strength.rules');
    return isCommonPassword(password, own) ? new InvalidInput([{ path, message: COMMON_PASSWORD }]) : null;
  }
}

/** Tells an account's owner of a changed password: in the inbox, and by mail outside demo mode. */
@Service()
export class PasswordNotices {
  constructor(
    private readonly events: DomainEvents,
    private readonly ownerMail: OwnerMail,
  ) {}

  /** Writes both in the caller's transaction. */
  async write(accountId: string, transaction: Database): Promise<void> {
    await this.events.emit(securityChanged, { accountId, change: 'PASSWORD_CHANGED' }, transaction);
    await this.ownerMail.write('password-changed', accountId, transaction);
  }
}
