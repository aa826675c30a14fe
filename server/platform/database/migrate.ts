import type { AnyClass } from '../feature';
import { createDataSource } from './data-source';

/**
 * Any number not used as a lock elsewhere in this database; serializes the migrations of processes that start together.
 */
const MIGRATION_LOCK = 7_239_101;

/**
 * Migrates the database to the newest version and returns the names of the migrations that ran; safe to call from
 * several processes at once. `url` must be PostgreSQL itself: behind a transaction pooler the advisory lock would end
 * up on another client's connection.
 */
export async function migrate(url: string, migrations: AnyClass[]): Promise<string[]> {
  const source = await createDataSource({ url, entities: [], migrations, limits: 'none' }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    // PostgreSQL releases the lock when its connection closes, even if the connection was lost meanwhile.
    await lock.release();
    await source.destroy();
  }
}
