import { accountMail, AccountMails } from './account-mails';
import { AccessTokenService } from './access-tokens/access-token.service';
import { AccountDeletionService } from './deletion/account-deletion.service';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { DataExportService } from './export/data-export.service';
import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { Role } from '../../platform/viewer';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { mailAddressOf } from './account.queries';
import { RoleRequestState, Account } from './account.entities';
import { DECLINED, InstructorRequestsService } from './instructors/instructor-requests.service';
import { requestOf } from './instructors/instructors.queries';
import { LinkedIdentities } from './linked-identities';
import { SignInProviderSettings } from './sign-in-provider/provider-settings';
import { EmailChangeService } from './security/email-change.service';

/** Tells an account that an access token was created, so that its owner notices if somebody else did it. */
export const AccessTokenCreatedMail = accountMail(AccessTokenService.MAIL, ({ name, origin }) => ({
  subject: `A new access token for your ${name} account`,
  text: `An access token was created for your ${name} account. Programs that have it can use your account without your password.

Your access tokens: ${origin}/profile/security

If it wasn’t you, set a new password now, which revokes all tokens: ${origin}/reset-password
`,
}));

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

/** Tells an account that its data was downloaded, so that its owner notices if somebody else did it. */
export const DataExportedMail = accountMail(DataExportService.MAIL, ({ name, origin }) => ({
  subject: `Your ${name} data was exported`,
  text: `Somebody who knows your password downloaded all data of your ${name} account.

If it wasn’t you, change your password now: ${origin}/profile/security
`,
}));

/** Tells somebody what became of their request to become an instructor. */
@Service()
export class InstructorDecidedMail implements MailTemplate {
  readonly kind = InstructorRequestsService.MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    const request = await this.database.row(requestOf(accountId));
    if (!account || !request || request.state === RoleRequestState.WAITING) return null;
    const { name } = await this.platform.current();
    const isApproved = request.state === RoleRequestState.APPROVED;
    const note = request.note === null ? '' : `\nThe administrator wrote:\n\n${request.note}\n`;
    return {
      to: account.email,
      subject: isApproved
        ? `You are an instructor on ${name} now`
        : `Your request to become an instructor on ${name}`,
      text: isApproved
        ? `An administrator of ${name} approved your request. Log in to create your first course: ${this.address.origin}/login\n${note}`
        : `An administrator of ${name} declined your request to become an instructor. ${request.role === Role.ADMIN ? '' : DECLINED[request.role]}\n${note}`,
    };
  }
}

/** The kinds of the mails in the outbox. */
export enum SecondFactorMailKind {
  ON = 'second-factor-on',
  OFF = 'second-factor-off',
}

/** Says that logging in needs a code from now on. */
export const SecondFactorOnMail = accountMail(SecondFactorMailKind.ON, ({ name, origin }) => ({
  subject: `Your ${name} account has a second factor now`,
  text: `Logging in to your ${name} account needs a code of your authenticator app from now on, besides the password. Other devices were logged out, and your access tokens were revoked.

If it wasn’t you, set a new password now, and ask the administrators of ${name} to remove the second factor: ${origin}/reset-password
`,
}));

/** Says that the password is enough again. */
export const SecondFactorOffMail = accountMail(SecondFactorMailKind.OFF, ({ name, origin }) => ({
  subject: `Your ${name} account has no second factor any more`,
  text: `The second factor of your ${name} account was turned off. Logging in needs only the password now.

If you didn’t ask for this, set a new password and turn the second factor on again: ${origin}/profile/security
`,
}));

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

/** The mail to the new address, with the link that confirms it. Each attempt to send it makes a new token. */
@Service()
export class EmailChangeMail implements MailTemplate {
  readonly kind = EmailChangeService.LINK_MAIL;

  constructor(
    private readonly changes: EmailChangeService,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const change = await this.changes.newToken(accountId);
    if (!change) return null;
    const { name } = await this.platform.current();
    if (change.isOwnAddress)
      return {
        to: change.newEmail,
        subject: `Confirm your ${name} email address`,
        text: `Somebody registered on ${name} as an instructor with this address. If it was you, open this link and log in to confirm it:

${this.address.origin}/confirm-email?token=${change.token}

It works once, within 24 hours. Later you can ask for another link in the instructor area. If it wasn’t you, you can ignore this email.
`,
      };
    return {
      to: change.newEmail,
      subject: `Confirm your new ${name} email address`,
      text: `Open this link to use this address for your ${name} account:

${this.address.origin}/confirm-email?token=${change.token}

It works once and expires 24 hours after you asked for it. If you didn’t ask for it, you can ignore this email.
`,
    };
  }
}

/** Tells the present address, so that its owner notices if somebody else asked for the change. */
@Service()
export class EmailChangeNotice implements MailTemplate {
  readonly kind = EmailChangeService.NOTICE_MAIL;

  constructor(
    private readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
  ) {}

  async compose(accountId: string): Promise<Mail | null> {
    const account = await this.database.reading(Account, (accounts) => accounts.findOneBy({ id: accountId }));
    if (!account) return null;
    const { name } = await this.platform.current();
    return {
      to: account.email,
      subject: `A new email address for your ${name} account`,
      text: `Somebody who knows your password asked to change the email address of your ${name} account. It changes when the link sent to the new address is opened.

If it wasn’t you, change your password now. That also cancels the change: ${this.address.origin}/profile/security
`,
    };
  }
}
