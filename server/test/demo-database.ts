import { Client } from 'pg';
import { seedDemoOnce } from '../seed/demo';
import { aDatabase, startTestApp } from './test-app';

const DEMO_TEMPLATE = 'waymark_demo_template';
/** Any number not used as a lock elsewhere in the lobby database. */
const LOCK = 5_391_774;

/** Creates a copy of the seeded demo database for one test file; the first caller seeds it. Returns its URL. */
export async function aDemoDatabase(): Promise<string> {
  const lobby = new Client({
    connectionString: process.env.TEST_POSTGRES_URL!.replace('DATABASE_OF_TEST', 'waymark_lobby'),
  });
  await lobby.connect();
  try {
    await lobby.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await lobby.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (rowCount === 0)
      await lobby.query(`alter database ${await aFilledDatabase()} rename to ${DEMO_TEMPLATE}`);
    return await aDatabase(DEMO_TEMPLATE);
  } finally {
    await lobby.end();
  }
}

/** Returns the name of the seeded database; nobody is connected to it any more. */
async function aFilledDatabase(): Promise<string> {
  const app = await startTestApp({ config: { isDemo: true } });
  await seedDemoOnce(app.app.service);
  await app.stop();
  return new URL(app.databaseUrl).pathname.slice(1);
}
