import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import { DemoMode } from '../demo/platform.service';
import { Mailer } from '../../platform/mailer';
import { PasswordHasher } from '../../platform/passwords';
import { RateLimiter, type Quota, type RateLimit } from '../../platform/rate-limiter';
import { hashToken, newSecretToken } from '../../platform/secret-tokens';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { Account as AccountEntity, PasswordReset as PasswordResetEntity } from './account.entities';
import {
  canonicalEmail,
  requestPasswordResetRules,
  resetPasswordRules,
  type NewPassword,
} from './account.rules';
import { InvalidResetToken, PasswordReset, PasswordResetRequested } from './account.types';
import { takeResetToken } from './password-reset.queries';
import { SessionService } from './session.service';

const VALID_MS = 10 * 60 * 1000;
const REQUESTS: RateLimit = {
  name: 'password-resets',
  points: 20,
  seconds: 15 * 60,
  refusal: 'Too many password resets were asked for from here. Please try again later.',
};
/**
 * Whoever asks for somebody else's reset, again and again, must not replace each token that reaches them. As long as a
 * token is valid: while no more are sent, the last one still works.
 */
const TOKENS_OF_ACCOUNT: Quota = { name: 'reset-tokens-account', points: 3, seconds: VALID_MS / 1000 };

@oncePerApp()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Open to everyone; outside demo mode the answer does not tell whether the email has an account. */
  async requestPasswordReset(
    input: unknown,
    address: string,
  ): Promise<PasswordResetRequested | InvalidInput> {
    const checked = check(requestPasswordResetRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    await this.limiter.consume(REQUESTS, address);

    const email = canonicalEmail(checked.value.email);
    // Demo mode hands the token to whoever asks; a silent limit protects nobody there.
    if (!this.demo.isOn && !(await this.limiter.allows(TOKENS_OF_ACCOUNT, email)))
      return new PasswordResetRequested(null);
    const account = await this.database.with(AccountEntity, (accounts) => accounts.findOneBy({ email }));
    const token = newSecretToken();
    if (account) {
      const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
      // One row an account: a newer token takes the place of the older.
      await this.database.with(PasswordResetEntity, (resets) =>
        resets.upsert({ accountId: account.id, tokenHash: hashToken(token), expiresAt }, ['accountId']),
      );
    }
    if (this.demo.isOn) return new PasswordResetRequested(account ? token : null);
    // Not awaited: how long the mail server takes must not tell whether there is an account.
    if (account) void this.mailer.send(resetMail(account.email, token));
    return new PasswordResetRequested(null);
  }

  /** Open to whoever holds the token; it works once, and two at the same time cannot both win. */
  async resetPassword(
    input: unknown,
    address: string,
  ): Promise<PasswordReset | InvalidResetToken | InvalidInput> {
    const checked = check(resetPasswordRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    return this.limiter.consumeFor(REQUESTS, address, () => this.replacePassword(checked.value, address));
  }

  /** Removes the tokens that have run out. */
  async removeExpired(): Promise<void> {
    await this.database.with(PasswordResetEntity, (resets) =>
      resets.delete({ expiresAt: LessThanOrEqual(this.clock.now()) }),
    );
  }

  private async replacePassword(
    { email, resetToken, newPassword }: NewPassword,
    address: string,
  ): Promise<PasswordReset | InvalidResetToken> {
    const passwordHash = await this.passwords.hash(newPassword, address);
    const forgetHere = await this.database.transaction(async (transaction) => {
      const [taken] = await transaction.query<{ accountId: string }>(takeResetToken, [
        hashToken(resetToken),
        canonicalEmail(email),
        this.clock.now(),
      ]);
      if (!taken) return null;
      await transaction.with(AccountEntity, (accounts) =>
        accounts.update({ id: taken.accountId }, { passwordHash }),
      );
      // Its owner can log in from here even while strangers use up the account's limit.
      await this.sessions.rememberAddress(taken.accountId, address, transaction);
      return this.sessions.endAllOf(taken.accountId, transaction);
    });
    if (!forgetHere) return new InvalidResetToken();
    forgetHere();
    return new PasswordReset();
  }
}

const resetMail = (to: string, token: string) => ({
  to,
  subject: 'Your Waymark reset token',
  text: `Somebody, hopefully you, asked to reset the password of your Waymark account.

Reset token: ${token}

It works once and for ten minutes. If it was not you, there is nothing to do: your password is unchanged.
`,
});
