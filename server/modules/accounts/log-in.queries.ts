import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { hasEmail, lacksSecondFactor } from './account.queries';
import { accountColumns, accountShape, networkHash } from './session.queries';

/** Where a log-in comes from; networks used since `knownSince` are known. */
export interface LogInOrigin {
  address: string;
  knownSince: Date;
}

/** What a log-in needs of an account. */
export const logInShape = {
  ...accountShape,
  isKnownAddress: z.boolean(),
  deletionDueAt: z.date().nullable(),
  hasSecondFactor: z.boolean(),
};

/** An account `a` in this shape. */
export const logInColumns = ({ address, knownSince }: LogInOrigin) => sql`
        ${accountColumns}, a.second_factor_since is not null as "hasSecondFactor",
        (select d.due_at from account_deletions d where d.account_id = a.id) as "deletionDueAt",
        exists (
          select from account_networks n
          where n.account_id = a.id and n.network_hash = ${networkHash(sql`a.id`, address)}
            and n.last_used_at > ${knownSince}
        ) as "isKnownAddress"`;

/** The account with this canonical email, and its password hash. */
export const accountForLogIn = ({ email, ...origin }: LogInOrigin & { email: string }) =>
  statement('accounts: account for log-in', {
    ...logInShape,
    passwordHash: z.string().nullable(),
    isSuspended: z.boolean(),
    lacksSecondFactor: z.boolean(),
  })`
    select ${logInColumns(origin)}, a.password_hash as "passwordHash",
      a.suspended_at is not null as "isSuspended", ${lacksSecondFactor} as "lacksSecondFactor"
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
export const accountOfChallenge = ({
  tokenHash,
  now,
  ...origin
}: LogInOrigin & { tokenHash: Buffer; now: Date }) =>
  statement('challenge: account', logInShape)`
    select ${logInColumns(origin)}
    from log_in_challenges c join accounts a on a.id = c.account_id
    where c.token_hash = ${tokenHash} and c.expires_at > ${now}`;

/** Deletes a valid challenge while reading it, so that of two uses at once only one gets the row. */
export const takeChallenge = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('challenge: take', { linkHash: z.string().nullable() })`
    delete from log_in_challenges where token_hash = ${tokenHash} and expires_at > ${now}
    returning encode(link_hash, 'hex') as "linkHash"`;

/** Ends the log-ins of an account that wait for their second step. */
export const removeChallengesOf = (accountId: string) =>
  statement('challenge: remove those of account', {})`
    delete from log_in_challenges where account_id = ${accountId}`;
