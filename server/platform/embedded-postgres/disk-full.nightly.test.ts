import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDiskFull } from './errors';
import { ask, eventually, Workbench } from './embedded-postgres.testing';

jest.setTimeout(120_000);

const bench = new Workbench();
const disks: string[] = [];
afterEach(async () => {
  await bench.cleanUp();
  for (const disk of disks.splice(0)) {
    // A process that has just exited may keep it busy for a moment.
    await eventually('it is unmounted', async () => spawnSync('umount', [disk]).status === 0);
    await rm(disk, { recursive: true });
  }
});

describe('a full disk', () => {
  test.each([
    ['a system error', Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    ['a quota', Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
    ['PostgreSQL’s own code', { code: '53100', message: 'could not extend file' }, true],
    ['a program’s words', new Error('initdb: error: could not write: No space left on device'), true],
    ['another system error', Object.assign(new Error('open'), { code: 'EACCES' }), false],
    ['no error object', 'something', false],
  ])('is recognized by its code or by the words of a program: %s', (_what, error, expected) => {
    expect(isDiskFull(error)).toBe(expected);
  });
});

/** A folder on a separate disk of this size; unmounted and removed after the test. */
async function smallDisk(size: string): Promise<string> {
  const disk = await mkdtemp(path.join(os.tmpdir(), 'waymark-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk]);
  disks.push(disk);
  return disk;
}

function reasonAgainstMounts(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'the tests do not run as root on Linux and cannot make a small disk';
  const { status } = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
  return status === 0 ? null : 'the tests may not mount a small disk here';
}
const reason = reasonAgainstMounts();
if (reason) console.warn(`NOT TRIED: a really full disk, because ${reason}.`);

(reason ? describe.skip : describe)('a disk that is really full', () => {
  test('refuses to make a database, saying why, and makes it once there is room', async () => {
    const disk = await smallDisk('8m');
    const folder = path.join(disk, 'postgres');
    expect((await bench.owner(folder)).said).toMatch(/^refused .*no space left on device/i);
    execFileSync('mount', ['-o', 'remount,size=400m', disk]);
    expect((await bench.owner(folder)).said).toMatch(/^ready /);
  });

  test('refuses to open a database, saying why, and everything is there once there is room', async () => {
    const disk = await smallDisk('400m');
    const folder = path.join(disk, 'postgres');
    const first = await bench.owner(folder);
    await ask(first.said.slice('ready '.length), 'CREATE TABLE kept AS SELECT 42 AS answer');
    first.child.kill('SIGTERM');
    await first.ended;
    const filler = path.join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(400 * 1024 * 1024)).catch(() => undefined);
    expect((await bench.owner(folder)).said).toMatch(/^refused .*no space left on device/i);
    await rm(filler);
    const { said } = await bench.owner(folder);
    expect(await ask(said.slice('ready '.length), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });
});
