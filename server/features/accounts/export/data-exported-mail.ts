import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { AccountMails } from '../account-mails';
import { DataExportService } from './data-export.service';

/** Tells an account that its data was downloaded, so that its owner notices if somebody else did it. */
@Service()
export class DataExportedMail implements MailTemplate {
  readonly kind = DataExportService.MAIL;

  constructor(private readonly mails: AccountMails) {}

  compose(accountId: string): Promise<Mail | null> {
    return this.mails.compose(accountId, ({ name, origin }) => ({
      subject: `Your ${name} data was exported`,
      text: `Somebody who knows your password downloaded all data of your ${name} account.

If it wasn’t you, change your password now: ${origin}/profile/security
`,
    }));
  }
}
