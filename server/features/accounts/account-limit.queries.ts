import sql from 'sql-template-tag';
import { statement } from '../../platform/database/statement';

/** Locks an account until the transaction ends, so that what one of its limits counts is written one after the other. */
export const lockForLimit = (accountId: string) =>
  statement(
    'accounts: lock for limit',
    {},
    sql`select from accounts where id = ${accountId} for no key update`,
  );
