import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { AccountMails } from '../account-mails';
import { SecondFactorMailKind } from './second-factor-notices';

/** Says that logging in needs a code from now on. */
@Service()
export class SecondFactorOnMail implements MailTemplate {
  readonly kind = SecondFactorMailKind.ON;

  constructor(private readonly mails: AccountMails) {}

  compose(accountId: string): Promise<Mail | null> {
    return this.mails.compose(accountId, ({ name, origin }) => ({
      subject: `Your ${name} account has a second factor now`,
      text: `Logging in to your ${name} account needs a code of your authenticator app from now on, besides the password. Other devices were logged out, and your access tokens were revoked.

If it wasn’t you, set a new password now, and ask the administrators of ${name} to remove the second factor: ${origin}/reset-password
`,
    }));
  }
}

/** Says that the password is enough again. */
@Service()
export class SecondFactorOffMail implements MailTemplate {
  readonly kind = SecondFactorMailKind.OFF;

  constructor(private readonly mails: AccountMails) {}

  compose(accountId: string): Promise<Mail | null> {
    return this.mails.compose(accountId, ({ name, origin }) => ({
      subject: `Your ${name} account has no second factor any more`,
      text: `The second factor of your ${name} account was turned off. Logging in needs only the password now.

If you didn’t ask for this, set a new password and turn the second factor on again: ${origin}/profile/security
`,
    }));
  }
}
