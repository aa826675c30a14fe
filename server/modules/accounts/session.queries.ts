import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { columns, shapeOf } from '../../platform/database/columns';
import { Account } from './account.entities';
import { statement } from '../../platform/database/statement';
import { isDeleted, lacksSecondFactor, hasEmail } from './account.queries';
import { ALL_SCOPES } from '../../platform/access-scopes.rules';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends when it was not used for so long, */
export const IDLE_MS = 14 * DAY_MS;
/** and so long after it was opened. */
export const ABSOLUTE_MS = 60 * DAY_MS;
/** How long a network stays known after its last use. */
const NETWORK_KNOWN_MS = 90 * DAY_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The columns of ViewerAccount. */
export const accountShape = shapeOf(Account, {
  without: ['searchText', 'passwordHash', 'suspendedAt', 'secondFactorSince', 'emailVerifiedAt'],
});

/** An account `a` in this shape. */
export const accountColumns = columns('a', accountShape);

/**
 * The stored hash of a network (null: none). It includes the account, so that networks cannot be matched across
 * accounts.
 */
const networkHash = (account: Sql, network: string | null) =>
  sql`sha256(convert_to(${account}::text || ' ' || ${network}::text, 'UTF8'))`;

/**
 * Stores a network (null: none) for the row of `account` and keeps only its 20 last used: two CTEs to append to `with
 * account as (…)`.
 */
const rememberNetwork = (network: string | null, now: Date) => sql`
  remembered as (
    insert into account_networks (account_id, network_hash, last_used_at)
    select account.id, ${networkHash(sql`account.id`, network)}, ${now}::timestamptz from account where ${network}::text is not null
    on conflict (account_id, network_hash) do update set last_used_at = excluded.last_used_at
  ),
  forgotten as (
    delete from account_networks n using (
      select o.account_id, o.network_hash from account_networks o join account a on a.id = o.account_id
      where o.network_hash <> ${networkHash(sql`a.id`, network)} order by o.last_used_at desc offset 19
    ) surplus
    where n.account_id = surplus.account_id and n.network_hash = surplus.network_hash
  )`;

/** Stores that the account is used from the network `address`. */
export const rememberNetworkOf = (input: { accountId: string; address: string; now: Date }) =>
  statement('accounts: remember network', {})`
    with account as (select id from accounts where id = ${input.accountId}), ${rememberNetwork(input.address, input.now)}
    select`;

/** Deletes networks that are not known any more. */
export const removeUnusedNetworks = (now: Date) =>
  statement('accounts: remove unused networks', {})`
    delete from account_networks where last_used_at <= ${before(now, NETWORK_KNOWN_MS)}`;

/**
 * Opens a session if the account still has `passwordHash` (null: any) and is not suspended, and stores the network
 * `address` (null: none). Without a proof of the second factor, only for an account that has none. One row if it was
 * opened. Locks the account's row, so that this and a concurrent password reset or suspension see each other.
 */
export const openSession = (session: {
  tokenHash: Buffer;
  accountId: string;
  passwordHash: string | null;
  isSecondFactorVerified: boolean;
  address: string | null;
  device: string | null;
  network: string | null;
  now: Date;
}) =>
  statement('accounts: open session', { account_id: z.string() })`
    with account as (
      select id from accounts
      where id = ${session.accountId}
        and (${session.passwordHash}::text is null or password_hash = ${session.passwordHash})
        and suspended_at is null
        and (${session.isSecondFactorVerified}::boolean or second_factor_since is null)
      for share
    ), ${rememberNetwork(session.address, session.now)}
    insert into sessions (token_hash, account_id, created_at, last_seen_at, device, network)
    select ${session.tokenHash}::bytea, id, ${session.now}::timestamptz, ${session.now}::timestamptz, ${session.device}::text,
      ${session.network}::text
    from account
    returning account_id`;

/** Condition: the session `s` is valid at this time. */
export const isValidSession = (now: Date) => sql`
      s.last_seen_at > ${before(now, IDLE_MS)} and s.created_at > ${before(now, ABSOLUTE_MS)}`;

const sessionShape = { ...accountShape, sessionCreatedAt: z.date(), lastSeenAt: z.date() };

/**
 * The account of a valid session, with the session's times; no row if it is suspended, about to be deleted, or lacks a
 * second factor that the settings require.
 */
export const viewerOfSession = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: viewer of session', sessionShape)`
    select ${accountColumns}, s.created_at as "sessionCreatedAt", s.last_seen_at as "lastSeenAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and ${isValidSession(now)}
      and a.suspended_at is null and not ${isDeleted(sql`a.id`)} and not ${lacksSecondFactor}`;

/** Updates the time at which a valid session was last seen. */
export const touchSession = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: touch session', {})`
    update sessions s set last_seen_at = ${now}
    where s.token_hash = ${tokenHash} and ${isValidSession(now)} and s.last_seen_at < ${now}`;

/** Deletes the sessions of an account, or `only` this one, or all `except` this one; a row with the hash of each. */
export const removeSessions = (sessions: {
  accountId: string;
  only?: { id?: string; sessionHash?: string };
  except?: string | undefined;
}) =>
  statement('accounts: remove sessions', { tokenHash: z.string() })`
    delete from sessions s
    where s.account_id = ${sessions.accountId}
      and s.id = coalesce(${sessions.only?.id}, s.id)
      and s.token_hash = coalesce(decode(${sessions.only?.sessionHash}, 'hex'), s.token_hash)
      and s.token_hash is distinct from decode(${sessions.except}, 'hex')
    returning encode(s.token_hash, 'hex') as "tokenHash"`;

/** Deletes up to `max` expired sessions; returns how many. */
export const removeEndedSessions = ({ now, max }: { now: Date; max: number }) =>
  statement('accounts: remove ended sessions', { removed: z.int() })`
    with removed as (
      delete from sessions where token_hash = any(array(
        select s.token_hash from sessions s where not (${isValidSession(now)})
        limit ${max} for update skip locked
      ))
      returning token_hash
    )
    select count(*)::int as removed from removed`;

/**
 * The account of a valid session while the account is about to be deleted and can still be kept, with the name and email
 * that it had before.
 */
export const ownerOfDeletion = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: owner of deletion', accountShape)`
    select a.id, d.name, d.email, a.role, d.bio, d.picture_url as "pictureUrl", a.language, a.time_zone as "timeZone",
      a.created_at as "createdAt"
    from sessions s join accounts a on a.id = s.account_id join account_deletions d on d.account_id = a.id
    where s.token_hash = ${tokenHash} and ${isValidSession(now)} and d.deleted_at is null`;

/**
 * The account of an unexpired token, with its scopes; no row if it is suspended, about to be deleted, or lacks a second
 * factor that the settings require.
 */
export const viewerOfAccessToken = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: viewer of access token', {
    ...accountShape,
    scopes: z.array(z.enum(ALL_SCOPES)),
    expiresAt: z.date(),
  })`
    select ${accountColumns}, t.scopes, t.expires_at as "expiresAt"
    from personal_access_tokens t join accounts a on a.id = t.account_id
    where t.token_hash = ${tokenHash} and t.expires_at > ${now}
      and a.suspended_at is null and not ${isDeleted(sql`a.id`)} and not ${lacksSecondFactor}`;

/** Deletes all tokens of an account; a row with the hash of each. */
export const revokeTokensOf = (accountId: string) =>
  statement('accounts: revoke access tokens', { tokenHash: z.string() })`
    delete from personal_access_tokens where account_id = ${accountId}
    returning encode(token_hash, 'hex') as "tokenHash"`;

/** Where and when somebody logs in. */
export interface LogInOrigin {
  address: string;
  now: Date;
}

/** What a log-in depends on when its first step succeeded. */
export const verifiedShape = {
  ...accountShape,
  isSuspended: z.boolean(),
  deletionDueAt: z.date().nullable(),
  hasSecondFactor: z.boolean(),
  lacksSecondFactor: z.boolean(),
};

/** An account `a` in this shape. */
export const verifiedColumns = sql`
        ${accountColumns}, a.suspended_at is not null as "isSuspended",
        (select d.due_at from account_deletions d where d.account_id = a.id) as "deletionDueAt",
        a.second_factor_since is not null as "hasSecondFactor", ${lacksSecondFactor} as "lacksSecondFactor"`;

/** What a log-in depends on before. */
export const logInShape = { ...verifiedShape, isKnownAddress: z.boolean() };

/** An account `a` in this shape. */
export const logInColumns = ({ address, now }: LogInOrigin) => sql`
        ${verifiedColumns},
        exists (
          select from account_networks n
          where n.account_id = a.id and n.network_hash = ${networkHash(sql`a.id`, address)}
            and n.last_used_at > ${before(now, NETWORK_KNOWN_MS)}
        ) as "isKnownAddress"`;

/** The account with this canonical email, and its password hash. */
export const accountForLogIn = ({ email, ...origin }: LogInOrigin & { email: string }) =>
  statement('accounts: account for log-in', { ...logInShape, passwordHash: z.string().nullable() })`
    select ${logInColumns(origin)}, a.password_hash as "passwordHash"
    from accounts a where ${hasEmail(sql`a`, email)}`;

/** A row if the account still had the hash `from`: of two changes at once, one wins. */
export const replacePassword = ({ accountId, from, to }: { accountId: string; from: string; to: string }) =>
  statement('accounts: replace password', { id: z.string() })`
    update accounts set password_hash = ${to} where id = ${accountId} and password_hash = ${from} returning id`;

/**
 * Stores a challenge if the account still has `passwordHash` and is not suspended; a row if it was stored. Locks the
 * account's row like `openSession`, so that a password reset at the same time ends it too.
 */
export const storeChallenge = (challenge: {
  tokenHash: Buffer;
  accountId: string;
  passwordHash: string | null;
  linkHash: Buffer | null;
  expiresAt: Date;
}) =>
  statement('challenge: store', { accountId: z.string() })`
    with account as (
      select id from accounts
      where id = ${challenge.accountId}
        and (${challenge.passwordHash}::text is null or password_hash = ${challenge.passwordHash})
        and suspended_at is null
      for share
    )
    insert into log_in_challenges (token_hash, account_id, link_hash, expires_at)
    select ${challenge.tokenHash}::bytea, id, ${challenge.linkHash}::bytea, ${challenge.expiresAt}::timestamptz
    from account
    returning account_id as "accountId"`;

/** The account of a valid challenge. */
export const accountOfChallenge = ({ tokenHash, ...origin }: LogInOrigin & { tokenHash: Buffer }) =>
  statement('challenge: account', logInShape)`
    select ${logInColumns(origin)}
    from log_in_challenges c join accounts a on a.id = c.account_id
    where c.token_hash = ${tokenHash} and c.expires_at > ${origin.now}`;

/** Deletes a valid challenge while reading it, so that of two uses at once only one gets the row. */
export const takeChallenge = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('challenge: take', { linkHash: z.string().nullable() })`
    delete from log_in_challenges where token_hash = ${tokenHash} and expires_at > ${now}
    returning encode(link_hash, 'hex') as "linkHash"`;

/** Ends the log-ins of an account that wait for their second step. */
export const removeChallengesOf = (accountId: string) =>
  statement('challenge: remove those of account', {})`
    delete from log_in_challenges where account_id = ${accountId}`;
