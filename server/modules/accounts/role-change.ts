import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { Role } from '../../platform/viewer';
import { AuditLog, type AuditActor } from '../../platform/audit/audit-log';
import { AuditAction } from '../../platform/audit/audit-actions';
import { DomainEvents } from '../../platform/domain-events';
import { Account } from './account.entities';
import { roleChanged } from './account.events';
import { approveInstructor } from './instructors/instructors.queries';
import { SessionService } from './session.service';

/** Changes the role of an account, whoever decides about it. */
@Service()
export class RoleChange {
  constructor(
    private readonly sessions: SessionService,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the role in the caller's transaction, in which the account is locked. Ends all sessions of the account,
   * since every page depends on the role.
   */
  async apply(
    { accountId, from, to }: { accountId: string; from: Role; to: Role },
    actor: AuditActor,
    transaction: Database,
  ): Promise<void> {
    await transaction.with(Account, (accounts) => accounts.update({ id: accountId }, { role: to }));
    if (to === Role.INSTRUCTOR)
      await transaction.rows(approveInstructor({ accountId, now: this.clock.now() }));
    const recorded = { action: AuditAction.ROLE_CHANGED, subjectId: accountId, details: { from, to } };
    await this.auditLog.record(actor, recorded, transaction);
    await this.events.emit(roleChanged, { accountId, from, to, actor }, transaction);
    await this.sessions.endAllOf(accountId, transaction);
  }
}
