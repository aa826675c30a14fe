import { raw } from 'sql-template-tag';
import { snakeCase } from '../platform/database/data-source';
import type { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/**
 * Inserts rows in one statement with one parameter, at a fraction of a repository's cost. Each has the same keys, the
 * names of columns in camel case.
 */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const into = raw(table);
  const names = raw(Object.keys(columnsOf(rows[0]!)).join(', '));
  await database.rows(
    statement('seed: insert rows', {})`
    insert into ${into} (${names})
    select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows.map(columnsOf))}::jsonb)`,
  );
}

const columnsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      snakeCase(key),
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
