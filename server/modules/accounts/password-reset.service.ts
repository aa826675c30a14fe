import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { validated } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { DemoMode } from '../../platform/demo/platform.service';
import { MailOutbox } from '../../platform/mails/mail-outbox';
import { PasswordHasher, hashToken, newSecretToken } from '../../platform/secrets';
import { RateLimiter, type Quota, type RateLimit } from '../../platform/rate-limiter';
import { accountIdByEmail, verifyEmail, storeResetToken, takeResetToken } from './account.queries';
import { Account as AccountEntity } from './account.entities';
import { canonicalEmail } from '../../platform/email.rules';
import { requestPasswordResetRules, resetPasswordRules, type NewPassword } from './account.rules';
import { InvalidResetToken, PasswordReset, PasswordResetRequested } from './account.types';
import { PasswordChanges, refuseCommonPassword } from './passwords';
import { LinkedIdentities } from './sign-in-provider/identity.service';
import { rememberNetworkOf } from './session.queries';

const VALID_MS = 10 * 60 * 1000;
const REQUESTS: RateLimit = {
  name: 'password-resets',
  points: 20,
  seconds: 15 * 60,
  refusal: 'Too many password resets were requested from this network. Please try again later.',
};
/**
 * Repeated requests by a stranger must not keep replacing the token that the owner received. The window is a token's
 * lifetime: when no more are sent, the last one is still valid.
 */
const TOKENS_OF_ACCOUNT: Quota = { name: 'reset-tokens-account', points: 3, seconds: VALID_MS / 1000 };

@Service()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
    private readonly changes: PasswordChanges,
    private readonly linked: LinkedIdentities,
  ) {}

  /** No session required; outside demo mode the response does not reveal whether the email has an account. */
  async requestPasswordReset(input: unknown, address: string): Promise<PasswordResetRequested> {
    const email = canonicalEmail(validated(requestPasswordResetRules, input).email);
    await this.limiter.consume(REQUESTS, address);
    this.demo.protectAccount(email, 'their passwords can’t be changed');
    // Demo mode returns the token in the response, so a silent limit would protect nobody.
    if (!this.demo.isOn && !(await this.limiter.allows(TOKENS_OF_ACCOUNT, email)))
      return new PasswordResetRequested({ resetToken: null });
    const account = await this.database.row(accountIdByEmail(email));
    return new PasswordResetRequested({ resetToken: await this.sendTo(account?.id ?? null, this.database) });
  }

  /**
   * Sends the account's owner a token, in the caller's transaction. In demo mode nothing is sent and the token is
   * returned, otherwise null. A mail is written for an unknown email (null) too, since the response time must not reveal
   * whether there is an account.
   */
  async sendTo(accountId: string | null, transaction: Database): Promise<string | null> {
    if (this.demo.isOn) return accountId && this.newToken(accountId, transaction);
    await this.outbox.add('password-reset', accountId, transaction, VALID_MS);
    return null;
  }

  /** Makes a token for the account, replacing an earlier one; only its hash is stored. */
  async newToken(accountId: string, database = this.database): Promise<string> {
    const token = newSecretToken();
    const row = { accountId, tokenHash: hashToken(token), expiresAt: this.tokenExpiry() };
    await database.rows(storeResetToken(row));
    return token;
  }

  /** Requires a valid token, which works only once, even for concurrent requests. */
  async resetPassword(input: unknown, address: string): Promise<PasswordReset | InvalidResetToken> {
    const reset = validated(resetPasswordRules, input);
    return this.limiter.consumeFor(REQUESTS, address, () => this.replacePassword(reset, address));
  }

  private tokenExpiry(): Date {
    return new Date(this.clock.now().getTime() + VALID_MS);
  }

  private async replacePassword(
    { email, resetToken, newPassword }: NewPassword,
    address: string,
  ): Promise<PasswordReset | InvalidResetToken> {
    await refuseCommonPassword('newPassword', newPassword, [email]);
    const passwordHash = await this.passwords.hash(newPassword, address);
    const resetId = await this.database.transaction(async (transaction) => {
      const now = this.clock.now();
      const proved = canonicalEmail(email);
      const token = { tokenHash: hashToken(resetToken), email: proved, now };
      const accountId = (await transaction.row(takeResetToken(token)))?.accountId;
      if (accountId === undefined) return null;
      await transaction.with(AccountEntity, (accounts) =>
        accounts.update({ id: accountId }, { passwordHash }),
      );
      await transaction.rows(verifyEmail({ accountId, email: proved, now }));
      // The owner can log in from here even while strangers exhaust the account's limit.
      await transaction.rows(rememberNetworkOf({ accountId, address, now }));
      const by = { actorId: accountId, address };
      await this.changes.follow({ accountId, action: 'PASSWORD_RESET', by }, transaction);
      return accountId;
    });
    if (resetId === null) return new InvalidResetToken();
    return new PasswordReset({ identities: await this.linked.of(resetId) });
  }
}
