import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from './database';
import { DatabaseNotUsable } from './reach';
import { statement } from './statement';

const withoutTable = (names: string[]) =>
  statement(
    'platform: missing tables',
    { name: z.string() },
    sql`select name from unnest(${names}::text[]) as name where to_regclass(quote_ident(name)) is null order by name`,
  );

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
