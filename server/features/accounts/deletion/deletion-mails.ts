import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { PlatformSettingsService } from '../../platform-settings/platform-settings.service';
import { mailAddressOf } from '../account-deletion.queries';
import { AccountDeletionService } from './account-deletion.service';
import { AccountDeletionSweeper } from './account-deletion-sweeper';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Says when the account will be deleted, and how to keep it. */
@Service()
export class DeletionRequestedMail implements MailTemplate {
  readonly kind = AccountDeletionService.MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account?.dueAt) return null;
    const date = DATE.format(account.dueAt);
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `Your ${name} account will be deleted on ${date}`,
      text: `Your ${name} account will be deleted on ${date}. Until then, others see it as deleted already.

To keep it, log in and choose “Keep my account”: ${this.address.origin}/login

If you didn’t ask for this, somebody knows your password: keep your account and change the password.
`,
    };
  }
}

/** The last mail. */
@Service()
export class AccountDeletedMail implements MailTemplate {
  readonly kind = AccountDeletionSweeper.MAIL;

  constructor(
    private readonly database: Database,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account) return null;
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `Your ${name} account was deleted`,
      text: `Your ${name} account and its data were deleted, as you asked. Certificates that were issued can still be verified. This is the last email that you get from us.
`,
    };
  }
}
