import type { Page } from '../../../platform/connection';
import { pageByKey } from '../../../platform/database/list-order';
import { Database } from '../../../platform/database/database';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { personSearch } from '../../../platform/search';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import {
  type AccountState,
  type Administration,
  type Person,
  type PersonConnection,
  type PersonSort,
  ResetTokenSent,
} from './administration.types';
import {
  PEOPLE_ORDERS,
  peoplePage,
  type PeopleFilter,
  personById,
  unfoldedPeople,
  activeAdministrators,
  lockAdministration,
  lockPerson,
} from './administration.queries';
import { Clock } from '../../../platform/clock';
import type { RowOf } from '../../../platform/database/statement';
import { forbidden, notFound } from '../../../platform/errors';
import { AuditLog, actorOf } from '../../../platform/audit/audit-log';
import { DemoMode } from '../../../platform/demo/platform.service';
import { Account } from '../account.entities';
import { PasswordResetService } from '../password-reset.service';
import { RoleChange } from '../roles';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { SessionService } from '../session.service';
import { removeAccountTokens } from '../account.queries';
import { DomainEvents } from '../../../platform/domain-events';
import { accountReinstated, accountSuspended } from '../account.events';

/** Which accounts to list; null or left out: any. */
interface PeopleRequest {
  search?: string | null;
  role?: Role | null;
  state?: AccountState | null;
  sort: PersonSort;
  isDescending: boolean;
}

const OWN_ROLE = 'You can’t change your own role';
const OWN_SUSPENSION = 'You can’t suspend your own account';
const OWN_SECOND_FACTOR = 'You can turn off your own second factor in your profile';

/** What a change does to an account, in its transaction. */
type Change = (account: RowOf<typeof lockPerson>, transaction: Database, by: Viewer) => Promise<void>;

/**
 * Administrators' reads and changes of accounts; each change is recorded in the audit log. UNAUTHENTICATED for visitors,
 * FORBIDDEN for other roles and changes of demo accounts, NOT_FOUND for changes of accounts that do not exist. Repeating
 * a change does nothing.
 */
@Service()
export class AccountAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly roles: RoleChange,
    private readonly resets: PasswordResetService,
    private readonly secondFactors: SecondFactorService,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** Parent object of an administrator's fields; null for every other role. */
  administrationOf(viewer: Viewer): Administration | null {
    return viewer.account.role === Role.ADMIN ? { id: viewer.account.id, viewer } : null;
  }

  /** Accounts whose name or email contains `search`, in order; `first` from 1 to 100. */
  async people(
    viewer: Viewer | null,
    { search, role, state, sort, isDescending, ...page }: Page & PeopleRequest,
  ): Promise<PersonConnection> {
    administratorId(viewer);
    const filter = { search: await this.found(search), role: role ?? null, state: state ?? null };
    return pageByKey(page, PEOPLE_ORDERS[sort], (requested) =>
      this.database.rows(peoplePage({ ...requested, ...filter, sort, isDescending })),
    );
  }

  /** One account; null if there is none. */
  async person(viewer: Viewer | null, id: string): Promise<Person | null> {
    administratorId(viewer);
    return isId(id) ? ((await this.database.row(personById(id))) ?? null) : null;
  }

  /** See RoleChange. Never the administrator's own. */
  changeRole(viewer: Viewer | null, accountId: string, role: Role): Promise<Person> {
    return this.changing({ viewer, accountId, ownRefusal: OWN_ROLE }, async (account, transaction, by) => {
      if (account.role === role && !account.isOnTeamsOnly) return;
      await this.roles.apply({ accountId, from: account.role, to: role }, actorOf(by), transaction);
    });
  }

  /**
   * Nobody can log in to the account, and all its sessions and sockets end; `unpublishesCourses`: its courses become drafts.
   * Lists do not have its courses while it is suspended. Never the administrator's own.
   */
  suspend(viewer: Viewer | null, accountId: string, unpublishesCourses: boolean): Promise<Person> {
    return this.changing(
      { viewer, accountId, ownRefusal: OWN_SUSPENSION },
      async (account, transaction, by) => {
        if (account.isSuspended) return;
        const suspendedAt = this.clock.now();
        await transaction.with(Account, (accounts) => accounts.update({ id: accountId }, { suspendedAt }));
        await transaction.rows(removeAccountTokens(accountId));
        await this.auditLog.record(by, 'ACCOUNT_SUSPENDED', transaction, { subjectId: accountId });
        const event = { accountId, unpublishesCourses, actor: actorOf(by) };
        await this.events.emit(accountSuspended, event, transaction);
        await this.sessions.endAllOf(accountId, transaction);
      },
    );
  }

  /** The owner can log in again. `publishes`: ids of their courses to publish, unless an administrator blocked them. */
  reinstate(viewer: Viewer | null, accountId: string, publishes: readonly string[]): Promise<Person> {
    return this.changing({ viewer, accountId }, async (account, transaction, by) => {
      if (!account.isSuspended) return;
      await transaction.with(Account, (accounts) =>
        accounts.update({ id: accountId }, { suspendedAt: null }),
      );
      await this.auditLog.record(by, 'ACCOUNT_REINSTATED', transaction, { subjectId: accountId });
      const event = { accountId, publishes: publishes.filter(isId), actor: actorOf(by) };
      await this.events.emit(accountReinstated, event, transaction);
    });
  }

  /** Ends all sessions and sockets of the account. */
  signOutEverywhere(viewer: Viewer | null, accountId: string): Promise<Person> {
    return this.changing({ viewer, accountId }, async (_account, transaction, by) => {
      await this.auditLog.record(by, 'SIGNED_OUT_EVERYWHERE', transaction, { subjectId: accountId });
      await this.sessions.endAllOf(accountId, transaction);
    });
  }

  /**
   * Turns off the second factor of somebody who lost their device, never the administrator's own. Ends all sessions of
   * the account.
   */
  removeSecondFactor(viewer: Viewer | null, accountId: string): Promise<Person> {
    return this.changing(
      { viewer, accountId, ownRefusal: OWN_SECOND_FACTOR },
      async (_account, transaction, by) => {
        await this.secondFactors.remove(accountId, actorOf(by), transaction);
      },
    );
  }

  /** Sends the owner a token to choose a new password; only demo mode shows it. */
  async sendResetToken(viewer: Viewer | null, accountId: string): Promise<ResetTokenSent> {
    let resetToken: string | null = null;
    await this.changing({ viewer, accountId }, async (_account, transaction, by) => {
      await this.auditLog.record(by, 'RESET_TOKEN_SENT', transaction, { subjectId: accountId });
      resetToken = await this.resets.sendTo(accountId, transaction);
    });
    return new ResetTokenSent({ resetToken });
  }

  private async found(text: string | null | undefined): Promise<PeopleFilter['search']> {
    const people = personSearch(text);
    if (!people) return null;
    const unfolded = await this.database.rows(unfoldedPeople);
    return { patterns: people.patterns, others: unfolded.filter(people.matches).map(({ id }) => id) };
  }

  /** `ownRefusal` says that administrators cannot do this to themselves; left out: they can. */
  private async changing(
    { viewer, accountId, ownRefusal }: { viewer: Viewer | null; accountId: string; ownRefusal?: string },
    change: Change,
  ): Promise<Person> {
    const by = requireRole(viewer, Role.ADMIN);
    if (!isId(accountId)) throw notFound('Account');
    if (ownRefusal !== undefined && by.account.id === accountId) throw forbidden(ownRefusal);
    await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const administrators = await transaction.rows(activeAdministrators);
      // Removed by another administrator since this request began; so there is always one left.
      if (!administrators.some(({ id }) => id === by.account.id)) throw forbidden('Only admins can do this');
      const account = await transaction.row(lockPerson(accountId));
      if (!account) throw notFound('Account');
      this.demo.protectAccount(account.email, 'they can’t be changed');
      await change(account, transaction, by);
    });
    const person = await this.database.row(personById(accountId));
    if (!person) throw notFound('Account');
    return person;
  }
}
