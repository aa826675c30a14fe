import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL for the present time, constant within a statement: the database's clock, or `fixedTime` (`Clock.fixedTime`) in
 * tests.
 */
export const presentTime = (fixedTime: Date | null): Sql =>
  sql`(select coalesce(${fixedTime}::timestamptz, clock_timestamp()))`;
