import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';

/** Stores that an account is to prove its own address, in place of another address that it wanted. */
export const storeEmailConfirmation = (input: { accountId: string; tokenHash: Buffer; expiresAt: Date }) =>
  statement(
    'accounts: store email confirmation',
    {},
    sql`
      insert into email_changes (account_id, new_email, token_hash, expires_at)
      select id, email, ${input.tokenHash}::bytea, ${input.expiresAt}::timestamptz from accounts
      where id = ${input.accountId}
      on conflict (account_id) do update
        set new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  );
