import fs from 'node:fs';

export default async function stopDatabase(): Promise<void> {
  const postgres = globalThis.embeddedPostgres;
  if (!postgres) return;
  globalThis.embeddedPostgres = undefined;
  await postgres.stop();
  fs.rmSync(process.env.TEST_POSTGRES_FOLDER!, { recursive: true, force: true });
}
