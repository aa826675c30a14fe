import { execFileSync } from 'node:child_process';
import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runningAsRoot } from './account';
import { ask, fingerprint, refusal, Workbench } from './embedded-postgres.testing';

jest.setTimeout(60_000);

const pattern = new Workbench();
const bench = new Workbench();
let original: string;

beforeAll(async () => {
  original = path.join(await pattern.folder(), 'postgres');
  const database = await pattern.start(original);
  await ask(database.url('waymark'), 'CREATE TABLE kept AS SELECT 42 AS answer');
  await database.stop();
});
afterEach(() => bench.cleanUp());
afterAll(() => pattern.cleanUp());

const testAsRoot = runningAsRoot() ? test : test.skip;

/** Copies a healthy data folder with its owners and modes. */
async function copyOfOriginal(): Promise<string> {
  const folder = path.join(await bench.folder(), 'postgres');
  execFileSync('cp', ['-Rp', original, folder]);
  return folder;
}

/**
 * The bytes of all files but the owner's claim, and the process id and command line that PostgreSQL writes before it
 * checks anything.
 */
async function bytesOf(folder: string): Promise<[string, string][]> {
  const files = Object.entries(await fingerprint(folder));
  return files.filter(([file]) => !file.startsWith('owner.') && !/postmaster\.(opts|pid)$/.test(file));
}

/** Expects the start to fail without changing a byte; returns the message. */
async function refusedUntouched(folder: string): Promise<string> {
  const before = await bytesOf(folder);
  const error = await refusal(bench.start(folder));
  expect(error).toMatchObject({ name: 'EmbeddedPostgresError' });
  expect(await bytesOf(folder)).toEqual(before);
  return (error as Error).message;
}

test('a cluster without PG_VERSION is refused, not made anew, and opens when the file is back', async () => {
  const folder = await copyOfOriginal();
  const file = path.join(folder, 'cluster', 'PG_VERSION');
  await rename(file, path.join(folder, 'aside'));
  expect(await refusedUntouched(folder)).toMatch(/not a valid data directory[^]*from a backup/);

  await rename(path.join(folder, 'aside'), file);
  const database = await bench.start(folder);
  expect(await ask(database.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('a cluster of another major version is refused', async () => {
  const folder = await copyOfOriginal();
  await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '17\n');
  expect(await refusedUntouched(folder)).toMatch(/by PostgreSQL version 17[^]*pg_dump/);
});

test('a truncated control file is refused', async () => {
  const folder = await copyOfOriginal();
  await truncate(path.join(folder, 'cluster', 'global', 'pg_control'), 100);
  expect(await refusedUntouched(folder)).toMatch(/pg_control[^]*from a backup/);
});

test('a truncated log of changes is refused', async () => {
  const folder = await copyOfOriginal();
  const wal = path.join(folder, 'cluster', 'pg_wal');
  for (const name of (await readdir(wal)).filter((entry) => /^[0-9A-F]{24}$/.test(entry))) {
    await truncate(path.join(wal, name), 0);
  }
  expect(await refusedUntouched(folder)).toMatch(/checkpoint[^]*was not replaced[^]*from a backup/);
});

test('a lost password is not replaced, and a foreign one is recognised', async () => {
  const folder = await copyOfOriginal();
  await rm(path.join(folder, 'password'));
  expect(await refusedUntouched(folder)).toContain('password is missing or empty');

  await writeFile(path.join(folder, 'password'), 'of-another-cluster\n');
  await expect(bench.start(folder)).rejects.toMatchObject({
    name: 'EmbeddedPostgresError',
    message: expect.stringContaining('does not accept the password kept there') as string,
  });
});

test("another program's data directory is not taken over", async () => {
  const folder = path.join(await copyOfOriginal(), 'cluster');
  expect(await refusedUntouched(folder)).toContain('this program did not make');
});

test('a folder that cannot be one is refused in a sentence', async () => {
  const file = path.join(await bench.folder(), 'postgres');
  await writeFile(file, 'notes');
  await expect(bench.start(file)).rejects.toMatchObject({ name: 'EmbeddedPostgresError' });
});

testAsRoot('a cluster that belongs to root is refused, saying how to give it away', async () => {
  const folder = await copyOfOriginal();
  execFileSync('chown', ['-R', '0:0', folder]);
  expect(await refusedUntouched(folder)).toContain(`chown -R postgres ${folder}`);
});
