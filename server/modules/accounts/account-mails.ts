import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { localDay, Clock } from '../../platform/clock';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { mailAddressOf } from './account.queries';
import { DemoMode } from '../../platform/demo/platform.service';
import { MailOutbox } from '../../platform/mails/mail-outbox';

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
