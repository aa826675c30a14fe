import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { AccountMails } from '../account-mails';
import { AccountDeletionService } from './account-deletion.service';
import { AccountDeletionSweeper } from './account-deletion-sweeper';

/** Says when the account will be deleted, and how to keep it. */
@Service()
export class DeletionRequestedMail implements MailTemplate {
  readonly kind = AccountDeletionService.MAIL;

  constructor(private readonly mails: AccountMails) {}

  compose(accountId: string): Promise<Mail | null> {
    return this.mails.compose(accountId, ({ name, origin, dueOn }) => {
      if (!dueOn) return null;
      return {
        subject: `Your ${name} account will be deleted on ${dueOn}`,
        text: `Your ${name} account will be deleted on ${dueOn}. Until then, others see it as deleted already.

To keep it, log in and choose “Keep my account”: ${origin}/login

If you didn’t ask for this, somebody knows your password: keep your account and change the password.
`,
      };
    });
  }
}

/** The last mail. */
@Service()
export class AccountDeletedMail implements MailTemplate {
  readonly kind = AccountDeletionSweeper.MAIL;

  constructor(private readonly mails: AccountMails) {}

  compose(accountId: string): Promise<Mail | null> {
    return this.mails.compose(accountId, ({ name }) => ({
      subject: `Your ${name} account was deleted`,
      text: `Your ${name} account and its data were deleted, as you asked. Certificates that were issued can still be verified. This is the last email that you get from us.
`,
    }));
  }
}
