import { accountMail } from '../account-mails';

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
