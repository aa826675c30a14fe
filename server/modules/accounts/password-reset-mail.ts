import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { mailAddressOf } from './account-deletion.queries';
import { PasswordResetService } from './password-reset.service';

/** The mail with a reset token. Each attempt to send it makes a new token, which replaces the earlier one. */
@Service()
export class PasswordResetMail implements MailTemplate {
  readonly kind = PasswordResetService.MAIL;

  constructor(
    private readonly database: Database,
    private readonly resets: PasswordResetService,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account) return null;
    const token = await this.resets.newToken(accountId);
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `Your ${name} reset token`,
      text: `We received a request to reset the password of your ${name} account.

Reset token: ${token}

It works once and expires after ten minutes. If you didn’t request this, you can ignore this email. Your password is unchanged.
`,
    };
  }
}
