import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import type { PersonalData } from '../../../platform/personal-data';
import { addressesOf } from '../account.queries';

/** A column with its type in PostgreSQL, and its place in the primary key, from 1; null: not part of it. */
export interface TableColumn {
  name: string;
  type: string;
  keyPlace: number | null;
}

/** The columns of every table with a primary key. */
export const tableColumns = statement('accounts: columns of tables', {
  table: z.string(),
  columns: jsonOf<TableColumn[]>(),
})`
    select c.relname as table, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod), 'keyPlace', array_position(p.conkey, a.attnum))
      order by a.attnum) as columns
    from pg_constraint p join pg_class c on c.oid = p.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where p.contype = 'p' and p.connamespace = 'public'::regnamespace
    group by c.relname`;

/** Whether a row with this alias belongs to the account, directly or through the rows of other entries. */
export function belongsTo(
  accountId: string,
  { person }: PersonalData,
  entries: readonly PersonalData[],
  alias = 't',
): Sql {
  if (typeof person === 'string') return sql`${raw(`${alias}.${person}`)} = ${accountId}`;
  if ('address' in person) return sql`${raw(`${alias}.${person.address}`)} in ${addressesOf(accountId)}`;
  const parent = entries.find(({ table }) => table === person.table);
  if (!parent) throw new Error(`${person.table} is not listed`);
  const parentAlias = `${alias}p`;
  return sql`${raw(`${alias}.${person.column}`)} in (
    select ${raw(`${parentAlias}.id from ${parent.table} ${parentAlias}`)}
    where ${belongsTo(accountId, parent, entries, parentAlias)})`;
}

interface Page {
  accountId: string;
  entry: PersonalData;
  /** All entries, through which it is reached. */
  entries: readonly PersonalData[];
  /** The primary key. */
  key: readonly TableColumn[];
  /** The key of the previous page's last row; null for the first page. */
  after: readonly string[] | null;
  rows: number;
}

const pageShape = { row: jsonOf<Record<string, unknown>>(), key: z.array(z.string()) };

/** Rows of one entry in the order of their key, with these columns. */
function page(name: string, columns: Sql, { accountId, entry, entries, key, after, rows }: Page) {
  const keyColumns = raw(key.map((column) => `t.${column.name}`).join(', '));
  const afterKey = join(
    key.map(({ type }, index) => sql`(${after}::text[])[${raw(String(index + 1))}]::${raw(type)}`),
  );
  return statement(name, pageShape)`
    select (select to_json(r) from (select ${columns}) r) as row,
      array[${raw(key.map((column) => `t.${column.name}::text`).join(', '))}] as key
    from ${raw(entry.table)} t
    where ${belongsTo(accountId, entry, entries)}
      and (${after}::text[] is null or (${keyColumns}) > (${afterKey}))
    order by ${keyColumns} limit ${rows}`;
}

/** Rows with these columns; null for one that contains a file. */
export const exportedRows = (part: Page & { columns: readonly string[] }) => {
  const { files } = part.entry;
  const columns = part.columns.map((column) => (column in files ? `null as ${column}` : `t.${column}`));
  return page('accounts: export rows', raw(columns.join(', ')), part);
};

/** Rows with the columns that contain files, as Base64. */
export const exportedFiles = (part: Page) => {
  const columns = Object.keys(part.entry.files).map((column) => `encode(t.${column}, 'base64') as ${column}`);
  return page('accounts: export files', raw(columns.join(', ')), part);
};
