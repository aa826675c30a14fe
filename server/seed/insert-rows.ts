import { raw } from 'sql-template-tag';
import { snakeCase } from '../platform/database/data-source';
import type { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

/**
 * Inserts rows in one statement with two parameters, at a fraction of a repository's cost. Each of `rows` has the same
 * keys, the names of columns in camel case; `shared` has those of columns that all rows have in common.
 */
export async function insertRows(
  database: Database,
  table: string,
  rows: readonly object[],
  shared: object = {},
): Promise<void> {
  const into = raw(table);
  const names = raw(Object.keys(columnsOf({ ...rows[0], ...shared })).join(', '));
  await database.rows(
    statement('seed: insert rows', {})`
    insert into ${into} (${names})
    select ${names} from jsonb_array_elements(${JSON.stringify(rows.map(columnsOf))}::jsonb) as given (columns),
      jsonb_populate_record(null::${into}, given.columns || ${JSON.stringify(columnsOf(shared))}::jsonb)`,
  );
}

const columnsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      snakeCase(key),
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
