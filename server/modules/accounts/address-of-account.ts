import sql, { type Sql } from 'sql-template-tag';

/**
 * The addresses that rows about this account's owner may have: its own, and the one that it had before its owner asked
 * to delete it, which no other account can have until it is deleted.
 */
export const addressesOf = (accountId: string): Sql => sql`(
  select email from accounts where id = ${accountId}
  union all
  select email from account_deletions where account_id = ${accountId})`;
