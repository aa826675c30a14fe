import { Service } from '../../../platform/injection';
import type { Mail, MailTemplate } from '../../../platform/mailer';
import { AccountMails } from '../account-mails';
import { LinkedIdentities } from '../linked-identities';
import { SignInProviderSettings } from './provider-settings';

/** Tells an account that another way to log in was added, so that its owner notices if somebody else did it. */
@Service()
export class IdentityLinkedMail implements MailTemplate {
  readonly kind = LinkedIdentities.MAIL;

  constructor(
    private readonly mails: AccountMails,
    private readonly settings: SignInProviderSettings,
  ) {}

  compose(accountId: string): Promise<Mail | null> {
    const { provider } = this.settings;
    return this.mails.compose(accountId, ({ name, origin }) => {
      if (!provider) return null;
      return {
        subject: `You can log in to ${name} with ${provider.label}`,
        text: `Your ${name} account is now linked to ${provider.label}: you can log in with it.

If it wasn’t you, remove it and change your password now: ${origin}/profile/security
`,
      };
    });
  }
}
