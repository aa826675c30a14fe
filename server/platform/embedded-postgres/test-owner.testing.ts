import { startEmbeddedPostgres } from '.';

/**
 * A separate process that owns a data folder, for tests that kill it: prints `ready <url>` and waits, or prints
 * `refused <name of the error> <message>` and exits. SIGTERM stops it gracefully.
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
  const { name, message } = error as Error;
  console.log(`refused ${name} ${message.replaceAll('\n', ' ')}`);
});
