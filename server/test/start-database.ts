import path from 'node:path';
import { migrations } from '../../migrations';
import { migrate } from '../platform/database/migrate';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres';
import { makeTemporaryFolder } from './temporary-folder';

declare global {
  var embeddedPostgres: EmbeddedPostgres | undefined;
}

/** The migrated template database that is copied for every test file, see test-app.ts. */
const TEMPLATE = 'waymark_template';

/** Starts one real PostgreSQL for the whole run. */
export default async function startDatabase(): Promise<void> {
  if (globalThis.embeddedPostgres) return;
  const folder = makeTemporaryFolder();
  // The workers inherit it, and with it the place of every folder that a test makes.
  process.env.TMPDIR = folder;
  const postgres = await startEmbeddedPostgres({
    name: 'waymark',
    folder: path.join(folder, 'postgres'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // It would visit hundreds of small databases all the time.
      autovacuum: 'off',
    },
  });
  globalThis.embeddedPostgres = postgres;
  process.env.TEST_FOLDER = folder;
  process.env.TEST_POSTGRES_URL = postgres.url('DATABASE_OF_TEST');
  await postgres.ensureDatabase(TEMPLATE);
  await migrate(postgres.url(TEMPLATE), migrations);
  // Copies are made through another database: nobody may be connected to the template itself.
  await postgres.ensureDatabase('waymark_lobby');
}
