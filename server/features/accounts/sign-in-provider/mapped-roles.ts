import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { Role } from '../../../platform/viewer';
import { activeAdministrators, lockAdministration } from '../administration/people.queries';
import { RoleChange } from '../role-change';
import { type ProviderIdentity, roleAfter } from './claims';
import { lockIdentity, storeMappedRole } from './sign-in-provider.queries';

/** Gives accounts the roles that the configuration maps the provider's claim to. */
@Service()
export class MappedRoles {
  constructor(
    private readonly database: Database,
    private readonly roles: RoleChange,
  ) {}

  /**
   * Applies the role of an identity whose claim changed, and returns the account's; null if the identity was
   * removed meanwhile. A change ends all sessions of the account. The last administrator keeps the role until there is another one.
   */
  async apply(identity: ProviderIdentity, address: string): Promise<Role | null> {
    const outcome = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const locked = await transaction.row(lockIdentity(identity));
      if (!locked) return { role: null, forgetHere: null };
      const { accountId, role, mappedRole } = locked;
      const wanted = roleAfter(role, mappedRole, identity.role);
      if (role === Role.ADMIN && wanted !== role) {
        const administrators = await transaction.rows(activeAdministrators);
        if (!administrators.some(({ id }) => id !== accountId)) return { role, forgetHere: null };
      }
      await transaction.rows(storeMappedRole(identity));
      if (wanted === role) return { role, forgetHere: null };
      const change = { accountId, from: role, to: wanted };
      const forgetHere = await this.roles.apply(change, { actorId: null, address }, transaction);
      return { role: wanted, forgetHere };
    });
    outcome.forgetHere?.();
    return outcome.role;
  }
}
