import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { hasEmail } from './account.queries';

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
