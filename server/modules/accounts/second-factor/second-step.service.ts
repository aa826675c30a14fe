import { Database } from '../../../platform/database/database';
import { validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { AccountSuspended, type DeletionPending, type LoggedIn } from '../account.types';
import { lockAccount } from '../account.queries';
import { CODE_FAILURES, LogInLimits } from '../log-in-limits';
import { LinkedIdentities } from '../sign-in-provider/identity.service';
import { type OpenedSession, type Origin, ownFieldsOf, SessionService } from '../session.service';
import { type ChallengedAccount, LogInSteps, logInResult } from '../log-in.service';
import { SecondFactorService } from './second-factor.service';
import { secondStepRules, startRequiredSecondFactorRules } from './second-factor.rules';
import {
  InvalidSecondFactorCode,
  LogInExpired,
  SecondFactorEnabled,
  type SecondFactorStarted,
} from './second-factor.types';

type Completed = LoggedIn | DeletionPending | AccountSuspended | LogInExpired;

/**
 * The second step of a log-in: a code, or the set-up of the second factor that an administrator lacks. The challenge of
 * the first step stands for the password, and works once.
 */
@Service()
export class SecondStepService {
  constructor(
    private readonly database: Database,
    private readonly steps: LogInSteps,
    private readonly factors: SecondFactorService,
    private readonly sessions: SessionService,
    private readonly limits: LogInLimits,
    private readonly linked: LinkedIdentities,
  ) {}

  /** Requires the challenge and a code. RATE_LIMITED after too many wrong codes for the account, see LogInLimits. */
  async completeLogIn(input: unknown, origin: Origin): Promise<Completed | InvalidSecondFactorCode> {
    const { challenge, code } = validated(secondStepRules, input);
    const { address } = origin;
    const account = await this.steps.accountOf(challenge, address);
    if (!account?.hasSecondFactor) return new LogInExpired();
    const { id: accountId, email, isKnownAddress } = account;
    const completed = await this.limits.verifying(
      { email, address, isKnownAddress },
      () => this.complete(account, { challenge, code }, origin),
      CODE_FAILURES,
    );
    if (completed) return completed;
    await this.limits.recordFailure({ accountId, email, address }, 'SECOND_FACTOR_FAILED');
    return new InvalidSecondFactorCode();
  }

  /** Makes the secret of an administrator who needs a second factor. */
  async startRequired(input: unknown, { address }: Origin): Promise<SecondFactorStarted | LogInExpired> {
    const { challenge } = validated(startRequiredSecondFactorRules, input);
    const account = await this.steps.accountOf(challenge, address);
    return (account && (await this.factors.startFor(account))) ?? new LogInExpired();
  }

  /** Turns it on, ends all other sessions, and logs in. */
  async confirmRequired(
    input: unknown,
    origin: Origin,
  ): Promise<SecondFactorEnabled | InvalidSecondFactorCode | LogInExpired> {
    const { challenge, code } = validated(secondStepRules, input);
    const { address } = origin;
    const account = await this.steps.accountOf(challenge, address);
    if (!account || account.hasSecondFactor) return new LogInExpired();
    const { id: accountId } = account;
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(accountId));
      // A password reset may have ended the log-in while this one waited for the lock.
      if (!(await this.steps.accountOf(challenge, address, transaction))) return new LogInExpired();
      const by = { actorId: accountId, address };
      const recoveryCodes = await this.factors.confirmFor(accountId, code, by, transaction);
      if (!recoveryCodes) return new InvalidSecondFactorCode();
      const taken = await this.steps.take(challenge, transaction);
      await this.linked.addWaiting(taken?.linkHash ?? null, address, transaction);
      await this.sessions.endAllOf(accountId, transaction);
      const opened = await this.open(account, origin, transaction);
      return opened ? new SecondFactorEnabled({ recoveryCodes, ...opened }) : new LogInExpired();
    });
  }

  /** null for a wrong code, which changes nothing. */
  private async complete(
    account: ChallengedAccount,
    { challenge, code }: { challenge: string; code: string },
    origin: Origin,
  ): Promise<Completed | null> {
    const { address } = origin;
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(account.id));
      // Another request may have completed the log-in while this one waited for the lock; its code stays unused.
      if (!(await this.steps.accountOf(challenge, address, transaction))) return new LogInExpired();
      const by = { actorId: account.id, address };
      if (!(await this.factors.accept(account.id, code, by, transaction))) return null;
      const taken = await this.steps.take(challenge, transaction);
      if (!taken) return new LogInExpired();
      const opened = await this.open(account, origin, transaction);
      if (!opened) return new AccountSuspended();
      await this.linked.addWaiting(taken.linkHash, address, transaction);
      return logInResult(opened, account.deletionDueAt);
    });
  }

  private open(
    account: ChallengedAccount,
    { address, userAgent }: Origin,
    transaction: Database,
  ): Promise<OpenedSession | null> {
    return this.sessions.openIn(transaction, ownFieldsOf(account), {
      isSecondFactorVerified: true,
      recorded: 'SIGNED_IN',
      address,
      userAgent,
    });
  }
}
