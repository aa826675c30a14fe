import fs from 'node:fs';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import { modules } from '../modules';
import { createDataSource } from '../platform/database/data-source';
import type { PersonalData } from '../platform/personal-data';
import { printedStoredData } from '../print-stored-data';
import { aDatabase } from './test-app';

// Every table that refers to a person says in its module how it is exported and what deleting the account does to it.

const groups = modules.flatMap(({ personalData = [] }) => personalData);
const entries = groups.flatMap(({ tables }) => tables);
const groupOf = new Map(groups.flatMap((group) => group.tables.map((entry) => [entry, group] as const)));
const columnOf = ({ person }: PersonalData) =>
  typeof person === 'string' ? person : 'address' in person ? person.address : person.column;

/** Columns that hold an account's id, with or without a foreign key. */
const PERSON_COLUMN = /(^|_)(account|student|instructor|recipient|sender|author|owner|user|viewer)_id$/;
/** Columns with hashes and keys that are not bytes. */
const SECRET_COLUMN = /_hash$|secret|password|fingerprint|token$/;
const ADDRESS_COLUMN = /(^|_)email$/;
const NAME_COLUMN = /^(student|instructor|person|sort)_name$/;

let source: DataSource;
let columns: { table: string; column: string; type: string }[];
let keys: { table: string; columns: string[]; target: string }[];

beforeAll(async () => {
  source = await createDataSource({
    url: await aDatabase(),
    entities: modules.flatMap((module) => module.entities),
    migrations,
    limits: 'none',
  }).initialize();
  columns = await source.query(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' order by 1, ordinal_position`,
  );
  keys = await source.query(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target,
       (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
});
afterAll(() => source.destroy());

const columnsOf = (table: string) => columns.filter((one) => one.table === table).map(({ column }) => column);

describe('the register of personal data', () => {
  it('lists every column that refers to an account', () => {
    const references = [
      ...keys
        .filter(({ target }) => target === 'accounts')
        .flatMap(({ table, columns: [column] }) => ({ table, column: column! })),
      ...columns.filter(({ column }) => PERSON_COLUMN.test(column)),
    ];
    expect(references.length).toBeGreaterThan(40);
    const missing = references.filter(
      ({ table, column }) => !entries.some((entry) => entry.table === table && columnOf(entry) === column),
    );
    expect([...new Set(missing.map(({ table, column }) => sentence(table, column)))]).toEqual([]);
  });

  it('says of every column with an address or a name of a person whose it is', () => {
    const texts = columns.filter(
      ({ table, column }) =>
        ADDRESS_COLUMN.test(column) ||
        NAME_COLUMN.test(column) ||
        // A name beside an address is that of the person.
        (column === 'name' && columnsOf(table).some((other) => ADDRESS_COLUMN.test(other))),
    );
    expect(texts.length).toBeGreaterThan(15);
    const missing = texts.filter(
      ({ table, column }) =>
        !entries.some(
          ({ person, identifies, ...entry }) =>
            entry.table === table &&
            (identifies.includes(column) ||
              (typeof person !== 'string' && 'address' in person && person.address === column)),
        ),
    );
    expect(
      missing.map(
        ({ table, column }) =>
          `Add ${table}.${column} to \`identifies\` of the entry of its person, or an entry with person: { address: '${column}' }`,
      ),
    ).toEqual([]);
    const unknown = entries.flatMap(({ table, identifies }) =>
      identifies
        .filter((column) => !columnsOf(table).includes(column))
        .map((column) => `${table}.${column}: no such column`),
    );
    expect(unknown).toEqual([]);
  });

  it('lists every table that refers to a listed one', () => {
    const reached = new Set(['accounts']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { table, target } of keys) if (reached.has(target)) reached.add(table);
    }
    expect(reached.size).toBeGreaterThan(30);
    const listed = new Set(entries.map(({ table }) => table));
    const missing = [...reached].filter((table) => !listed.has(table));
    expect(
      missing.map((table) => sentence(table, keys.find((key) => key.table === table)!.columns[0]!)),
    ).toEqual([]);
  });

  it('names existing tables and columns', () => {
    const unknown = entries.flatMap((entry) =>
      [columnOf(entry), ...Object.keys(entry.withheld), ...Object.keys(entry.files)]
        .filter((column) => !columnsOf(entry.table).includes(column))
        .map((column) => `${entry.table}.${column}: no such column`),
    );
    expect(unknown).toEqual([]);
  });

  it('exports no secret, and no column about another person', () => {
    const shown = entries
      .filter(({ notExported }) => notExported === null)
      .flatMap((entry) =>
        columns
          .filter(
            ({ table, column, type }) => table === entry.table && type !== 'bytea' && column !== 'account_id',
          )
          .map(({ column }) => column)
          .filter((column) => SECRET_COLUMN.test(column) || PERSON_COLUMN.test(column))
          .filter((column) => column !== columnOf(entry) && !(column in entry.withheld))
          .map((column) => `${entry.table}.${column}: withhold it, with a reason`),
      );
    expect(shown).toEqual([]);
    expect(columns.filter(({ type }) => type === 'bytea').length).toBeGreaterThan(10);
  });

  it('lists a table that is reached through another one in the order in which rows can be deleted', () => {
    const wrong = entries.flatMap((entry) => {
      if (typeof entry.person === 'string' || 'address' in entry.person) return [];
      const { table: through } = entry.person;
      const parent = entries.find(({ table }) => table === through);
      if (!parent) return [`${entry.table}: ${through} is not listed`];
      const isDeletedLater =
        groupOf.get(entry) !== groupOf.get(parent) || entries.indexOf(entry) < entries.indexOf(parent);
      return parent.onDeletion === 'deleted' && !isDeletedLater
        ? [`${entry.table}: list it before ${through}, whose rows lead to it`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has one name for each file of the export', () => {
    const names = entries
      .filter(({ notExported }) => notExported === null)
      .map(({ exportName }) => exportName);
    expect(names).toEqual([...new Set(names)]);
  });

  it('is what the privacy page shows', () => {
    // `npm run codegen` prints it again.
    expect(fs.readFileSync('client/src/app/landing/__generated__/storedData.generated.ts', 'utf8')).toBe(
      printedStoredData(),
    );
  });

  it('says why the data is needed, and for each kind of data what it is', () => {
    expect(groups.filter(({ purpose }) => !/^To .{10}/.test(purpose))).toEqual([]);
    expect(entries.filter(({ about }) => about.trim().length < 5)).toEqual([]);
  });

  it('says why something is not exported or stays', () => {
    const silent = entries.filter(({ notExported, onDeletion, withheld }) => {
      const reasons = [
        ...(notExported === null ? [] : [notExported]),
        ...Object.values(withheld),
        ...(typeof onDeletion === 'string' || 'deletedBy' in onDeletion ? [] : Object.values(onDeletion)),
      ];
      return reasons.some((reason) => reason.trim().length < 5);
    });
    expect(silent.map(({ table }) => table)).toEqual([]);
  });
});

const sentence = (table: string, column: string) =>
  `Add { table: '${table}', person: '${column}', about: … } to the personalData of its *.module.ts, see server/platform/personal-data.ts`;
