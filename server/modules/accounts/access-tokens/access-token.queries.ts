import { z } from 'zod';
import type { AccessScope } from '../../../platform/access-scopes.rules';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { AccessToken } from './access-token.types';

/** Locks the account for the creation of a token; one row if it still has this password (null: none) and is not suspended. */
export const lockOwner = ({ accountId, passwordHash }: { accountId: string; passwordHash: string | null }) =>
  statement('accounts: lock owner of access tokens', { id: z.string() })`
    select id from accounts
    where id = ${accountId} and password_hash is not distinct from ${passwordHash} and suspended_at is null
    for no key update`;

/** Stores a token unless the account, which must be locked, already has `max`: then no row. */
export const storeToken = (token: {
  tokenHash: Buffer;
  accountId: string;
  name: string;
  scopes: readonly AccessScope[];
  now: Date;
  expiresAt: Date;
  max: number;
}) =>
  statement('accounts: store access token', { id: z.string() })`
    insert into personal_access_tokens (token_hash, account_id, name, scopes, created_at, expires_at)
    select ${token.tokenHash}::bytea, ${token.accountId}::uuid, ${token.name}, ${token.scopes}::text[],
      ${token.now}::timestamptz, ${token.expiresAt}::timestamptz
    where (select count(*) from personal_access_tokens where account_id = ${token.accountId}) < ${token.max}::int
    returning id`;

const tokenShape = fieldsOf(AccessToken);

/** The tokens of an account, newest first. */
export const tokensOf = ({ accountId, now }: { accountId: string; now: Date }) =>
  statement('accounts: access tokens', tokenShape)`
    select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt",
      expires_at <= ${now} as "isExpired", last_used_at as "lastUsedAt", last_used_network as "lastUsedNetwork"
    from personal_access_tokens where account_id = ${accountId} order by created_at desc, id`;

/** Deletes one token of an account; a row with its hash if there was one. */
export const revokeToken = ({ accountId, id }: { accountId: string; id: string }) =>
  statement('accounts: revoke access token', { tokenHash: z.string() })`
    delete from personal_access_tokens where account_id = ${accountId} and id = ${id}
    returning encode(token_hash, 'hex') as "tokenHash"`;

/** Stores when and from where tokens were last used, unless a later use is stored. */
export const storeUses = (uses: readonly { tokenHash: string; usedAt: Date; network: string | null }[]) =>
  statement('accounts: store uses of access tokens', {})`
    update personal_access_tokens t set last_used_at = u.used_at, last_used_network = u.network
    from unnest(${uses.map(({ tokenHash }) => tokenHash)}::text[],
      ${uses.map(({ usedAt }) => usedAt.toISOString())}::timestamptz[],
      ${uses.map(({ network }) => network)}::text[]) u (token_hash, used_at, network)
    where t.token_hash = decode(u.token_hash, 'hex')
      and (t.last_used_at is null or t.last_used_at < u.used_at)`;
