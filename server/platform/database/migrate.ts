import { z } from 'zod';
import type { QueryRunner } from 'typeorm';
import type { Database } from './database';
import { DatabaseNotUsable } from './reach';
import { statement } from './statement';
import type { AnyClass } from '../module';
import { createDataSource } from './data-source';

const withoutTable = (names: string[]) =>
  statement('platform: missing tables', { name: z.string() })`
    select name from unnest(${names}::text[]) as name where to_regclass(quote_ident(name)) is null order by name`;

/** Tables of entities that the database lacks, as after a backup that was restored in part. */
export async function missingTables(database: Database): Promise<string[]> {
  const names = database.source.entityMetadatas.map(({ tableName }) => tableName);
  return (await database.rows(withoutTable(names))).map(({ name }) => name);
}

/** Throws DatabaseNotUsable if a table of an entity is missing, so that nobody works with a part of the data. */
export async function refuseMissingTables(database: Database): Promise<void> {
  const missing = await missingTables(database);
  if (missing.length > 0)
    throw new DatabaseNotUsable(
      `The database lacks tables of Waymark: ${missing.join(', ')}. A backup was probably restored with errors. ` +
        'Restore it again as docs/operations.md describes, under “Backup and restore”.',
    );
}

/**
 * Any number not used as a lock elsewhere in this database; serializes the migrations of processes that start together.
 */
const MIGRATION_LOCK = 7_239_101;

/** The last migration that the baseline replaced: whoever ran it has all that the baseline creates. */
export const LAST_REPLACED = 'SearchCoursesInDatabase1795746500000';

/**
 * Migrates the database to the newest version and returns the names of the migrations that ran; safe to call from
 * several processes at once. Throws DatabaseNotUsable if the database is older than the baseline. `url` must be
 * PostgreSQL itself: behind a transaction pooler the advisory lock would end up on another client's connection.
 */
export async function migrate(url: string, migrations: AnyClass[]): Promise<string[]> {
  const source = await createDataSource({ url, entities: [], migrations, limits: 'none' }).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await recordBaseline(lock, migrations);
    const ran = await source.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    // PostgreSQL releases the lock when its connection closes, even if the connection was lost meanwhile.
    await lock.release();
    await source.destroy();
  }
}

/** Records the baseline as run in a database that has the migrations that it replaced. */
async function recordBaseline(runner: QueryRunner, migrations: AnyClass[]): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows = (await runner.query('select name from migrations')) as { name: string }[];
  const recorded = new Set(rows.map(({ name }) => name));
  const baseline = migrations.map(({ name }) => name).filter((name) => timeOf(name) <= timeOf(LAST_REPLACED));
  if (recorded.size === 0 || recorded.has(baseline[0]!)) return;
  if (!recorded.has(LAST_REPLACED))
    throw new DatabaseNotUsable(
      'The database is of an older version than this one can update. Start the version of November 27, 2026 with it once, then this one.',
    );
  await runner.query(
    'insert into migrations (timestamp, name) select * from unnest($1::bigint[], $2::text[])',
    [baseline.map(timeOf), baseline],
  );
}

const timeOf = (migration: string): number => Number(migration.slice(-13));
