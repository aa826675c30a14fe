import { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import { newRecoveryCodes, recoveryCodeHash, stepOfCode } from './authenticator';
import { lockAccount } from '../account-lock.queries';
import { replaceRecoveryCodes, secretOf, spendRecoveryCode, spendStep } from './second-factor.queries';

/** The codes of a second factor: those of the app, and recovery codes. Each is accepted once. */
@Service()
export class SecondFactorCodes {
  constructor(
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  /** Uses a code in the caller's transaction; false if it is wrong or was used before, and nothing was changed. */
  async accept(
    accountId: string,
    { code, address }: { code: string; address: string },
    transaction: Database,
  ): Promise<boolean> {
    await transaction.rows(lockAccount(accountId));
    const factor = await transaction.row(secretOf(accountId));
    if (!factor) return false;
    const { secret } = factor;
    const step = await stepOfCode(secret, code, this.clock.now());
    if (step !== null) return (await transaction.row(spendStep({ accountId, secret, step }))) !== undefined;
    const codeHash = recoveryCodeHash(accountId, code);
    if (!(await transaction.row(spendRecoveryCode({ accountId, codeHash })))) return false;
    const recorded = { action: AuditAction.RECOVERY_CODE_USED, subjectId: accountId };
    await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
    return true;
  }

  /** Replaces the recovery codes in the caller's transaction; returns the new ones, of which only hashes are stored. */
  async renewRecoveryCodes(accountId: string, transaction: Database): Promise<string[]> {
    const codes = await newRecoveryCodes();
    const codeHashes = codes.map((code) => recoveryCodeHash(accountId, code));
    await transaction.rows(replaceRecoveryCodes({ accountId, codeHashes }));
    return codes;
  }
}
