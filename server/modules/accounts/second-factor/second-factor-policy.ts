import type { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { AuditLog, type AuditActor } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { lockAccount } from '../account.queries';
import { SessionService } from '../session.service';
import { OwnerMail } from '../account-mails';
import {
  administratorsWithoutSecondFactor,
  removeSecondFactor,
  secondFactorState,
} from './second-factor.queries';

/** What others decide about second factors: the platform's settings, administrators, and the command line. */
@Service()
export class SecondFactorPolicy {
  constructor(
    private readonly sessions: SessionService,
    private readonly ownerMail: OwnerMail,
    private readonly auditLog: AuditLog,
  ) {}

  /** Whether the account has one, in the caller's transaction. */
  async isOnFor(accountId: string, transaction: Database): Promise<boolean> {
    const state = await transaction.row(secondFactorState(accountId));
    return state?.since != null;
  }

  /** Ends the sessions of administrators without a second factor, in the transaction that begins to require it. */
  async endSessionsWithout(transaction: Database): Promise<void> {
    const accounts = await transaction.rows(administratorsWithoutSecondFactor);
    for (const { id } of accounts) await this.sessions.endAllOf(id, transaction);
  }

  /**
   * Removes the second factor of an account and ends its sessions, in the caller's transaction; false if it has none.
   */
  async remove(accountId: string, by: AuditActor, transaction: Database): Promise<boolean> {
    await transaction.rows(lockAccount(accountId));
    if (!(await transaction.row(removeSecondFactor(accountId)))) return false;
    const recorded = { action: AuditAction.SECOND_FACTOR_REMOVED, subjectId: accountId };
    await this.auditLog.record(by, recorded, transaction);
    await this.ownerMail.write('second-factor-off', accountId, transaction);
    await this.sessions.endAllOf(accountId, transaction);
    return true;
  }
}
