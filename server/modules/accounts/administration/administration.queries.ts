import type { Requested } from '../../../platform/connection';
import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import {
  byText,
  byTime,
  type OrderKey,
  type OrderPosition,
  pageInOrder,
} from '../../../platform/database/list-order';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { isDeleted, hasEmail } from '../account.queries';
import { isOnTeamsOnly } from '../instructors/instructors.queries';
import { type AccountState, Person, type PersonSort } from './administration.types';
import { accountColumns, accountShape } from '../session.queries';

export const personShape = fieldsOf(Person);

/** An account `a` in this shape. */
export const personColumns = sql`a.id, a.name, a.email, a.role, a.created_at as "createdAt",
        a.role = 'INSTRUCTOR' and ${isOnTeamsOnly(sql`a.id`)} as "isOnTeamsOnly",
        case when a.suspended_at is null then 'ACTIVE' else 'SUSPENDED' end as state,
        a.second_factor_since is not null as "hasSecondFactor",
        (select max(s.last_seen_at) from sessions s where s.account_id = a.id) as "lastSeenAt"`;

/** What a search for people finds, see personSearch. */
interface FoundPeople {
  /** Patterns for LIKE on folded text, see wordPatterns. */
  patterns: readonly string[];
  /** Found among those without folded text. */
  others: readonly string[];
}

/** Which accounts to list; null: any. */
export interface PeopleFilter {
  search: FoundPeople | null;
  role: Role | null;
  state: AccountState | null;
}

/** The orders of a list of accounts `a`. */
export const PEOPLE_ORDERS: Record<PersonSort, OrderKey> = {
  NAME: byText(sql`lower(a.name)`),
  JOINED: byTime(sql`a.created_at`),
};

const IN_STATE = {
  ACTIVE: sql`and a.suspended_at is null`,
  SUSPENDED: sql`and a.suspended_at is not null`,
};

/**
 * A page of people in this order, without accounts that are or will be deleted; `after` is the last row of the previous
 * page, null for the first page. Each filter has a text of its own, so that each is planned with the index that fits.
 */
export const peoplePage = (
  input: PeopleFilter & Requested<OrderPosition> & { sort: PersonSort; isDescending: boolean },
) =>
  statement('accounts: people', { ...personShape, sorted: z.string() })`
    select ${personColumns}, ${PEOPLE_ORDERS[input.sort].text(PEOPLE_ORDERS[input.sort].key)} as sorted
    from accounts a
    where not ${isDeleted(sql`a.id`)}
      ${input.role === null ? empty : sql`and a.role = ${input.role}`}
      ${input.state === null ? empty : IN_STATE[input.state]}
      ${
        input.search === null
          ? empty
          : sql`and ((a.search_text like ${input.search.patterns[0]} and a.search_text like all(${input.search.patterns}::text[]))
        or a.id = any(${input.search.others}::uuid[]))`
      }
      ${pageInOrder(PEOPLE_ORDERS[input.sort], sql`a.id`, input.isDescending, input.after)} limit ${input.rows}`;

/** The few accounts without folded text. */
export const unfoldedPeople = statement('accounts: unfolded people', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
})`
    select id, name, email from accounts where search_text is null`;

/** One account; no row if it is or will be deleted. */
export const personById = (accountId: string) =>
  statement('accounts: person', personShape)`
    select ${personColumns} from accounts a where a.id = ${accountId} and not ${isDeleted(sql`a.id`)}`;

/** Any number not used as a lock elsewhere in this database. */
const ADMINISTRATION_LOCK = 7_239_103;

/**
 * Waits until no other transaction changes who administers the platform. Call it before the statement that reads the
 * administrators, which then sees what the others did.
 */
export const lockAdministration = statement('accounts: lock administration', {})`
    select from pg_advisory_xact_lock(${ADMINISTRATION_LOCK})`;

/** The administrators who can log in. */
export const activeAdministrators = statement('accounts: active administrators', { id: z.string() })`
    select a.id from accounts a
    where a.role = 'ADMIN' and a.suspended_at is null and not ${isDeleted(sql`a.id`)}`;

/** An account, locked until the transaction ends; no row if it is or will be deleted. */
export const lockPerson = (accountId: string) =>
  statement('accounts: lock person', {
    email: z.string(),
    role: z.enum(Role),
    isOnTeamsOnly: z.boolean(),
    isSuspended: z.boolean(),
  })`
    select a.email, a.role, a.role = 'INSTRUCTOR' and ${isOnTeamsOnly(sql`a.id`)} as "isOnTeamsOnly", a.suspended_at is not null as "isSuspended" from accounts a
    where a.id = ${accountId} and not ${isDeleted(sql`a.id`)}
    for no key update of a`;

/** Whether there is an administrator, suspended or not. A statement of its own, to see what was done before the lock. */
export const hasAdministrator = statement('accounts: has administrator', { isThere: z.boolean() })`
    select exists (select from accounts where role = 'ADMIN') as "isThere"`;

/** Stores a link for an email, replacing an earlier one; null: for whoever opens it. */
export const storeSetUpLink = (link: { tokenHash: Buffer; email: string | null; expiresAt: Date }) =>
  statement('accounts: store set-up link', {})`
    insert into set_up_links (token_hash, email, expires_at)
    values (${link.tokenHash}, ${link.email}, ${link.expiresAt})
    on conflict (email) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

/** A valid link, locked until the transaction ends, so that of two uses at once only one finds it. */
export const lockSetUpLink = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: lock set-up link', { email: z.string().nullable() })`
    select email from set_up_links where token_hash = ${tokenHash} and expires_at > ${now} for update`;

/** Removes a used link; if it was for anyone, also all others of that kind. */
export const removeSetUpLink = ({ tokenHash, email }: { tokenHash: Buffer; email: string | null }) =>
  statement('accounts: remove set-up link', {})`
    delete from set_up_links where token_hash = ${tokenHash} or (${email}::text is null and email is null)`;

/** The account with this canonical email, locked until the transaction ends. */
export const lockAccountByEmail = (email: string) =>
  statement('accounts: lock by email', {
    id: z.string(),
    role: z.enum(Role),
    isSuspended: z.boolean(),
    isEmailVerified: z.boolean(),
    isDeleted: z.boolean(),
  })`
    select a.id, a.role, a.suspended_at is not null as "isSuspended", a.email_proved_at is not null as "isEmailVerified",
      ${isDeleted(sql`a.id`)} as "isDeleted"
    from accounts a where ${hasEmail(sql`a`, email)} for no key update of a`;

/** Gives an account another name and password, proves its email, and ends a suspension. */
export const takeOverAccount = (taken: {
  accountId: string;
  name: string;
  passwordHash: string;
  searchText: string;
  now: Date;
}) =>
  statement('accounts: take over', accountShape, { writes: ['accounts'] })`
    update accounts a set name = ${taken.name}, password_hash = ${taken.passwordHash},
      search_text = ${taken.searchText}, email_proved_at = ${taken.now}, suspended_at = null
    where a.id = ${taken.accountId}
    returning ${accountColumns}`;

/** Removes everything with which the sign-in provider could log in to an account. A row for each identity. */
export const removeIdentities = (accountId: string) =>
  statement('accounts: remove identities', { id: z.string() })`
    with links as (delete from provider_links where account_id = ${accountId})
    delete from account_identities where account_id = ${accountId} returning id`;
