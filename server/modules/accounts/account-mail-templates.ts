import { localDay } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { Mail, MailTemplate } from '../../platform/mailer';
import { PublicAddress } from '../../platform/public-address';
import { PlatformSettingsService } from '../../platform/settings/platform-settings.service';
import { Role } from '../../platform/viewer';
import { mailAddressOf } from './account.queries';
import { RoleRequestState } from './account.entities';
import { DECLINED } from './instructors/instructor-requests.service';
import { requestOf } from './instructors/instructors.queries';
import { LinkedIdentities } from './sign-in-provider/identity.service';
import { PasswordResetService } from './password-reset.service';
import { EmailChangeService } from './security/email-change.service';
import { SignInProviderSettings } from './sign-in-provider/provider-client';
import type { LinkedIdentity } from './account.types';

/** What the text of a mail to an account depends on. */
interface MailContext {
  accountId: string;
  /** Name of the platform. */
  name: string;
  /** Public origin of the platform, for links. */
  origin: string;
  /** The day on which the account will be deleted, on the recipient's clocks; null: it will not. */
  dueOn: string | null;
}

/** The mails to accounts. */
@Service()
export class AccountMails implements MailTemplate {
  readonly kinds = Object.keys(WRITE);

  constructor(
    readonly database: Database,
    private readonly address: PublicAddress,
    private readonly platform: PlatformSettingsService,
    readonly resets: PasswordResetService,
    readonly changes: EmailChangeService,
    readonly linked: LinkedIdentities,
    readonly signIn: SignInProviderSettings,
  ) {}

  /** The mail of this kind, to the account's address if it names no other; null if it is no longer needed. */
  async compose(accountId: string, kind: string): Promise<Mail | null> {
    const account = await this.database.row(mailAddressOf(accountId));
    if (!account) return null;
    const { name } = await this.platform.current();
    const { email, timeZone, dueAt } = account;
    const dueOn = dueAt && localDay(dueAt, timeZone);
    const context = { accountId, name, origin: this.address.origin, dueOn };
    const mail = await WRITE[kind as keyof typeof WRITE](context, this);
    return mail && { to: email, ...mail };
  }
}

type Written = (Omit<Mail, 'to'> & { to?: string }) | null;

const WRITE = {
  'password-reset': async ({ accountId, name }, { resets }) => ({
    subject: `Your ${name} reset token`,
    text: `We received a request to reset the password of your ${name} account.

Reset token: ${await resets.newToken(accountId)}

It works once and expires after ten minutes. If you didn’t request this, you can ignore this email. Your password is unchanged.
`,
  }),
  'password-changed': async ({ accountId, name, origin }, { linked }) => ({
    subject: `Your ${name} password was changed`,
    text: `The password of your ${name} account was changed, and other devices were logged out.

If it wasn’t you, set a new password now: ${origin}/reset-password
${listOf(await linked.of(accountId), origin)}`,
  }),
  'email-change': async ({ accountId, name, origin }, { changes }) => {
    const change = await changes.newToken(accountId);
    if (!change) return null;
    const link = `${origin}/confirm-email?token=${change.token}`;
    return change.isOwnAddress
      ? {
          to: change.newEmail,
          subject: `Confirm your ${name} email address`,
          text: `Somebody registered on ${name} as an instructor with this address. If it was you, open this link and log in to confirm it:

${link}

It works once, within 24 hours. Later you can ask for another link in the instructor area. If it wasn’t you, you can ignore this email.
`,
        }
      : {
          to: change.newEmail,
          subject: `Confirm your new ${name} email address`,
          text: `Open this link to use this address for your ${name} account:

${link}

It works once and expires 24 hours after you asked for it. If you didn’t ask for it, you can ignore this email.
`,
        };
  },
  'email-change-notice': ({ name, origin }) => ({
    subject: `A new email address for your ${name} account`,
    text: `Somebody who knows your password asked to change the email address of your ${name} account. It changes when the link sent to the new address is opened.

If it wasn’t you, change your password now. That also cancels the change: ${origin}/profile/security
`,
  }),
  'access-token-created': ({ name, origin }) => ({
    subject: `A new access token for your ${name} account`,
    text: `An access token was created for your ${name} account. Programs that have it can use your account without your password.

Your access tokens: ${origin}/profile/security

If it wasn’t you, set a new password now, which revokes all tokens: ${origin}/reset-password
`,
  }),
  'account-deletion-requested': ({ name, origin, dueOn }) =>
    dueOn === null
      ? null
      : {
          subject: `Your ${name} account will be deleted on ${dueOn}`,
          text: `Your ${name} account will be deleted on ${dueOn}. Until then, others see it as deleted already.

To keep it, log in and choose “Keep my account”: ${origin}/login

If you didn’t ask for this, somebody knows your password: keep your account and change the password.
`,
        },
  // The last mail.
  'account-deleted': ({ name }) => ({
    subject: `Your ${name} account was deleted`,
    text: `Your ${name} account and its data were deleted, as you asked. Certificates that were issued can still be verified. This is the last email that you get from us.
`,
  }),
  'data-exported': ({ name, origin }) => ({
    subject: `Your ${name} data was exported`,
    text: `Somebody who knows your password downloaded all data of your ${name} account.

If it wasn’t you, change your password now: ${origin}/profile/security
`,
  }),
  'second-factor-on': ({ name, origin }) => ({
    subject: `Your ${name} account has a second factor now`,
    text: `Logging in to your ${name} account needs a code of your authenticator app from now on, besides the password. Other devices were logged out, and your access tokens were revoked.

If it wasn’t you, set a new password now, and ask the administrators of ${name} to remove the second factor: ${origin}/reset-password
`,
  }),
  'second-factor-off': ({ name, origin }) => ({
    subject: `Your ${name} account has no second factor any more`,
    text: `The second factor of your ${name} account was turned off. Logging in needs only the password now.

If you didn’t ask for this, set a new password and turn the second factor on again: ${origin}/profile/security
`,
  }),
  'identity-linked': ({ name, origin }, { signIn: { provider } }) =>
    provider && {
      subject: `You can log in to ${name} with ${provider.label}`,
      text: `Your ${name} account is now linked to ${provider.label}: you can log in with it.

If it wasn’t you, remove it and change your password now: ${origin}/profile/security
`,
    },
  'instructor-decided': async ({ accountId, name, origin }, { database }) => {
    const request = await database.row(requestOf(accountId));
    if (!request || request.state === RoleRequestState.WAITING) return null;
    const note = request.note === null ? '' : `\nThe administrator wrote:\n\n${request.note}\n`;
    return request.state === RoleRequestState.APPROVED
      ? {
          subject: `You are an instructor on ${name} now`,
          text: `An administrator of ${name} approved your request. Log in to create your first course: ${origin}/login\n${note}`,
        }
      : {
          subject: `Your request to become an instructor on ${name}`,
          text: `An administrator of ${name} declined your request to become an instructor. ${request.role === Role.ADMIN ? '' : DECLINED[request.role]}\n${note}`,
        };
  },
} satisfies Record<string, (context: MailContext, mails: AccountMails) => Written | Promise<Written>>;

/** What a new password does not change: who can log in without it. */
function listOf(identities: readonly LinkedIdentity[], origin: string): string {
  if (identities.length === 0) return '';
  const names = identities.map(({ issuer, email }) => `- ${email} (${new URL(issuer).hostname})`).join('\n');
  return `
These linked accounts can still log in to it without the password:

${names}

Remove those that are not yours: ${origin}/profile/security
`;
}
