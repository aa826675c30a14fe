import { Service } from '../../platform/injection';
import { InvalidInput } from '../../platform/user-error';
import { COMMON_PASSWORD } from './account.rules';
import type { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/domain-events';
import { securityChanged } from './account.events';
import { OwnerMail, AccountMails } from './account-mails';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { LinkedIdentities } from './linked-identities';
import type { LinkedIdentity } from './sign-in-provider/sign-in-provider.types';

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

/** Tells an account that its password was changed, so that its owner notices if somebody else did it. */
@Service()
export class PasswordChangedMail implements MailTemplate {
  readonly kind = PasswordNotices.MAIL;

  constructor(
    private readonly mails: AccountMails,
    private readonly linked: LinkedIdentities,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const identities = await this.linked.of(accountId);
    return this.mails.compose(accountId, ({ name, origin }) => ({
      subject: `Your ${name} password was changed`,
      text: `The password of your ${name} account was changed, and other devices were logged out.

If it wasn’t you, set a new password now: ${origin}/reset-password
${listOf(identities, origin)}`,
    }));
  }
}

/** What a new password does not change: who can log in without it. */
function listOf(identities: readonly LinkedIdentity[], origin: string): string {
  if (identities.length === 0) return '';
  const names = identities.map(({ issuer, email }) => `- ${email} (${new URL(issuer).hostname})`).join('\n');
  return `
These linked accounts can still log in to it without the password:

${names}

Remove those that are not yours: ${origin}/profile/security
`;
}
