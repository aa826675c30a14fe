import sql from 'sql-template-tag';
import { z } from 'zod';
import { ALL_SCOPES } from '../../platform/access-scopes.rules';
import { statement } from '../../platform/database/statement';
import { isDeleted } from './account-deletion.queries';
import { lacksSecondFactor } from './second-factor-state.queries';
import { accountColumns, accountShape } from './session.queries';

/**
 * The account of an unexpired token, with its scopes; no row if it is suspended, about to be deleted, or lacks a second
 * factor that the settings require.
 */
export const viewerOfAccessToken = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement(
    'accounts: viewer of access token',
    { ...accountShape, scopes: z.array(z.enum(ALL_SCOPES)), expiresAt: z.date() },
    sql`
      select ${accountColumns}, t.scopes, t.expires_at as "expiresAt"
      from personal_access_tokens t join accounts a on a.id = t.account_id
      where t.token_hash = ${tokenHash} and t.expires_at > ${now}
        and a.suspended_at is null and not ${isDeleted(sql`a.id`)} and not ${lacksSecondFactor}`,
  );

/** Deletes all tokens of an account; a row with the hash of each. */
export const revokeTokensOf = (accountId: string) =>
  statement(
    'accounts: revoke access tokens',
    { tokenHash: z.string() },
    sql`
      with revoked as (delete from personal_access_tokens where account_id = ${accountId} returning token_hash)
      select encode(token_hash, 'hex') as "tokenHash" from revoked`,
  );
