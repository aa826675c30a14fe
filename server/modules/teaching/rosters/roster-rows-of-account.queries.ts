import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import type { Removal } from '../../../platform/personal-data';
import { addressesOf } from '../../accounts/account.queries';

/** Deletes rows with the address of the account, and counts them in their imports no more. */
export const removeRosterRowsOf: Removal = (accountId, max) => [
  // In this order, like an import that is running.
  statement(
    'rosters: lock imports of account',
    {},
    sql`
      select from roster_imports where id in (
        select import_id from roster_rows where email in ${addressesOf(accountId)})
      order by id for update`,
  ),
  statement(
    'rosters: remove rows of account',
    { removed: z.int() },
    sql`
      with removed as (
        delete from roster_rows where (import_id, number) in (
          select import_id, number from roster_rows where email in ${addressesOf(accountId)} limit ${max})
        returning import_id, outcome
      ), counted as (
        update roster_imports i set row_count = row_count - r.all_rows, done_count = done_count - r.done_rows
        from (select import_id, count(*) as all_rows, count(outcome) as done_rows from removed group by import_id) r
        where i.id = r.import_id
      )
      select count(*)::int as removed from removed`,
  ),
];
