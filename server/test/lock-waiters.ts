import type { Database } from '../platform/database/database';
import { eventually } from './eventually';

/**
 * How many connections wait for a lock in this database: the other databases of the server belong to other test files.
 * Counts only the statement of that name, if one is given. Within a transaction, the count would never change.
 */
export async function lockWaiters(database: Database, statementName?: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [statementName === undefined ? '%' : `%/* ${statementName} */%`],
  );
  return row!.count;
}

/** Waits until at least this many connections wait for a lock in this database. */
export async function untilWaiting(database: Database, count = 1, statementName?: string): Promise<void> {
  await eventually(async () =>
    expect(await lockWaiters(database, statementName)).toBeGreaterThanOrEqual(count),
  );
}
