import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';

/**
 * Locks an account's row until the transaction ends. What one of its limits counts, every change of its second factor and
 * every use of a code begins with it, so that they take turns, and no two of them wait for each other.
 */
export const lockAccount = (accountId: string) =>
  statement(
    'accounts: lock account',
    {},
    sql`select from accounts where id = ${accountId} for no key update`,
  );
