import { chown, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { ask, modeOf, processesOf, refusal, Workbench } from './embedded-postgres.testing';

jest.setTimeout(60_000);

const bench = new Workbench();
afterEach(() => bench.cleanUp());

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
    // A claim by an earlier process with the same id, as every restart of a container leaves behind.
    await writeFile(path.join(folder, 'owner.7'), `${process.pid} another life\n`);
    const database = await bench.start(folder);
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a second owner is refused, in this process and from another, and the first is not disturbed', async () => {
    const folder = path.join(await bench.folder(), 'postgres');
    const database = await bench.start(folder);
    expect(await refusal(bench.start(folder))).toMatchObject({ name: 'FolderInUse' });
    const other = await bench.owner(folder);
    expect(other.said).toMatch(new RegExp(`^refused FolderInUse .*process ${process.pid}`));
    expect(await ask(database.url('waymark'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
