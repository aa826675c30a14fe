import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { Role } from '../../platform/viewer';
import { AuditLog, type AuditActor } from '../../platform/audit/audit-log';
import { AuditAction } from '../../platform/audit/audit-log.entities';
import { Account } from './account.entities';
import { approveInstructor } from './instructor-registration.queries';
import { SessionService } from './session.service';

/** Takes back what only instructors may have, in the caller's transaction; call the result after the commit. */
type TakeBack = (accountId: string, actor: AuditActor, transaction: Database) => Promise<() => void>;

/** Accounts that are not instructors any more. A function, because the features they lose come after accounts. */
export class FormerInstructors {
  constructor(readonly takeBack: TakeBack) {}
}

/** Changes the role of an account, whoever decides about it. */
@Service()
export class RoleChange {
  constructor(
    private readonly sessions: SessionService,
    private readonly former: FormerInstructors,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * In the caller's transaction, in which the account is locked. Ends all sessions of the account, since every page depends
   * on the role. Who is not an instructor any more leaves the teams of courses. Call the result after the commit.
   */
  async apply(
    { accountId, from, to }: { accountId: string; from: Role; to: Role },
    actor: AuditActor,
    transaction: Database,
  ): Promise<() => void> {
    await transaction.with(Account, (accounts) => accounts.update({ id: accountId }, { role: to }));
    if (to === Role.INSTRUCTOR)
      await transaction.rows(approveInstructor({ accountId, now: this.clock.now() }));
    const recorded = { action: AuditAction.ROLE_CHANGED, subjectId: accountId, details: { from, to } };
    await this.auditLog.record(actor, recorded, transaction);
    const announce =
      from === Role.INSTRUCTOR && to !== from
        ? await this.former.takeBack(accountId, actor, transaction)
        : () => undefined;
    const forgetHere = await this.sessions.endAllOf(accountId, transaction);
    return () => {
      forgetHere();
      announce();
    };
  }
}
