import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { PlatformSettingsService } from '../platform-settings/platform-settings.service';
import { mailAddressOf } from './account-deletion.queries';
import { PasswordNotices } from './password-notices';

/** Tells an account that its password was changed, so that its owner notices if somebody else did it. */
@Service()
export class PasswordChangedMail implements MailTemplate {
  readonly kind = PasswordNotices.MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account) return null;
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `Your ${name} password was changed`,
      text: `The password of your ${name} account was changed, and other devices were logged out.

If it wasn’t you, set a new password now: ${this.address.origin}/reset-password
`,
    };
  }
}
