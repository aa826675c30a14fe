import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

const GIGABYTE = 2 ** 30;
/** The databases of a whole run take about three. */
const NEEDED = 5 * GIGABYTE;
/** The workers, browsers and databases of a run take the rest. */
const NEEDED_WITH_PROCESSES = 10 * GIGABYTE;

/** Ends with the process that made the folder. */
const NAME = /^waymark-test-(\d+)-/;

/**
 * Makes a folder for everything that a run of the tests writes: in memory if there is enough, because every database has
 * four hundred files, and making them on a disk takes ten times the processor time.
 */
export function makeTemporaryFolder(): string {
  const parent = hasMemoryForFiles() ? MEMORY : os.tmpdir();
  removeLeftovers(parent);
  const folder = fs.mkdtempSync(path.join(parent, `waymark-test-${process.pid}-`));
  // Some tests run programs of other accounts, which use it too.
  fs.chmodSync(folder, 0o1777);
  return folder;
}

function hasMemoryForFiles(): boolean {
  if (process.platform !== 'linux' || !fs.existsSync(MEMORY) || refusesPrograms()) return false;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize >= NEEDED && process.availableMemory() >= NEEDED_WITH_PROCESSES;
}

/** Containers often forbid to run programs from this folder, and tests copy programs. */
const refusesPrograms = (): boolean =>
  fs
    .readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, folder, , options]) => folder === MEMORY && options!.split(',').includes('noexec'));

/** Removes the folders of runs that were killed: they would take memory until the machine is restarted. */
function removeLeftovers(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !runs(Number(pid)))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
