import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { isValidSession } from '../session.queries';
import { Session } from './security.types';

/** The password hash of an account; null if it has no password. */
export const passwordHashOf = (accountId: string) =>
  statement('accounts: password hash', { passwordHash: z.string().nullable() })`
    select password_hash as "passwordHash" from accounts where id = ${accountId}`;

const sessionShape = fieldsOf(Session);

/** The valid sessions of the account that has the session `current`, last used first. */
export const sessionsOf = ({ accountId, current, now }: { accountId: string; current: string; now: Date }) =>
  statement('accounts: sessions', sessionShape)`
    select s.id, s.device, s.network, s.created_at as "signedInAt", s.last_seen_at as "lastUsedAt",
      s.token_hash = decode(${current}, 'hex') as "isCurrent"
    from sessions s where s.account_id = ${accountId} and ${isValidSession(now)}
    order by s.last_seen_at desc, s.created_at desc, s.id limit 100`;

/**
 * Stores the new address, replacing an earlier one, unless another account uses it: then no row. null: the account is to
 * prove the address that it has.
 */
export const storeEmailChange = (change: {
  accountId: string;
  newEmail: string | null;
  tokenHash: Buffer;
  expiresAt: Date;
}) =>
  statement('accounts: store email change', { accountId: z.string() })`
    insert into email_changes (account_id, new_email, token_hash, expires_at)
    select a.id, coalesce(${change.newEmail}, a.email), ${change.tokenHash}::bytea, ${change.expiresAt}::timestamptz
    from accounts a
    where a.id = ${change.accountId} and not exists (select from accounts where email = ${change.newEmail})
    on conflict (account_id) do update
      set new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at
    returning account_id as "accountId"`;

/** Gives the change of an account a new token; a row with the address if it is still wanted. */
export const renewEmailToken = (input: { accountId: string; tokenHash: Buffer; now: Date }) =>
  statement('accounts: renew email token', { newEmail: z.string(), isOwnAddress: z.boolean() })`
    with renewed as (
      update email_changes set token_hash = ${input.tokenHash} where account_id = ${input.accountId} and expires_at > ${input.now}
      returning account_id, new_email
    )
    select r.new_email as "newEmail", r.new_email = a.email as "isOwnAddress"
    from renewed r join accounts a on a.id = r.account_id`;

/**
 * Deletes the change while reading it, so that of two confirmations at once only one gets the row. No row, and nothing is
 * deleted, if it confirms the address of another account than the viewer's.
 */
export const takeEmailChange = (input: { tokenHash: Buffer; viewerId: string | null; now: Date }) =>
  statement('accounts: take email change', {
    accountId: z.string(),
    newEmail: z.string(),
    isOwnAddress: z.boolean(),
  })`
    delete from email_changes c using accounts a
    where c.token_hash = ${input.tokenHash} and c.expires_at > ${input.now} and a.id = c.account_id
      and (c.new_email <> a.email or a.id = ${input.viewerId}::uuid)
    returning c.account_id as "accountId", c.new_email as "newEmail", c.new_email = a.email as "isOwnAddress"`;

/** Gives an account another, verified email, and locks it until the transaction ends. A row with its present name. */
export const changeEmail = ({ accountId, email, now }: { accountId: string; email: string; now: Date }) =>
  statement('accounts: change email', { name: z.string() })`
    update accounts set email = ${email}, email_proved_at = ${now} where id = ${accountId} returning name`;

/** A row if a valid link confirms the address that its account has already. */
export const ownEmailConfirmation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: own email confirmation', { accountId: z.string() })`
    select c.account_id as "accountId" from email_changes c join accounts a on a.id = c.account_id
    where c.token_hash = ${tokenHash} and c.expires_at > ${now} and c.new_email = a.email`;

/**
 * Uses up the confirmation of a session whose account has no password, so that of two uses at once only one gets
 * `isConfirmed`. No row if the session ended.
 */
export const useConfirmation = ({ sessionHash, now }: { sessionHash: Buffer; now: Date }) =>
  statement('accounts: use confirmation', { isConfirmed: z.boolean(), hasPassword: z.boolean() })`
    with used as (
      update sessions s set confirmed_until = null from accounts a
      where s.token_hash = ${sessionHash} and s.confirmed_until > ${now} and a.id = s.account_id
        and a.password_hash is null
      returning s.id
    )
    select exists (select from used) as "isConfirmed", a.password_hash is not null as "hasPassword"
    from sessions s join accounts a on a.id = s.account_id where s.token_hash = ${sessionHash}`;

/** One row: whether an account has a password, and whether this session of it is confirmed. */
export const passwordState = (input: { accountId: string; sessionHash: string; now: Date }) =>
  statement('accounts: password state', { hasPassword: z.boolean(), isConfirmed: z.boolean() })`
    select password_hash is not null as "hasPassword",
      password_hash is null and exists (
        select from sessions s where s.token_hash = decode(${input.sessionHash}, 'hex') and s.account_id = a.id
          and s.confirmed_until > ${input.now}) as "isConfirmed"
    from accounts a where id = ${input.accountId}`;
