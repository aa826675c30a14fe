import type { Database } from '../platform/database/database';

/**
 * Many rows in one statement with two parameters, which costs a fraction of what a repository does with them. `rows` name
 * every column in the entity's spelling, but those that `shared` gives to all of them.
 */
export async function insertRows(
  database: Database,
  table: 'questions' | 'quiz_attempts',
  rows: readonly object[],
  shared: object = {},
): Promise<void> {
  await database.query(
    `/* seed: insert rows */
    insert into ${table} select r.* from jsonb_array_elements($1::jsonb) as given (row),
      jsonb_populate_record(null::${table}, given.row || $2::jsonb) as r`,
    [JSON.stringify(rows.map(columnsOf)), JSON.stringify(columnsOf(shared))],
  );
}

const columnsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  );
