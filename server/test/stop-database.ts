import { spawn } from 'node:child_process';

export default async function stopDatabase(): Promise<void> {
  const postgres = globalThis.embeddedPostgres;
  if (!postgres) return;
  globalThis.embeddedPostgres = undefined;
  await postgres.stop();
  // Hundreds of databases have a hundred thousand files: a process of its own deletes them, and nobody waits for it.
  spawn('rm', ['-rf', process.env.TEST_FOLDER!], { detached: true, stdio: 'ignore' }).unref();
}
