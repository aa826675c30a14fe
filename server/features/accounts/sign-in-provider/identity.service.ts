import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { AuditLog } from '../../audit/audit-log';
import { AuditAction } from '../../audit/audit-log.entities';
import { LinkedIdentities } from '../linked-identities';
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
  ) {}

  /** How the viewer can log in. */
  async methodsOf({ account, sessionHash }: Viewer): Promise<SignInMethods> {
    const state = passwordState({ accountId: account.id, sessionHash, now: this.clock.now() });
    const [password, identities] = await Promise.all([this.database.row(state), this.linked.of(account.id)]);
    return new SignInMethods(password ?? { hasPassword: false, isConfirmed: false }, identities);
  }

  /** Removes an identity of the viewer's account, unless nothing else could log in. NOT_FOUND if there is none. */
  async unlink(viewer: Viewer | null, id: string): Promise<SignInMethods | LastSignInMethod> {
    const own = requireViewer(viewer);
    const { id: accountId } = own.account;
    if (!isId(id)) throw notFound('Identity');
    const issuer = this.settings.provider?.issuer ?? null;
    const removed = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockOwner(accountId));
      const row = await transaction.row(removeIdentity({ accountId, id, issuer }));
      if (!row) throw notFound('Identity');
      if (row.isRemoved)
        await this.auditLog.record(
          own,
          { action: AuditAction.IDENTITY_UNLINKED, subjectId: accountId },
          transaction,
        );
      return row.isRemoved;
    });
    return removed ? this.methodsOf(own) : new LastSignInMethod();
  }
}
