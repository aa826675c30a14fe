import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { AccountSuspended, type DeletionPending, type LoggedIn } from '../account.types';
import { lockAccount } from '../account.queries';
import { FailedLogIns, CODE_FAILURES, LogInLimits } from '../log-in-limits';
import { LinkedIdentities } from '../sign-in-provider/identity.service';
import { SessionService } from '../session.service';
import { type ChallengedAccount, LogInChallenges, logInResult, ownFieldsOf } from '../log-in.service';
import { SecondFactorCodes } from './authenticator';
import { secondStepRules } from './second-factor.rules';
import { InvalidSecondFactorCode, LogInExpired } from './second-factor.types';

type Completed = LoggedIn | DeletionPending | AccountSuspended | LogInExpired;

/** The second step of a log-in. */
@Service()
export class SecondStepService {
  constructor(
    private readonly database: Database,
    private readonly challenges: LogInChallenges,
    private readonly codes: SecondFactorCodes,
    private readonly sessions: SessionService,
    private readonly limits: LogInLimits,
    private readonly failures: FailedLogIns,
    private readonly linked: LinkedIdentities,
  ) {}

  /**
   * Requires the challenge of the first step, which works once, and a code. RATE_LIMITED after too many wrong codes for
   * the account, see LogInLimits.
   */
  async completeLogIn(
    input: unknown,
    address: string,
    userAgent?: string,
  ): Promise<Completed | InvalidSecondFactorCode | InvalidInput> {
    const checked = check(secondStepRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { challenge, code } = checked.value;
    const account = await this.challenges.accountOf(challenge, address);
    if (!account?.hasSecondFactor) return new LogInExpired();
    const { id: accountId, email, isKnownAddress } = account;
    const completed = await this.limits.verifying(
      { email, address, isKnownAddress },
      () => this.openSession(account, { challenge, code, address, userAgent }),
      CODE_FAILURES,
    );
    if (completed) return completed;
    await this.failures.record({ accountId, email, address }, AuditAction.SECOND_FACTOR_FAILED);
    return new InvalidSecondFactorCode();
  }

  /** null for a wrong code, which changes nothing. */
  private async openSession(
    account: ChallengedAccount,
    {
      challenge,
      code,
      address,
      userAgent,
    }: { challenge: string; code: string; address: string; userAgent: string | undefined },
  ): Promise<Completed | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(account.id));
      // Another request may have completed the log-in while this one waited for the lock; its code stays unused.
      if (!(await this.challenges.accountOf(challenge, address, transaction))) return new LogInExpired();
      if (!(await this.codes.accept(account.id, { code, address }, transaction))) return null;
      const taken = await this.challenges.take(challenge, transaction);
      if (!taken) return new LogInExpired();
      const opened = await this.sessions.openIn(transaction, ownFieldsOf(account), {
        isSecondFactorVerified: true,
        address,
        userAgent,
        recorded: AuditAction.SIGNED_IN,
      });
      if (!opened) return new AccountSuspended();
      await this.linked.addWaiting(taken.linkHash, address, transaction);
      return logInResult(opened, account.deletionDueAt);
    });
  }
}
