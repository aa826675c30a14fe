import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../../migrations';
import type { AnyClass } from '../module';
import { newId } from '../ids';
import { aDemoDatabase } from '../../test/demo-database';
import { createDataSource } from './data-source';
import { LAST_REPLACED, migrate } from './migrate';

const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);
/** Both releases run while the processes are replaced one by one, so this changes with each release. */
const LAST_OF_PREVIOUS_RELEASE = 'CreateTestimonials1795746000018';

/** Every migration runs several times, up and down; no test asserts a time. */
const names = migrations.map(({ name }) => name);

const anEmptyDatabase = () => aCopyOf('template1');
const aMigratedDatabase = () => aCopyOf('waymark_template');

async function aCopyOf(template: string): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const lobby = new Client({ connectionString: urlOf('waymark_lobby') });
  await lobby.connect();
  await lobby.query(`create database ${name} template ${template}`);
  await lobby.end();
  return urlOf(name);
}

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  open.push(client);
  return client;
}

async function rows(url: string, statement: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query<{ what: string }>(statement);
  await client.end();
  return result.rows.map(({ what }) => what);
}

/** Every table, column, constraint, index, function, trigger and extension, as text to compare. */
const SCHEMA = `
  select what from (
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as what
      from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
    union all select regexp_replace(pg_get_functiondef(f.oid), '\\s+', ' ', 'g') from pg_proc f where f.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  ) all_of_it order by what`;

/** The columns and functions that statements of a release may name. */
const KNOWN = `
  select format('%s.%s', table_name, column_name) as what
    from information_schema.columns where table_schema = 'public'
  union all select 'function ' || f.oid::regprocedure from pg_proc f where f.pronamespace = 'public'::regnamespace
    and f.prorettype <> 'trigger'::regtype`;

/** The columns that an insert must write. */
const REQUIRED = `
  select format('%s.%s', table_name, column_name) as what from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`;

const schemaOf = (url: string) => rows(url, SCHEMA);

/** The same migrations, which also tell the schema after each, in either direction. */
function telling(tell: (name: string, schema: string[]) => void): AnyClass[] {
  return migrations.map((original) => {
    const migration = new original();
    const schema = async (runner: QueryRunner) =>
      ((await runner.query(SCHEMA)) as { what: string }[]).map(({ what }) => what);
    return class implements MigrationInterface {
      readonly name = original.name;
      async up(runner: QueryRunner): Promise<void> {
        await migration.up(runner);
        tell(original.name, await schema(runner));
      }
      async down(runner: QueryRunner): Promise<void> {
        await (migration as MigrationInterface).down(runner);
        tell(original.name, await schema(runner));
      }
    };
  });
}

/** Reverts the newest migrations, over one connection: all, or as long as the condition holds. */
async function revert(
  url: string,
  { of = migrations, goesOn }: { of?: AnyClass[]; goesOn?: () => Promise<boolean> } = {},
): Promise<void> {
  const source = createDataSource({ url, entities: [], migrations: of, limits: 'none' });
  await source.initialize();
  for (let count = 0; count < of.length && (await (goesOn?.() ?? true)); count++)
    await source.undoLastMigration({ transaction: 'each' });
  await source.destroy();
}

const namesIn = (url: string) => rows(url, 'select name as what from migrations order by id');

/** Reverts the newest migrations up to this one. */
const revertTo = (url: string, name: string) =>
  revert(url, { goesOn: async () => (await namesIn(url)).at(-1) !== name });

const ofBaseline = names.filter((name) => name.slice(-13) < LAST_REPLACED.slice(-13));

/** Makes it look like a database that the migrations before the baseline have made, up to this one. */
async function asBeforeBaseline(url: string, last: string): Promise<void> {
  await revertTo(url, ofBaseline.at(-1)!);
  const client = await connected(url);
  await client.query(
    `delete from migrations; insert into migrations (timestamp, name)
     values (1763712000001, 'CreateAccounts1763712000001'), (${last.slice(-13)}, '${last}')`,
  );
}

describe('the baseline', () => {
  it('is recorded in a database that has the migrations it replaced, and nothing is lost', async () => {
    const url = await aDemoDatabase();
    const tables = await rows(url, `select tablename as what from pg_tables where schemaname = 'public'`);
    const counts = async () => {
      const counted = tables
        .filter((table) => table !== 'migrations')
        .map((table) => `select '${table} ' || count(*) as what from ${table}`);
      return rows(url, `${counted.join(' union all ')} order by 1`);
    };
    const before = { counts: await counts(), schema: await schemaOf(url) };
    expect(ofBaseline.length).toBeGreaterThan(10);
    expect(before.counts).not.toContain('courses 0');
    await asBeforeBaseline(url, LAST_REPLACED);
    const ran = await Promise.all([migrate(url, migrations), migrate(url, migrations)]);
    expect(ran.flat()).toEqual(names.slice(ofBaseline.length));
    expect(await namesIn(url)).toEqual(['CreateAccounts1763712000001', LAST_REPLACED, ...names]);
    expect({ counts: await counts(), schema: await schemaOf(url) }).toEqual(before);
    expect(await migrate(url, migrations)).toEqual([]);
  });

  it('is refused by an older database, which stays as it is', async () => {
    const url = await aMigratedDatabase();
    await asBeforeBaseline(url, 'StoreHints1795745000000');
    await expect(migrate(url, migrations)).rejects.toThrow(
      'The database is of an older version than this one can update. Start the version of November 27, 2026 with it once, then this one.',
    );
    expect(await namesIn(url)).toHaveLength(2);
  });
});

describe('migrations', () => {
  it('are named by their time, and listed oldest first', () => {
    const times = names.map((name) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });

  it('lead up, those of this release down one by one, each leaving what the one before had made, and up to the very same again', async () => {
    const url = await anEmptyDatabase();
    const after: string[][] = [];
    expect(
      await migrate(
        url,
        telling((_, schema) => after.push(schema)),
      ),
    ).toEqual(names);
    expect(after).toHaveLength(names.length);
    expect(await schemaOf(url)).toEqual(after.at(-1));
    expect(after.at(-1)!.length).toBeGreaterThan(100);

    const ofThisRelease = names.slice(names.indexOf(LAST_OF_PREVIOUS_RELEASE) + 1);
    const reverted: string[] = [];
    await revert(url, {
      of: telling((name, schema) => {
        reverted.push(name);
        expect(schema).toEqual(after[names.length - reverted.length - 1]);
      }),
      goesOn: async () => reverted.length < ofThisRelease.length,
    });
    expect(reverted).toEqual(ofThisRelease.toReversed());

    expect(await migrate(url, migrations)).toEqual(ofThisRelease);
    expect(await schemaOf(url)).toEqual(after.at(-1));
  });

  it('let processes of the previous release go on working until they are replaced', async () => {
    const url = await aMigratedDatabase();
    const now = { known: await rows(url, KNOWN), required: await rows(url, REQUIRED) };
    await revertTo(url, LAST_OF_PREVIOUS_RELEASE);
    const before = { known: await rows(url, KNOWN), required: await rows(url, REQUIRED) };
    expect(before.known.filter((each) => !now.known.includes(each))).toEqual([]);
    const tables = new Set(before.known.map((each) => each.split('.')[0]!));
    const ofKnownTables = now.required.filter((each) => tables.has(each.split('.')[0]!));
    expect(ofKnownTables.filter((each) => !before.required.includes(each))).toEqual([]);
  });

  it('run once when several processes start at the same time', async () => {
    const url = await anEmptyDatabase();
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url, migrations)));
    expect(ran.filter((names) => names.length > 0)).toEqual([names]);
    expect(await namesIn(url)).toEqual(names);
    expect(await migrate(url, migrations)).toEqual([]);
  });
});
