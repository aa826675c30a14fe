import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { ViewerAccount } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { DemoMode } from '../../../platform/demo/platform.service';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { newSecret, sharedSecret, stepOfCode, SecondFactorCodes } from './authenticator';
import { OwnerMail } from '../account-mails';
import { lockAccount } from '../account.queries';
import { confirmSecret, secretOf, storeSecret } from './second-factor.queries';
import {
  SecondFactorStarted,
  InvalidSecondFactorCode,
  LogInExpired,
  SecondFactorEnabled,
} from './second-factor.types';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { SessionService } from '../session.service';
import { LogInChallenges, ownFieldsOf } from '../log-in.service';
import { LinkedIdentities } from '../sign-in-provider/identity.service';
import { secondStepRules, startRequiredSecondFactorRules } from './second-factor.rules';

const UNCONFIRMED_MS = 60 * 60 * 1000;

/** Sets up second factors: a secret, and the code that confirms it. Who may do so is checked by the callers. */
@Service()
export class SecondFactorSetUp {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: SecondFactorCodes,
    private readonly ownerMail: OwnerMail,
    private readonly platform: PlatformSettingsService,
    private readonly auditLog: AuditLog,
    private readonly demo: DemoMode,
  ) {}

  /** Makes a secret, replacing one that was not confirmed; null if the second factor is on. FORBIDDEN for demo accounts. */
  async start({ id: accountId, email }: ViewerAccount): Promise<SecondFactorStarted | null> {
    this.demo.protectAccount(email, 'they can’t have a second factor');
    const secret = newSecret();
    if (!(await this.database.row(storeSecret({ accountId, secret, now: this.clock.now() })))) return null;
    const { name } = await this.platform.current();
    const { text, uri } = await sharedSecret(secret, { platform: name, email });
    return new SecondFactorStarted({ secret: text, uri });
  }

  /** Turns the second factor on in the caller's transaction and returns the recovery codes; null for a wrong code. */
  async confirm(
    accountId: string,
    { code, address }: { code: string; address: string },
    transaction: Database,
  ): Promise<string[] | null> {
    const now = this.clock.now();
    await transaction.rows(lockAccount(accountId));
    const started = await transaction.row(secretOf(accountId));
    if (!started || started.startedAt <= startedBefore(now)) return null;
    const { secret } = started;
    const step = await stepOfCode(secret, code, now);
    if (step === null || !(await transaction.row(confirmSecret({ accountId, secret, step, now }))))
      return null;
    const recorded = { action: AuditAction.SECOND_FACTOR_ENABLED, subjectId: accountId };
    await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
    await this.ownerMail.write('second-factor-on', accountId, transaction);
    return this.codes.renewRecoveryCodes(accountId, transaction);
  }
}

/** Secrets that were made before are not confirmed any more. */
export const startedBefore = (now: Date) => new Date(now.getTime() - UNCONFIRMED_MS);

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
        ? new SecondFactorEnabled({ recoveryCodes, viewer: opened.viewer, token: opened.token })
        : new LogInExpired();
    });
  }
}
