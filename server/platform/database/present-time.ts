/**
 * The present time in a statement, the same wherever it evaluates this expression: the database's clock, unless the
 * parameter (`Clock.fixedTime`) carries the time of a test.
 */
export const presentTime = (parameter: string) =>
  `(select coalesce(${parameter}::timestamptz, clock_timestamp()))`;
