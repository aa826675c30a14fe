import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '../../../migrations';
import { migrate } from '../../platform/database/migrate';
import { newId } from '../../platform/ids';
import { startInstalledPostgres, type InstalledPostgres } from '../installed-postgres';
import { startTestApp, type TestApp } from '../test-app';
import { REPOSITORY, Stage } from './program';

jest.setTimeout(120_000);

// The scripts of deploy/, with the programs and the server of the system's PostgreSQL.
const stage = new Stage();
let postgres: InstalledPostgres | null;
let folder: string;

beforeAll(async () => {
  postgres = await startInstalledPostgres();
  if (postgres === null)
    process.stderr.write(
      'SKIPPED, PostgreSQL is not installed (apt install postgresql): backup and restore\n',
    );
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-backup-'));
  if (postgres?.account.uid !== undefined) fs.chownSync(folder, postgres.account.uid, postgres.account.gid!);
});
afterAll(async () => {
  await stage.cleanUp();
  postgres?.stop();
  fs.rmSync(folder, { recursive: true });
});

/** A test of the installed PostgreSQL; passes without one, which the suite has reported. */
const withPostgres = (title: string, check: (postgres: InstalledPostgres) => Promise<void>) =>
  it(title, async () => postgres && check(postgres));

const script = (name: string) => path.join(REPOSITORY, 'deploy', name);
const backups = () => fs.readdirSync(folder).sort();

/** Does something in an application on this database. */
async function inApp<T>(databaseUrl: string, work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startTestApp({ databaseUrl });
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

/** Saves a lesson over the API, which needs the tables of courses and the functions of searches. */
async function saveALesson(app: TestApp): Promise<number> {
  // Each application of this suite would begin with the same address.
  const owner = await app.world.anInstructor({ email: `${newId()}@example.org` });
  const { id } = await app.world.aCourse(owner);
  const token = await app.world.signIn(owner);
  const body = { title: 'A lesson', notes: '# Alpacas\n\nAlpacas hum.' };
  return (await app.rest('POST', `/instructor/courses/${id}/lessons`, { token, body })).status;
}

const countsOf = async ({ database }: TestApp) =>
  database.query(`
    select (select count(*)::int from accounts) accounts, (select count(*)::int from lessons) lessons,
      (select count(*)::int from audit_log) entries`);

withPostgres('a backup restores everything, and a lesson can be saved', async ({ url, run }) => {
  await migrate(url, migrations);
  const counts = await inApp(url, async (app) => {
    expect(await saveALesson(app)).toBe(201);
    return countsOf(app);
  });

  expect(run(script('backup'), folder)).toMatch(/\.dump: restored and checked, \d+ tables\n$/);
  expect(backups()).toEqual([expect.stringMatching(/^waymark-\d{4}-\d\d-\d\d-\d{4}\.dump$/)]);
  run('psql', '--username', 'postgres', '--command', 'delete from lessons', 'waymark');
  expect(run(script('restore'), path.join(folder, backups()[0]!))).toMatch(/^Restored\./);

  await inApp(url, async (app) => {
    expect(await countsOf(app)).toEqual(counts);
    expect((await app.rest('GET', '/readyz')).status).toBe(200);
    expect(await saveALesson(app)).toBe(201);
  });
});

withPostgres('a restore changes nothing while Waymark is connected', async ({ url, run }) => {
  await inApp(url, async (app) => {
    const counts = await countsOf(app);
    expect(() => run(script('restore'), path.join(folder, backups()[0]!))).toThrow(
      'being accessed by other users',
    );
    expect(await countsOf(app)).toEqual(counts);
  });
});

withPostgres(
  'a backup that cannot be restored is an error, and does not get the name of a good one',
  async ({ run }) => {
    const before = backups();
    // Valid while the search path is not empty.
    const broken = `
    create function public.one() returns int language sql immutable as 'select 1';
    create function public.two() returns int language sql immutable as 'select one() + 1';
    create table public.broken (id int, two int generated always as (public.two() + id) stored);`;
    run('psql', '--username', 'postgres', '--quiet', '--command', broken, 'waymark');
    expect(() => run(script('backup'), folder)).toThrow('function one() does not exist');
    expect(backups().filter((name) => name.endsWith('.dump'))).toEqual(before);
  },
);

withPostgres('a database without one of the tables is not served', async ({ url, run }) => {
  run('psql', '--username', 'postgres', '--quiet', '--command', 'drop table flashcards', 'waymark');
  const { code, said } = await stage.refused({ environment: { DATABASE_URL: url, LOG_LEVEL: 'warn' } });
  expect(code).toBe(1);
  expect(said).toContain('The database lacks tables of Waymark: flashcards.');
  expect(said).not.toMatch(/^\s+at /m);
});
