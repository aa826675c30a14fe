import { accountMail } from '../account-mails';
import { AccessTokenService } from './access-token.service';

/** Tells an account that an access token was created, so that its owner notices if somebody else did it. */
export const AccessTokenCreatedMail = accountMail(AccessTokenService.MAIL, ({ name, origin }) => ({
  subject: `A new access token for your ${name} account`,
  text: `An access token was created for your ${name} account. Programs that have it can use your account without your password.

Your access tokens: ${origin}/profile/security

If it wasn’t you, set a new password now, which revokes all tokens: ${origin}/reset-password
`,
}));
