import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { Role } from '../../platform/viewer';
import { statement } from '../../platform/database/statement';

/**
 * Locks an account's row until the transaction ends. What one of its limits counts, every change of its second factor and
 * every use of a code begins with it, so that they take turns, and no two of them wait for each other.
 */
export const lockAccount = (accountId: string) =>
  statement('accounts: lock account', { role: z.enum(Role) })`
    select role from accounts where id = ${accountId} for no key update`;

/**
 * The addresses that rows about this account's owner may have: its own, and the one that it had before its owner asked
 * to delete it, which no other account can have until it is deleted.
 */
export const addressesOf = (accountId: string): Sql => sql`(
  select email from accounts where id = ${accountId}
  union all
  select email from account_deletions where account_id = ${accountId})`;

/** The account with this canonical email, also if it is about to be deleted. */
export const hasEmail = (account: Sql, email: string) => sql`(
  ${account}.email = ${email}
  or ${account}.id = (select d.account_id from account_deletions d where d.email = ${email} and d.deleted_at is null))`;

/** Whether the account is about to be deleted, or was. */
export const isDeleted = (accountId: Sql) =>
  sql`exists (select from account_deletions d where d.account_id = ${accountId})`;

export const accountIdByEmail = (email: string) =>
  statement('accounts: id by email', { id: z.string() })`
    select a.id from accounts a where ${hasEmail(sql`a`, email)}`;

/** Where mails to the account go, also while it is about to be deleted. */
export const mailAddressOf = (accountId: string) =>
  statement('accounts: mail address', {
    email: z.string(),
    timeZone: z.string().nullable(),
    dueAt: z.date().nullable(),
  })`
    select coalesce(d.email, a.email) as email, a.time_zone as "timeZone", d.due_at as "dueAt"
    from accounts a left join account_deletions d on d.account_id = a.id where a.id = ${accountId}`;

/** Whether the settings require a second factor of the account `a`, which has none. */
export const lacksSecondFactor = sql`(a.role = 'ADMIN' and a.second_factor_since is null
          and (select p.admins_need_second_factor from platform_settings p))`;

/**
 * Condition: an address to which somebody was sent an invitation is that of account `account` without the link. Where no
 * links are mailed, it is if the account was registered before the invitation.
 */
export const ownsInvitedAddress = (input: { account: Sql; invitedAt: Sql; sendsMail: boolean }) =>
  sql`(${input.account}.email_proved_at is not null
    or not ${input.sendsMail}::boolean and ${input.account}.created_at <= ${input.invitedAt})`;

/** Stores that the email of an account was verified to be its owner's. A row, if the account has this canonical email. */
export const verifyEmail = ({ accountId, email, now }: { accountId: string; email: string; now: Date }) =>
  statement('accounts: prove email', { id: z.string() })`
    update accounts set email_proved_at = coalesce(email_proved_at, ${now}::timestamptz)
    where id = ${accountId} and email = ${email}
    returning id`;

/** Stores the token of an account, instead of an earlier one. */
export const storeResetToken = (reset: { tokenHash: Buffer; accountId: string; expiresAt: Date }) =>
  statement('accounts: store reset token', {})`
    insert into password_resets (token_hash, account_id, expires_at)
    values (${reset.tokenHash}, ${reset.accountId}, ${reset.expiresAt})
    on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

/**
 * Deletes the token while reading it, so that only one of two concurrent requests gets the row. `email` is canonical.
 */
export const takeResetToken = ({ tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date }) =>
  statement('accounts: take reset token', { accountId: z.string() })`
    delete from password_resets r using accounts a
    where r.token_hash = ${tokenHash} and a.id = r.account_id and ${hasEmail(sql`a`, email)} and r.expires_at > ${now}
    returning r.account_id as "accountId"`;

/** Removes the tokens with which the password or the email could still be changed. */
export const removeAccountTokens = (accountId: string) =>
  statement('accounts: remove tokens', {})`
    with resets as (delete from password_resets where account_id = ${accountId})
    delete from email_changes where account_id = ${accountId}`;
