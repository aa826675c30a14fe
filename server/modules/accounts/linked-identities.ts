import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { AuditLog } from '../../platform/audit/audit-log';
import { AuditAction } from '../../platform/audit/audit-actions';
import { OwnerMail } from './account-mails';
import { addIdentity, type IdentityKey, identitiesOf, takeLink } from './linked-identity.queries';
import type { LinkedIdentity } from './sign-in-provider/sign-in-provider.types';

/** The identities at the sign-in provider that are linked to accounts. */
@Service()
export class LinkedIdentities {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly ownerMail: OwnerMail,
    private readonly clock: Clock,
  ) {}

  /** The linked identities of an account, first linked first. */
  of(accountId: string): Promise<LinkedIdentity[]> {
    return this.database.rows(identitiesOf(accountId));
  }

  /**
   * Adds an identity in the caller's transaction, in which the owner of the account was verified, and tells the owner by
   * mail. False if the identity is somebody's already.
   */
  async add(
    identity: IdentityKey & { accountId: string; email: string },
    address: string,
    transaction: Database,
  ): Promise<boolean> {
    const { accountId } = identity;
    const now = this.clock.now();
    if (!(await transaction.row(addIdentity({ ...identity, id: newId(), now })))) return false;
    const recorded = { action: AuditAction.IDENTITY_LINKED, subjectId: accountId };
    await this.auditLog.record({ actorId: accountId, address }, recorded, transaction);
    await this.ownerMail.write('identity-linked', accountId, transaction);
    return true;
  }

  /**
   * Adds the identity that waited for the second factor of a log-in (null: none) in the transaction that completes it.
   * One that expired meanwhile, or that somebody else has, is left out.
   */
  async addWaiting(linkHash: string | null, address: string, transaction: Database): Promise<void> {
    if (linkHash === null) return;
    const link = { tokenHash: Buffer.from(linkHash, 'hex'), passwordHash: null, now: this.clock.now() };
    const waiting = await transaction.row(takeLink(link));
    if (waiting) await this.add(waiting, address, transaction);
  }
}
