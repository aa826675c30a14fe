import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { ViewerAccount } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import { DemoMode } from '../../../platform/demo/platform.service';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { newSecret, sharedSecret, stepOfCode } from './authenticator';
import { SecondFactorCodes } from './second-factor-codes';
import { OwnerMail } from '../owner-mail';
import { SecondFactorMailKind } from './second-factor-mails';
import { lockAccount } from '../account-lock.queries';
import { confirmSecret, secretOf, storeSecret } from './second-factor.queries';
import { SecondFactorStarted } from './second-factor.types';

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
    return new SecondFactorStarted(text, uri);
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
    await this.ownerMail.write(SecondFactorMailKind.ON, accountId, transaction);
    return this.codes.renewRecoveryCodes(accountId, transaction);
  }
}

/** Secrets that were made before are not confirmed any more. */
export const startedBefore = (now: Date) => new Date(now.getTime() - UNCONFIRMED_MS);
