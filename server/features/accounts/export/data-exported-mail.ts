import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { PublicAddress } from '../../../platform/public-address';
import { PlatformSettingsService } from '../../platform-settings/platform-settings.service';
import { mailAddressOf } from '../account-deletion.queries';
import { DataExportService } from './data-export.service';

/** Tells an account that its data was downloaded, so that its owner notices if somebody else did it. */
@Service()
export class DataExportedMail implements MailTemplate {
  readonly kind = DataExportService.MAIL;

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
      subject: `Your ${name} data was exported`,
      text: `Somebody who knows your password downloaded all data of your ${name} account.

If it wasn’t you, change your password now: ${this.address.origin}/profile/security
`,
    };
  }
}
