import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-log.entities';
import { lockAdministration } from '../administration/people.queries';
import { LinkedIdentities } from '../linked-identities';
import { MappedRoles } from './mapped-roles';
import { SignInProviderSettings } from './provider-settings';
import { LastSignInMethod, SignInMethods } from './sign-in-provider.types';
import { passwordState } from '../security/security.queries';
import { lockOwner, removeIdentity } from './sign-in-provider.queries';

/** The identities of accounts at the sign-in provider. */
@Service()
export class IdentityService {
  constructor(
    private readonly database: Database,
    private readonly settings: SignInProviderSettings,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly linked: LinkedIdentities,
    private readonly roles: MappedRoles,
  ) {}

  /** How the viewer can log in. */
  async methodsOf({ account, sessionHash }: Viewer): Promise<SignInMethods> {
    const state = passwordState({ accountId: account.id, sessionHash, now: this.clock.now() });
    const [password, identities] = await Promise.all([this.database.row(state), this.linked.of(account.id)]);
    return new SignInMethods(password ?? { hasPassword: false, isConfirmed: false }, identities);
  }

  /**
   * Removes an identity of the viewer's account, unless nothing else could log in. A role that its claim gave ends with it,
   * and then all sessions. NOT_FOUND if there is none, FORBIDDEN if it made the last administrator.
   */
  async unlink(viewer: Viewer | null, id: string): Promise<SignInMethods | LastSignInMethod> {
    const own = requireViewer(viewer);
    const { id: accountId } = own.account;
    if (!isId(id)) throw notFound('Identity');
    const issuer = this.settings.provider?.issuer ?? null;
    const isRemoved = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const owner = await transaction.row(lockOwner(accountId));
      const row = await transaction.row(removeIdentity({ accountId, id, issuer }));
      if (!owner || !row) throw notFound('Identity');
      if (!row.isRemoved) return false;
      const recorded = { action: AuditAction.IDENTITY_UNLINKED, subjectId: accountId };
      await this.auditLog.record(own, recorded, transaction);
      const actor = { actorId: accountId, address: own.address ?? null };
      await this.roles.takeBack({ accountId, ...owner, mappedRole: row.mappedRole }, actor, transaction);
      return true;
    });
    return isRemoved ? this.methodsOf(own) : new LastSignInMethod();
  }
}
