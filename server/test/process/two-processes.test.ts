import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { ask, eventually } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { Stage, type Program } from './program';
import { call, logIn } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
const urlOf = (database: string) => process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', database);
const name = `process_${randomBytes(6).toString('hex')}`;
/** The advisory lock of migrate.ts. */
const MIGRATION_LOCK = 7_239_101;
const [student] = DEMO_ACCOUNTS;

let one: Program;
let other: Program;

beforeAll(async () => {
  await ask(urlOf('waymark_lobby'), `create database ${name}`);
  const environment = { DATABASE_URL: urlOf(name), DEMO: 'true' };
  // Holding the migration lock until both processes wait for it is the only way to make them collide.
  const gate = new Client({ connectionString: urlOf(name) });
  await gate.connect();
  await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const starts = Promise.all([stage.start({ environment }), stage.start({ environment })]);
  const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and not granted
    and database = (select oid from pg_database where datname = '${name}')`;
  try {
    const met = await Promise.race([
      starts.then(() => false),
      eventually('both wait to migrate', async () => (await ask(urlOf(name), waiting)).length === 2).then(
        () => true,
      ),
    ]);
    expect(met).toBe(true);
  } finally {
    await gate.end();
  }
  [one, other] = await starts;
});
afterAll(() => stage.cleanUp());

const sayings = (words: string) => [one, other].filter((program) => program.said().includes(words)).length;

test('two that start at once on one fresh database are both ready, and it was migrated and filled once', async () => {
  for (const { origin } of [one, other]) expect((await call(origin, 'GET', '/readyz')).status).toBe(200);
  expect(await ask(urlOf(name), 'select name from migrations order by id')).toEqual(
    migrations.map((migration) => ({ name: migration.name })),
  );
  expect(sayings('Brought the database up to date')).toBe(1);
  expect(sayings('Filled the empty database with the demo.')).toBe(1);
  const emails = DEMO_ACCOUNTS.map(({ email }) => `'${email}'`).join(', ');
  expect(await ask(urlOf(name), `select count(*)::int from accounts where email in (${emails})`)).toEqual([
    { count: DEMO_ACCOUNTS.length },
  ]);
});

test('when one stops, the other goes on', async () => {
  one.signal('SIGTERM');
  expect(await one.ended).toEqual({ code: 0, signal: null });
  expect((await call(other.origin, 'GET', '/readyz')).status).toBe(200);
  await logIn(other.origin, student.email, DEMO_PASSWORD);
});
