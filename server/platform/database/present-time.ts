import sql, { type Sql } from 'sql-template-tag';

/**
 * The present time in a statement, the same wherever it evaluates this expression: the database's clock, unless
 * `fixedTime` (`Clock.fixedTime`) is the time of a test.
 */
export const presentTime = (fixedTime: Date | null): Sql =>
  sql`(select coalesce(${fixedTime}::timestamptz, clock_timestamp()))`;
