import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import { modules } from '../modules';
import { createDataSource } from '../platform/database/data-source';
import { sourceFiles } from './sources';
import { aDatabase } from './test-app';

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource({
    url: await aDatabase(),
    entities: modules.flatMap((module) => module.entities),
    migrations,
    limits: 'none',
  }).initialize();
});
afterAll(() => source.destroy());

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const columnsOfDatabase = () =>
  source.query<ColumnRow[]>(
    `select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as nullable,
       case when c.data_type = 'ARRAY' then ltrim(c.udt_name, '_') || '[]' else c.data_type end as type
     from information_schema.columns c where c.table_schema = 'public' order by 1, 2`,
  );

const FULL_NAME: Record<string, string> = { int: 'integer', timestamptz: 'timestamp with time zone' };

/** Of rows about tables, those about tables that have an entity. */
const withEntity = <Row extends { table: string }>(rows: Row[]): Row[] =>
  rows.filter(({ table }) => source.entityMetadatas.some(({ tableName }) => tableName === table));

it('a column that is passed to a fragment of SQL is qualified, since a bare name can mean a column of a table within the fragment', async () => {
  const columns = new Set((await columnsOfDatabase()).map(({ column }) => column));
  const bare = sourceFiles()
    .filter(({ path: file }) => file.startsWith('server/'))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/[(,]\s*sql`(\w+)`/g)]
        .filter(([, name]) => columns.has(name!))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(bare).toEqual([]);
});

describe('entities and their tables', () => {
  it('have the same columns, of the same type, null where the other may be null', async () => {
    const ofEntities = source.entityMetadatas
      .flatMap(({ tableName, columns }) =>
        columns.map(({ databaseName, type, isArray, isNullable }): ColumnRow => ({
          table: tableName,
          column: databaseName,
          type: `${FULL_NAME[String(type)] ?? String(type)}${isArray ? '[]' : ''}`,
          nullable: isNullable,
        })),
      )
      .sort((a, b) => (`${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1));
    const ofTables = withEntity(await columnsOfDatabase());
    expect(ofEntities.length).toBeGreaterThan(50);
    expect(ofEntities).toEqual(
      ofTables.sort((a, b) => (`${a.table}.${a.column}` < `${b.table}.${b.column}` ? -1 : 1)),
    );
  });

  it('have the same primary keys', async () => {
    const keys = await source.query<{ table: string; columns: string[] }[]>(
      `select conrelid::regclass::text as table, array_agg(a.attname::text order by a.attname) as columns
       from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
       where contype = 'p' and connamespace = 'public'::regnamespace group by 1 order by 1`,
    );
    const ofEntities = source.entityMetadatas.map(({ tableName, primaryColumns }) => ({
      table: tableName,
      columns: primaryColumns.map(({ databaseName }) => databaseName).sort(),
    }));
    const byTable = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1);
    expect(ofEntities.sort(byTable)).toEqual(withEntity(keys).sort(byTable));
  });

  it('have the same foreign keys', async () => {
    const keys = await source.query<{ table: string; key: string }[]>(
      `select conrelid::regclass::text as table, format('%s.%s -> %s %s', conrelid::regclass, string_agg(a.attname, ',' order by a.attname), confrelid::regclass,
         case confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' when 'a' then 'NO ACTION' end) as key
       from pg_constraint f join pg_attribute a on a.attrelid = conrelid and a.attnum = any(conkey)
       where contype = 'f' and connamespace = 'public'::regnamespace group by f.oid, conrelid, confrelid, confdeltype`,
    );
    const ofEntities = source.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys.map(
        ({ columnNames, referencedTablePath, onDelete }) =>
          `${tableName}.${columnNames.toSorted().join(',')} -> ${referencedTablePath} ${onDelete ?? 'NO ACTION'}`,
      ),
    );
    expect(ofEntities.length).toBeGreaterThan(10);
    expect(ofEntities.sort()).toEqual(
      withEntity(keys)
        .map(({ key }) => key)
        .sort(),
    );
  });

  it('give every foreign key an index that begins with it, so that deleting looks at no whole table', async () => {
    const bare = await source.query<{ name: string }[]>(
      `select c.conname as name from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

describe('docs/api and schema.graphql', () => {
  const root = path.resolve(__dirname, '../..');
  const schema = buildSchema(fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
  const folder = path.join(root, 'docs/api');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.graphql'));

  it('has example operations', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s is valid', (name) => {
    const document = parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });
});
