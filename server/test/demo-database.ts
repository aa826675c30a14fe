import { Client } from 'pg';
import { seedDemoOnce } from '../seed/demo';
import { aDatabase, startTestApp } from './test-app';

const DEMO_TEMPLATE = 'waymark_demo_template';
/** Any number that nothing else in the lobby locks. */
const LOCK = 5_391_774;

/** A copy of the database that the demo fills, for one test file alone; whoever comes first fills it. Returns its URL. */
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

/** Its name; nobody is connected to it any more. */
async function aFilledDatabase(): Promise<string> {
  const app = await startTestApp({ config: { isDemo: true } });
  await seedDemoOnce(app.app.service);
  await app.stop();
  return new URL(app.databaseUrl).pathname.slice(1);
}
