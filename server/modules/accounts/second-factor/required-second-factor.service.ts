import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import { lockAccount } from '../account-lock.queries';
import { SessionService } from '../session.service';
import { LogInChallenges } from '../log-in-challenges';
import { LinkedIdentities } from '../linked-identities';
import { ownFieldsOf } from '../log-in-steps';
import { SecondFactorSetUp } from './second-factor-set-up';
import { secondStepRules, startRequiredSecondFactorRules } from './second-factor.rules';
import {
  InvalidSecondFactorCode,
  LogInExpired,
  SecondFactorEnabled,
  type SecondFactorStarted,
} from './second-factor.types';

/**
 * Sets up the second factor that an administrator lacks while logging in. The challenge of the log-in stands for the
 * password; a session is opened only when the factor is on.
 */
@Service()
export class RequiredSecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly challenges: LogInChallenges,
    private readonly setUp: SecondFactorSetUp,
    private readonly sessions: SessionService,
    private readonly linked: LinkedIdentities,
  ) {}

  async start(input: unknown, address: string): Promise<SecondFactorStarted | LogInExpired | InvalidInput> {
    const checked = check(startRequiredSecondFactorRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const account = await this.challenges.accountOf(checked.value.challenge, address);
    return (account && (await this.setUp.start(account))) ?? new LogInExpired();
  }

  /** Turns it on, ends all other sessions, and logs in. */
  async confirm(
    input: unknown,
    address: string,
    userAgent?: string,
  ): Promise<SecondFactorEnabled | InvalidSecondFactorCode | LogInExpired | InvalidInput> {
    const checked = check(secondStepRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { challenge, code } = checked.value;
    const account = await this.challenges.accountOf(challenge, address);
    if (!account || account.hasSecondFactor) return new LogInExpired();
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(account.id));
      // A password reset may have ended the log-in while this one waited for the lock.
      if (!(await this.challenges.accountOf(challenge, address, transaction))) return new LogInExpired();
      const recoveryCodes = await this.setUp.confirm(account.id, { code, address }, transaction);
      if (!recoveryCodes) return new InvalidSecondFactorCode();
      const taken = await this.challenges.take(challenge, transaction);
      await this.linked.addWaiting(taken?.linkHash ?? null, address, transaction);
      await this.sessions.endAllOf(account.id, transaction);
      const opened = await this.sessions.openIn(transaction, ownFieldsOf(account), {
        isSecondFactorVerified: true,
        address,
        userAgent,
        recorded: AuditAction.SIGNED_IN,
      });
      return opened
        ? new SecondFactorEnabled(recoveryCodes, opened.viewer, opened.token)
        : new LogInExpired();
    });
  }
}
