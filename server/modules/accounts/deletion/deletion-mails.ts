import { accountMail } from '../account-mails';
import { AccountDeletionService } from './account-deletion.service';
import { AccountDeletionSweeper } from './account-deletion-sweeper';

/** Says when the account will be deleted, and how to keep it. */
export const DeletionRequestedMail = accountMail(AccountDeletionService.MAIL, ({ name, origin, dueOn }) => {
  if (!dueOn) return null;
  return {
    subject: `Your ${name} account will be deleted on ${dueOn}`,
    text: `Your ${name} account will be deleted on ${dueOn}. Until then, others see it as deleted already.

To keep it, log in and choose “Keep my account”: ${origin}/login

If you didn’t ask for this, somebody knows your password: keep your account and change the password.
`,
  };
});

/** The last mail. */
export const AccountDeletedMail = accountMail(AccountDeletionSweeper.MAIL, ({ name }) => ({
  subject: `Your ${name} account was deleted`,
  text: `Your ${name} account and its data were deleted, as you asked. Certificates that were issued can still be verified. This is the last email that you get from us.
`,
}));
