import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { Account } from '../account.entities';
import { EmailChangeService } from './email-change.service';

/** The mail to the new address, with the link that confirms it. Each attempt to send it makes a new token. */
@Service()
export class EmailChangeMail implements MailTemplate {
  readonly kind = EmailChangeService.LINK_MAIL;

  constructor(
    private readonly changes: EmailChangeService,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const change = await this.changes.newToken(accountId);
    if (!change) return null;
    const { name } = await this.platform.current();
    if (change.isOwnAddress)
      return {
        to: change.newEmail,
        subject: `Confirm your ${name} email address`,
        text: `Somebody registered on ${name} as an instructor with this address. If it was you, open this link and log in to confirm it:

${this.address.origin}/confirm-email?token=${change.token}

It works once, within 24 hours. Later you can ask for another link in the instructor area. If it wasn’t you, you can ignore this email.
`,
      };
    return {
      to: change.newEmail,
      subject: `Confirm your new ${name} email address`,
      text: `Open this link to use this address for your ${name} account:

${this.address.origin}/confirm-email?token=${change.token}

It works once and expires 24 hours after you asked for it. If you didn’t ask for it, you can ignore this email.
`,
    };
  }
}

/** Tells the present address, so that its owner notices if somebody else asked for the change. */
@Service()
export class EmailChangeNotice implements MailTemplate {
  readonly kind = EmailChangeService.NOTICE_MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.reading(Account, (accounts) => accounts.findOneBy({ id: accountId }));
    if (!account) return null;
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `A new email address for your ${name} account`,
      text: `Somebody who knows your password asked to change the email address of your ${name} account. It changes when the link sent to the new address is opened.

If it wasn’t you, change your password now. That also cancels the change: ${this.address.origin}/profile/security
`,
    };
  }
}
