import { raw } from 'sql-template-tag';
import { statement } from './database/statement';

/** Deletes the rows of a table whose `expires_at` is not after this time. */
export const removeExpired = (table: string, time: Date) =>
  statement(`expired rows: remove from ${table}`, {})`
    delete from ${raw(table)} where expires_at <= ${time}`;
