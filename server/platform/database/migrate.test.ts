import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { newId } from '../ids';
import { createDataSource } from './data-source';
import { migrate } from './migrate';

const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);
const names = migrations.map(({ name }) => name);

async function anEmptyDatabase(): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const lobby = new Client({ connectionString: urlOf('waymark_lobby') });
  await lobby.connect();
  await lobby.query(`create database ${name}`);
  await lobby.end();
  return urlOf(name);
}

async function rows(url: string, statement: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query<{ what: string }>(statement);
  await client.end();
  return result.rows.map(({ what }) => what);
}

/** Every table, column, constraint, index, function, trigger and extension, as text to compare. */
const schemaOf = (url: string) =>
  rows(
    url,
    `select what from (
       select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as what
         from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
       union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations'
       union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
       union all select regexp_replace(pg_get_functiondef(f.oid), '\\s+', ' ', 'g') from pg_proc f where f.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
       union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
     ) all_of_it order by what`,
  );

async function revertAll(url: string): Promise<void> {
  const source = createDataSource({ url, entities: [], migrations, limits: 'none' });
  await source.initialize();
  for (let count = 0; count < migrations.length; count++)
    await source.undoLastMigration({ transaction: 'each' });
  await source.destroy();
}

describe('migrations', () => {
  it('are named by their time, and listed oldest first', () => {
    const times = names.map((name) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });

  it('lead up, all the way down to nothing, and up to the very same again', async () => {
    const url = await anEmptyDatabase();
    expect(await migrate(url, migrations)).toEqual(names);
    const schema = await schemaOf(url);
    expect(schema.length).toBeGreaterThan(100);
    await revertAll(url);
    expect(await schemaOf(url)).toEqual([]);
    expect(await migrate(url, migrations)).toEqual(names);
    expect(await schemaOf(url)).toEqual(schema);
  });

  it('go down one by one, each leaving what the one before had made', async () => {
    const url = await anEmptyDatabase();
    const after = [];
    for (let count = 1; count <= migrations.length; count++) {
      await migrate(url, migrations.slice(0, count));
      after.push(await schemaOf(url));
    }
    const source = createDataSource({ url, entities: [], migrations, limits: 'none' });
    await source.initialize();
    for (let count = migrations.length - 1; count > 0; count--) {
      await source.undoLastMigration({ transaction: 'each' });
      expect(await schemaOf(url)).toEqual(after[count - 1]);
    }
    await source.destroy();
  });

  it('keep linked identities, proved emails, and who has no password, on the way back before sign-in providers and forward', async () => {
    const url = await anEmptyDatabase();
    await migrate(url, migrations);
    const client = new Client({ connectionString: url });
    await client.connect();
    const [linked, withPassword, deleted, leaving] = [newId(), newId(), newId(), newId()];
    await client.query(
      `insert into accounts (id, email, name, role, password_hash, created_at, email_proved_at) values
        ('${linked}', 'linked@example.org', 'Linked', 'STUDENT', null, now(), '2026-02-01'),
        ('${withPassword}', 'both@example.org', 'Both', 'STUDENT', 'a hash', now(), '2026-03-01'),
        ('${deleted}', 'deleted@example.org', 'Deleted', 'STUDENT', '', now(), null),
        ('${leaving}', 'leaving@example.org', 'Leaving', 'STUDENT', 'a hash', now(), null);
       insert into account_deletions (account_id, requested_at, due_at, deleted_at, name, unpublished_course_ids)
        values ('${deleted}', now(), now(), now(), 'Deleted', '{}');
       insert into account_identities (id, account_id, issuer, subject, email, role, linked_at) values
        ('${newId()}', '${linked}', 'https://school.example', 'one', 'linked@example.org', null, now()),
        ('${newId()}', '${withPassword}', 'https://school.example', 'two', 'both@example.org', 'ADMIN', now()),
        ('${newId()}', '${leaving}', 'https://school.example', 'three', 'leaving@example.org', null, now())`,
    );
    const states = async () => ({
      identities: (
        await client.query('select * from account_identities where account_id <> $1 order by subject', [
          leaving,
        ])
      ).rows,
      accounts: (await client.query('select id, password_hash, email_proved_at from accounts order by email'))
        .rows,
    });
    const before = await states();
    const source = createDataSource({ url, entities: [], migrations, limits: 'none' });
    await source.initialize();
    const hasProviders = async () =>
      (await client.query(`select to_regclass('account_identities') is not null as has`)).rows[0].has;
    while (await hasProviders()) await source.undoLastMigration({ transaction: 'each' });
    await source.destroy();
    expect((await client.query(`select password_hash from accounts where id = '${linked}'`)).rows).toEqual([
      { password_hash: '' },
    ]);
    await client.query(
      `insert into account_deletions (account_id, requested_at, due_at, deleted_at, name, unpublished_course_ids)
        values ('${leaving}', now(), now(), now(), 'Leaving', '{}')`,
    );
    await migrate(url, migrations);
    expect(await states()).toEqual(before);
    const restored = await client.query('select from account_identities where account_id = $1', [leaving]);
    expect(restored.rows).toEqual([]);
    expect((await client.query(`select to_regnamespace('kept') as kept`)).rows).toEqual([{ kept: null }]);
    await client.end();
  });

  it('run once when several processes start at the same time', async () => {
    const url = await anEmptyDatabase();
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url, migrations)));
    expect(ran.filter((names) => names.length > 0)).toEqual([names]);
    expect(await rows(url, 'select name as what from migrations order by id')).toEqual(names);
    expect(await migrate(url, migrations)).toEqual([]);
  });

  it('leave nothing of one that fails, and let go of the lock', async () => {
    const url = await anEmptyDatabase();
    class Broken1999999999999 {
      async up(runner: { query(statement: string): Promise<unknown> }) {
        await runner.query('create table half_done (id int)');
        await runner.query('select no_such_function()');
      }
      async down() {}
    }
    await expect(migrate(url, [...migrations, Broken1999999999999])).rejects.toThrow('no_such_function');
    expect(await rows(url, `select tablename as what from pg_tables where tablename = 'half_done'`)).toEqual(
      [],
    );
    expect(await rows(url, 'select name as what from migrations order by id')).toEqual(names);
    expect(await migrate(url, migrations)).toEqual([]);
  });
});
