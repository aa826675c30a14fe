import { EmbeddedPostgresError, startEmbeddedPostgres } from '.';
import { reasonOf } from './errors';

/**
 * A separate process that owns a data folder, for tests that kill it: prints `ready <url>` and waits, or prints
 * `refused <code> <message>` and exits. SIGTERM stops it gracefully.
 */
async function own(folder: string): Promise<void> {
  const database = await startEmbeddedPostgres({ name: 'waymark', folder, settings: { fsync: 'off' } });
  await database.ensureDatabase('waymark');
  console.log(`ready ${database.url('waymark')}`);
  const idle = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(idle);
    void database.stop().then(() => console.log('stopped'));
  });
}

own(process.argv[2] ?? '').catch((error: unknown) => {
  console.log(
    `refused ${error instanceof EmbeddedPostgresError ? error.code : 'unexpected'} ${reasonOf(error)}`,
  );
});
