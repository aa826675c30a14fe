import { execFileSync } from 'node:child_process';
import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runningAsRoot } from './account';
import { ask, fingerprint, Workbench } from './embedded-postgres.testing';

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

/** The bytes of all files except the owner's claim. */
async function bytesOf(folder: string): Promise<[string, string][]> {
  return Object.entries(await fingerprint(folder)).filter(([file]) => !file.startsWith('owner.'));
}

/** Expects the start to fail with the code and without changing a byte; returns the message. */
async function refusedUntouched(folder: string, code: string): Promise<string> {
  const before = await bytesOf(folder);
  const error: unknown = await bench.start(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'EmbeddedPostgresError', code });
  expect(await bytesOf(folder)).toEqual(before);
  return (error as Error).message;
}

test('a cluster without PG_VERSION is refused, not made anew, and opens when the file is back', async () => {
  const folder = await copyOfOriginal();
  const file = path.join(folder, 'cluster', 'PG_VERSION');
  await rename(file, path.join(folder, 'aside'));
  const message = await refusedUntouched(folder, 'DATABASE_FOLDER_DAMAGED');
  expect(message).toContain('the file PG_VERSION is missing');
  expect(message).toContain('It was left as it is. Put it back from a backup.');

  await rename(path.join(folder, 'aside'), file);
  const database = await bench.start(folder);
  expect(await ask(database.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('a cluster of another major version is refused', async () => {
  const folder = await copyOfOriginal();
  await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '17\n');
  const message = await refusedUntouched(folder, 'DATABASE_VERSION_MISMATCH');
  expect(message).toMatch(/written by PostgreSQL 17, and this is PostgreSQL 18/);
});

test('a truncated control file and missing folders are refused, each named', async () => {
  const folder = await copyOfOriginal();
  await truncate(path.join(folder, 'cluster', 'global', 'pg_control'), 100);
  await rm(path.join(folder, 'cluster', 'base'), { recursive: true });
  const message = await refusedUntouched(folder, 'DATABASE_FOLDER_DAMAGED');
  expect(message).toContain('global/pg_control has 100 bytes instead of 8192, the folder base is missing');
});

test('damage that only PostgreSQL notices is reported in its words, with the data kept', async () => {
  const folder = await copyOfOriginal();
  const wal = path.join(folder, 'cluster', 'pg_wal');
  for (const name of (await readdir(wal)).filter((entry) => /^[0-9A-F]{24}$/.test(entry))) {
    await truncate(path.join(wal, name), 0);
  }
  // PostgreSQL writes its command line to a file before it checks anything.
  const dataOf = async (): Promise<[string, string][]> =>
    (await bytesOf(path.join(folder, 'cluster'))).filter(([file]) => file !== 'postmaster.opts');
  const before = await dataOf();
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'DATABASE_DID_NOT_START',
    message: expect.stringMatching(/checkpoint[^]*was not replaced[^]*from a backup/) as string,
  });
  expect(await dataOf()).toEqual(before);
});

test('a lost password is not replaced, and a foreign one is recognised', async () => {
  const folder = await copyOfOriginal();
  await rm(path.join(folder, 'password'));
  expect(await refusedUntouched(folder, 'DATABASE_FOLDER_DAMAGED')).toContain('password is missing or empty');

  await writeFile(path.join(folder, 'password'), 'of-another-cluster\n');
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'DATABASE_FOLDER_DAMAGED',
    message: expect.stringContaining('does not accept the password kept there') as string,
  });
});

test("another program's data directory is not taken over", async () => {
  const folder = path.join(await copyOfOriginal(), 'cluster');
  expect(await refusedUntouched(folder, 'DATABASE_FOLDER_DAMAGED')).toContain('this program did not make');
});

test('a folder that cannot be one is refused in a sentence', async () => {
  const file = path.join(await bench.folder(), 'postgres');
  await writeFile(file, 'notes');
  await expect(bench.start(file)).rejects.toMatchObject({ code: 'DATABASE_FOLDER_UNUSABLE' });
});

testAsRoot('a cluster that belongs to root is refused, saying how to give it away', async () => {
  const folder = await copyOfOriginal();
  execFileSync('chown', ['-R', '0:0', folder]);
  expect(await refusedUntouched(folder, 'DATABASE_FOLDER_UNUSABLE')).toContain(`chown -R postgres ${folder}`);
});
