import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';

/** Stores that an account is to prove its own address, in place of another address that it wanted. */
export const storeEmailConfirmation = (wanted: { accountId: string; tokenHash: Buffer; expiresAt: Date }) =>
  statement(
    'accounts: store email confirmation',
    {},
    sql`
      insert into email_changes (account_id, new_email, token_hash, expires_at)
      select id, email, ${wanted.tokenHash}::bytea, ${wanted.expiresAt}::timestamptz from accounts
      where id = ${wanted.accountId}
      on conflict (account_id) do update
        set new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  );
