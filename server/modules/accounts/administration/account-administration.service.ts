import type { Page } from '../../../platform/connection';
import { pageByKey } from '../../../platform/database/list-order';
import { Database } from '../../../platform/database/database';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { personSearch } from '../../../platform/search';
import { administratorId, Role, type Viewer } from '../../../platform/viewer';
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
import { AuditLog, type AuditActor } from '../../../platform/audit/audit-log';
import { AuditAction } from '../../../platform/audit/audit-actions';
import { DemoMode } from '../../../platform/demo/platform.service';
import { Account } from '../account.entities';
import { PasswordResetService } from '../password-reset.service';
import { RoleChange } from '../role-change';
import { SecondFactorPolicy } from '../second-factor/second-factor-policy';
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

/** Administrators' reads of accounts. UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
@Service()
export class PeopleService {
  constructor(private readonly database: Database) {}

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

  private async found(text: string | null | undefined): Promise<PeopleFilter['search']> {
    const people = personSearch(text);
    if (!people) return null;
    const unfolded = await this.database.rows(unfoldedPeople);
    return { patterns: people.patterns, others: unfolded.filter(people.matches).map(({ id }) => id) };
  }
}

const OWN_SECOND_FACTOR = 'You can turn off your own second factor in your profile';

/** An administrator and their network. */
export interface Administrator {
  viewer: Viewer | null;
  address: string;
}

/** What a change does to an account, in its transaction. */
type Change = (account: RowOf<typeof lockPerson>, transaction: Database, actor: AuditActor) => Promise<void>;

/**
 * Administrators' changes of accounts, each recorded in the audit log. UNAUTHENTICATED for visitors, FORBIDDEN for other
 * roles and for demo accounts, NOT_FOUND for accounts that do not exist. Repeating a change does nothing.
 */
@Service()
export class AccountAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleService,
    private readonly sessions: SessionService,
    private readonly roles: RoleChange,
    private readonly resets: PasswordResetService,
    private readonly secondFactors: SecondFactorPolicy,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly demo: DemoMode,
  ) {}

  /** See RoleChange. Never the administrator's own. */
  changeRole(by: Administrator, accountId: string, role: Role): Promise<Person> {
    return this.changing(
      by,
      accountId,
      'You can’t change your own role',
      async (account, transaction, actor) => {
        if (account.role === role && !account.isOnTeamsOnly) return;
        const change = { accountId, from: account.role, to: role };
        await this.roles.apply(change, actor, transaction);
      },
    );
  }

  /**
   * Nobody can log in to the account, and all its sessions and sockets end; `unpublishesCourses`: its courses become drafts.
   * Lists do not have its courses while it is suspended. Never the administrator's own.
   */
  suspend(
    by: Administrator,
    accountId: string,
    { unpublishesCourses }: { unpublishesCourses: boolean },
  ): Promise<Person> {
    return this.changing(
      by,
      accountId,
      'You can’t suspend your own account',
      async (account, transaction, actor) => {
        if (account.isSuspended) return;
        const suspendedAt = this.clock.now();
        await transaction.with(Account, (accounts) => accounts.update({ id: accountId }, { suspendedAt }));
        await transaction.rows(removeAccountTokens(accountId));
        const recorded = { action: AuditAction.ACCOUNT_SUSPENDED, subjectId: accountId };
        await this.auditLog.record(actor, recorded, transaction);
        await this.events.emit(accountSuspended, { accountId, unpublishesCourses, actor }, transaction);
        await this.sessions.endAllOf(accountId, transaction);
      },
    );
  }

  /** The owner can log in again. `publishes`: ids of their courses to publish, unless an administrator blocked them. */
  reinstate(
    by: Administrator,
    accountId: string,
    { publishes = [] }: { publishes?: readonly string[] } = {},
  ): Promise<Person> {
    return this.changing(by, accountId, null, async (account, transaction, actor) => {
      if (!account.isSuspended) return;
      await transaction.with(Account, (accounts) =>
        accounts.update({ id: accountId }, { suspendedAt: null }),
      );
      const recorded = { action: AuditAction.ACCOUNT_REINSTATED, subjectId: accountId };
      await this.auditLog.record(actor, recorded, transaction);
      const event = { accountId, publishes: publishes.filter(isId), actor };
      await this.events.emit(accountReinstated, event, transaction);
    });
  }

  /** Ends all sessions and sockets of the account. */
  signOutEverywhere(by: Administrator, accountId: string): Promise<Person> {
    return this.changing(by, accountId, null, async (_account, transaction, actor) => {
      const recorded = { action: AuditAction.SIGNED_OUT_EVERYWHERE, subjectId: accountId };
      await this.auditLog.record(actor, recorded, transaction);
      await this.sessions.endAllOf(accountId, transaction);
    });
  }

  /**
   * Turns off the second factor of somebody who lost their device, never the administrator's own. Ends all sessions of
   * the account.
   */
  removeSecondFactor(by: Administrator, accountId: string): Promise<Person> {
    return this.changing(by, accountId, OWN_SECOND_FACTOR, async (_account, transaction, actor) => {
      await this.secondFactors.remove(accountId, actor, transaction);
    });
  }

  /** Sends the owner a token to choose a new password; only demo mode shows it. */
  async sendResetToken(by: Administrator, accountId: string): Promise<ResetTokenSent> {
    let resetToken: string | null = null;
    await this.changing(by, accountId, null, async (_account, transaction, actor) => {
      const recorded = { action: AuditAction.RESET_TOKEN_SENT, subjectId: accountId };
      await this.auditLog.record(actor, recorded, transaction);
      resetToken = await this.resets.sendTo(accountId, transaction);
    });
    return new ResetTokenSent({ resetToken });
  }

  /** `ownRefusal` says that administrators cannot do this to themselves; null: they can. */
  private async changing(
    { viewer, address }: Administrator,
    accountId: string,
    ownRefusal: string | null,
    change: Change,
  ): Promise<Person> {
    const actorId = administratorId(viewer);
    if (!isId(accountId)) throw notFound('Account');
    if (ownRefusal !== null && actorId === accountId) throw forbidden(ownRefusal);
    await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAdministration);
      const administrators = await transaction.rows(activeAdministrators);
      // Removed by another administrator since this request began; so there is always one left.
      if (!administrators.some(({ id }) => id === actorId)) throw forbidden('Only admins can do this');
      const account = await transaction.row(lockPerson(accountId));
      if (!account) throw notFound('Account');
      this.demo.protectAccount(account.email, 'they can’t be changed');
      await change(account, transaction, { actorId, address });
    });
    const person = await this.people.person(viewer, accountId);
    if (!person) throw notFound('Account');
    return person;
  }
}
