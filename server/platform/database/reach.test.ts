import { Client } from 'pg';
import { describeWithPgBouncer, startPgBouncer, type PgBouncer } from '../../test/pgbouncer';
import { refusingPooler } from '../../test/refusing-pooler';
import { aDatabase } from '../../test/test-app';
import { createDataSource } from './data-source';
import { SERVER_LIMITS, setRoleLimits } from './limits';
import { PostgresClient } from './postgres-client';
import { reachDatabase } from './reach';

const LIMITS = Object.entries(SERVER_LIMITS)
  .map(([name, milliseconds]) => ({ name, setting: String(milliseconds) }))
  .sort((a, b) => a.name.localeCompare(b.name));
const NEEDS_DIRECT_URL =
  /^DATABASE_URL \(127\.0\.0\.1:\d+\/test_\w+\) is a connection pooler .* Set DATABASE_DIRECT_URL to /;

let url: string;
beforeEach(async () => {
  url = await aDatabase();
});

async function asked(statement: string, address = url): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

const limitsOn = (address: string) =>
  asked(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    address,
  );

describe('one address', () => {
  it('takes the limits with each connection', async () => {
    expect(await reachDatabase(url, null)).toEqual({ limits: 'startup', warning: null });
  });

  it('that is a pooler is refused with what to set', async () => {
    const pooler = await refusingPooler(url);
    await expect(reachDatabase(pooler.url, null)).rejects.toThrow(NEEDS_DIRECT_URL);
    await expect(reachDatabase(pooler.url, null)).rejects.not.toThrow(new URL(url).password);
    await pooler.close();
  });

  it('without UTF-8 is refused with the command that makes a right one', async () => {
    await asked(`create database ascii template template0 encoding 'SQL_ASCII' locale 'C'`);
    const ascii = url.replace(/[^/]+$/, 'ascii');
    await expect(reachDatabase(ascii, null)).rejects.toThrow(/has the encoding SQL_ASCII.*--encoding UTF8/);
  });

  it('where nobody answers is named, without the password', async () => {
    const nowhere = 'postgres://me:secret@127.0.0.1:1/nothing';
    const refusal = reachDatabase(nowhere, null);
    await expect(refusal).rejects.toThrow(
      /^The database 127\.0\.0\.1:1\/nothing cannot be used: .*DATABASE_URL/,
    );
    await expect(refusal).rejects.not.toThrow('secret');
    await expect(reachDatabase(url, nowhere)).rejects.toThrow('Check DATABASE_DIRECT_URL');
    await expect(reachDatabase(nowhere, url)).rejects.toThrow('Check DATABASE_URL');
  });
});

describe('a pooler beside the database itself', () => {
  it('has the limits as defaults of its role, which is no superuser', async () => {
    const pooler = await refusingPooler(url);
    expect(await reachDatabase(pooler.url, url)).toEqual({ limits: 'role', warning: null });
    expect(await limitsOn(pooler.url)).toEqual(LIMITS);
    expect(await asked('select from pg_roles where rolname = current_user and rolsuper')).toEqual([]);
    await pooler.close();
  });

  it('can be changed by many processes that start together', async () => {
    const clients = Array.from({ length: 20 }, () => new PostgresClient({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    try {
      const changed = await Promise.all(clients.map((client) => setRoleLimits(client, client.user!)));
      expect(changed).toEqual(clients.map(() => true));
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  });

  it('leaves migrations without limits', async () => {
    await reachDatabase(url, url);
    const source = await createDataSource({ url, entities: [], limits: 'none' }).initialize();
    const [row] = await source.query<{ statement: string; lock: string }[]>(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    expect(row).toEqual({ statement: '0', lock: '0' });
    await source.destroy();
  });
});

describeWithPgBouncer('a real PgBouncer in transaction mode', () => {
  let pooler: PgBouncer;
  afterEach(() => pooler.stop());

  it('is refused alone, and has the limits beside the database itself', async () => {
    pooler = await startPgBouncer(url);
    await expect(reachDatabase(pooler.url, null)).rejects.toThrow(NEEDS_DIRECT_URL);
    expect(await reachDatabase(pooler.url, url)).toEqual({ limits: 'role', warning: null });
    expect(await limitsOn(pooler.url)).toEqual(LIMITS);
  });

  it('that ignores startup parameters is refused alone too', async () => {
    const ignored = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
    pooler = await startPgBouncer(url, { ignore_startup_parameters: ignored });
    await expect(reachDatabase(pooler.url, null)).rejects.toThrow(NEEDS_DIRECT_URL);
  });

  it('whose connections are older than the limits is used with a warning', async () => {
    pooler = await startPgBouncer(url);
    await asked('select 1', pooler.url);
    const { warning } = await reachDatabase(pooler.url, url);
    expect(warning).toContain('RECONNECT');
  });

  it('that logs in as another role is used with a warning that holds the statements', async () => {
    pooler = await startPgBouncer(url);
    const address = new URL(pooler.url);
    address.username = 'nobody here';
    const { warning } = await reachDatabase(address.href, url);
    expect(warning).toContain(`alter role "nobody here" in database "${new URL(url).pathname.slice(1)}" set`);
  });
});
