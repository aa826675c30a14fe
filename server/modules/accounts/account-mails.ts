import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { localDay } from '../../platform/local-day';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { mailAddressOf } from './account-deletion.queries';

/** What the text of a mail to an account depends on. */
interface MailContext {
  /** Name of the platform. */
  name: string;
  /** Public origin of the platform, for links. */
  origin: string;
  /** The day on which the account will be deleted, on the recipient's clocks; null: it will not. */
  dueOn: string | null;
}

/** Composes the mails that tell an account's owner what happened to the account. */
@Service()
export class AccountMails {
  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  /** The mail that `write` returns, to the account's address; null if the account was deleted, or `write` returns null. */
  async compose(
    accountId: string,
    write: (context: MailContext) => Omit<Mail, 'to'> | null,
  ): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account) return null;
    const { name } = await this.platform.current();
    const { email, timeZone, dueAt } = account;
    const mail = write({ name, origin: this.address.origin, dueOn: dueAt && localDay(dueAt, timeZone) });
    return mail && { to: email, ...mail };
  }
}

/** The template of a mail whose text depends on nothing else; it is written to the account's address. */
export function accountMail(kind: string, write: (context: MailContext) => Omit<Mail, 'to'> | null) {
  @Service()
  class AccountMail implements MailTemplate {
    readonly kind = kind;

    constructor(private readonly mails: AccountMails) {}

    compose(accountId: string): Promise<Mail | null> {
      return this.mails.compose(accountId, write);
    }
  }
  return AccountMail;
}
