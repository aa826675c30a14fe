import type { AnyClass } from '../feature';
import { createDataSource } from './data-source';

/** Any number that nothing else in this database locks; it makes processes that start together migrate one by one. */
const MIGRATION_LOCK = 7_239_101;

/**
 * Brings the database to the newest migration; safe in any number of processes at once. Returns the names that ran.
 * `url` must reach PostgreSQL itself: a transaction pooler would hand the lock to somebody else.
 */
export async function migrate(url: string, migrations: AnyClass[]): Promise<string[]> {
  const source = await createDataSource({ url, entities: [], migrations, limits: 'none' }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    // PostgreSQL releases the lock when its connection ends, which also holds for one that has died meanwhile.
    await lock.release();
    await source.destroy();
  }
}
