import { Database } from '../../../platform/database/database';
import { forbidden } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { Role } from '../../../platform/viewer';
import type { AuditActor } from '../../../platform/audit/audit-log';
import { activeAdministrators, lockAdministration } from '../administration/people.queries';
import { RoleChange } from '../role-change';
import { highestOf, type ProviderIdentity, roleAfter } from './claims';
import { SignInProviderSettings } from './provider-settings';
import { lockIdentity, mappedRolesOf, storeMappedRole } from './sign-in-provider.queries';

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
