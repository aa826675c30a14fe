import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { newId, isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { AuditLog, actorOf } from '../../../platform/audit/audit-log';
import { MailOutbox } from '../../../platform/mails/mail-outbox';
import {
  addIdentity,
  type IdentityKey,
  identitiesOf,
  takeLink,
  removeIdentity,
} from './sign-in-provider.queries';
import type { LinkedIdentity } from '../account.types';
import { LastSignInMethod, SignInMethods } from './sign-in-provider.types';
import { isDuplicate } from '../../../platform/database/unavailable';
import { personText } from '../../../platform/search';
import { InvalidInputError, notFound } from '../../../platform/errors';
import { Account, newAccount } from '../account.entities';
import { lockAccount } from '../account.queries';
import { InstructorRegistration } from '../instructors/instructor-registration';
import { DomainEvents } from '../../../platform/domain-events';
import { emailVerified } from '../account.events';
import type { ProviderIdentity } from './claims';
import { MappedRoles } from '../roles';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { lockAdministration } from '../administration/administration.queries';
import { SignInProviderSettings } from './provider-client';
import { passwordState } from '../security/security.queries';

/** The identities at the sign-in provider that are linked to accounts. */
@Service()
export class LinkedIdentities {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly outbox: MailOutbox,
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
    const by = { actorId: accountId, address };
    await this.auditLog.record(by, 'IDENTITY_LINKED', transaction, { subjectId: accountId });
    await this.outbox.add('identity-linked', accountId, transaction);
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

/** Creates the accounts of people whom the provider knows, and who have none. */
@Service()
export class ProviderAccounts {
  constructor(
    private readonly database: Database,
    private readonly linked: LinkedIdentities,
    private readonly registration: InstructorRegistration,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * An account without a password: a student's or, with an invitation to the address, an instructor's. Returns why the
   * person may not have one; does nothing if somebody has the email or the identity meanwhile.
   * @param invitationHash of the token of the invitation with which the log-in was begun; null: without one
   */
  async create(
    { issuer, subject, email, name }: ProviderIdentity & { email: string },
    invitationHash: Buffer | null,
    address: string,
  ): Promise<string | null> {
    const now = this.clock.now();
    const stored = { passwordHash: null, searchText: personText({ name, email }), emailVerifiedAt: now };
    const account = { ...newAccount({ name, email, createdAt: now }), ...stored };
    try {
      await this.database.transaction(async (transaction) => {
        const start = await this.registration.startOfVerified({ email, invitationHash }, transaction);
        await transaction.with(Account, (accounts) => accounts.insert({ ...account, role: start.role }));
        const identity = { accountId: account.id, issuer, subject, email };
        if (!(await this.linked.add(identity, address, transaction))) throw new IdentityTaken();
        await this.registration.store(start, account.id, address, transaction);
        await this.events.emit(emailVerified, { email, invitationHash }, transaction);
      });
    } catch (error) {
      if (error instanceof InvalidInputError) return error.message;
      if (!(error instanceof IdentityTaken) && !isDuplicate(error, 'accounts_email_unique')) throw error;
    }
    return null;
  }
}

/** Rolls back the account of an identity that was linked at the same time. */
class IdentityTaken extends Error {}

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
    return new SignInMethods({ ...password!, identities });
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
      const owner = await transaction.row(lockAccount(accountId));
      const row = await transaction.row(removeIdentity({ accountId, id, issuer }));
      if (!owner || !row) throw notFound('Identity');
      if (!row.isRemoved) return false;
      await this.auditLog.record(own, 'IDENTITY_UNLINKED', transaction, { subjectId: accountId });
      await this.roles.takeBack(
        { accountId, ...owner, mappedRole: row.mappedRole },
        actorOf(own),
        transaction,
      );
      return true;
    });
    return isRemoved ? this.methodsOf(own) : new LastSignInMethod();
  }
}
