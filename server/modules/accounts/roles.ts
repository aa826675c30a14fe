import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { forbidden } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { Role } from '../../platform/viewer';
import { AuditLog, type AuditActor } from '../../platform/audit/audit-log';
import { DomainEvents } from '../../platform/domain-events';
import { Account } from './account.entities';
import { roleChanged } from './account.events';
import { activeAdministrators, lockAdministration } from './administration/administration.queries';
import { approveInstructor } from './instructors/instructors.queries';
import { SessionService } from './session.service';
import type { ProviderIdentity } from './sign-in-provider/claims';
import { SignInProviderSettings } from './sign-in-provider/provider-client';
import { lockIdentity, mappedRolesOf, storeMappedRole } from './sign-in-provider/sign-in-provider.queries';

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
    const about = { subjectId: accountId, details: { from, to } };
    await this.auditLog.record(actor, 'ROLE_CHANGED', transaction, about);
    await this.events.emit(roleChanged, { accountId, from, to, actor }, transaction);
    await this.sessions.endAllOf(accountId, transaction);
  }
}

const RANK: Record<Role, number> = { STUDENT: 0, INSTRUCTOR: 1, ADMIN: 2 };

/**
 * The role of an account after a log-in, given its present one, and those that the claim meant at the log-in before and
 * means now (null: none). Only a change of the claim changes the role, so that one that an administrator gave or took
 * here stays.
 */
export function roleAfter(present: Role, before: Role | null, now: Role | null): Role {
  if (now === before) return present;
  if (present === before) return now ?? Role.STUDENT;
  return now !== null && RANK[now] > RANK[present] ? now : present;
}

/** The highest of these roles; null if there is none. */
const highestOf = (roles: readonly Role[]): Role | null =>
  roles.reduce<Role | null>(
    (highest, role) => (highest === null || RANK[role] > RANK[highest] ? role : highest),
    null,
  );

const LAST_ADMINISTRATOR =
  'This linked account made you an administrator, and there is no other one. Make somebody else an administrator first.';

/** Gives accounts the roles that the configuration maps the provider's claim to. */
@Service()
export class MappedRoles {
  constructor(
    private readonly database: Database,
    private readonly roles: RoleChange,
    private readonly settings: SignInProviderSettings,
  ) {}

  /**
   * Applies the role of an identity whose claim changed, and returns the account's; null if the identity was
   * removed meanwhile. A change ends all sessions of the account. The last administrator keeps the role until there is another one.
   */
  async apply(identity: ProviderIdentity, address: string): Promise<Role | null> {
    return this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const locked = await transaction.row(lockIdentity(identity));
      if (!locked) return null;
      const { accountId, role, mappedRole } = locked;
      const nextRole = roleAfter(role, mappedRole, identity.role);
      if (role === Role.ADMIN && nextRole !== role && (await this.isLast(accountId, transaction)))
        return role;
      await transaction.rows(storeMappedRole(identity));
      if (nextRole === role) return role;
      const change = { accountId, from: role, to: nextRole };
      await this.roles.apply(change, { actorId: null, address }, transaction);
      return nextRole;
    });
  }

  /**
   * Takes back the role that the claim of a removed identity gave, in the transaction that removed it, in which the
   * administration and the account are locked. FORBIDDEN for the last administrator.
   */
  async takeBack(
    { accountId, role, mappedRole }: { accountId: string; role: Role; mappedRole: Role | null },
    actor: AuditActor,
    transaction: Database,
  ): Promise<void> {
    if ((this.settings.provider?.roleClaim ?? null) === null) return;
    const others = await transaction.rows(mappedRolesOf(accountId));
    const nextRole = roleAfter(role, mappedRole, highestOf(others.map((other) => other.role)));
    if (nextRole === role) return;
    if (role === Role.ADMIN && (await this.isLast(accountId, transaction)))
      throw forbidden(LAST_ADMINISTRATOR);
    await this.roles.apply({ accountId, from: role, to: nextRole }, actor, transaction);
  }

  /** Whether no other administrator can log in. */
  private async isLast(accountId: string, transaction: Database): Promise<boolean> {
    const administrators = await transaction.rows(activeAdministrators);
    return !administrators.some(({ id }) => id !== accountId);
  }
}
