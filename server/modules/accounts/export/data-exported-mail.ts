import { accountMail } from '../account-mails';
import { DataExportService } from './data-export.service';

/** Tells an account that its data was downloaded, so that its owner notices if somebody else did it. */
export const DataExportedMail = accountMail(DataExportService.MAIL, ({ name, origin }) => ({
  subject: `Your ${name} data was exported`,
  text: `Somebody who knows your password downloaded all data of your ${name} account.

If it wasn’t you, change your password now: ${origin}/profile/security
`,
}));
