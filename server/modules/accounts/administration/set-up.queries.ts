import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { hasEmail, isDeleted } from '../account.queries';
import { accountColumns, accountShape } from '../session.queries';

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
