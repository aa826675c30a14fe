import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { processIdentity } from './processes';
import { ask, eventually, postmasterPid, processesOf, refusal, Workbench } from './embedded-postgres.testing';

jest.setTimeout(300_000);

const bench = new Workbench();
afterEach(() => bench.cleanUp());

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
    // The reader first: it would respond to the end of the shell with a shutdown.
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
    const onSpawned = jest.fn();
    const database = await bench.start(folder, { log: (line) => lines.push(line), onSpawned });
    expect(onSpawned).toHaveBeenCalledTimes(1);
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
    // It is called for the first start, not for restarts.
    expect(onSpawned).toHaveBeenCalledTimes(1);
    await database.stop();
    expect(await processesOf(folder)).toBe(0);
  });
});
