import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';

/** Stores that a new account has to prove its own address. */
export const storeEmailConfirmation = (wanted: {
  id: string;
  email: string;
  tokenHash: Buffer;
  expiresAt: Date;
}) =>
  statement(
    'accounts: store email confirmation',
    {},
    sql`
      insert into email_changes (account_id, new_email, token_hash, expires_at)
      values (${wanted.id}, ${wanted.email}, ${wanted.tokenHash}, ${wanted.expiresAt})`,
  );
