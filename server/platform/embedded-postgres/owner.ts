import { randomBytes } from 'node:crypto';
import { link, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderInUse, systemCode } from './errors';
import { readIfThere, writePrivately } from './files';
import { processIdentity } from './processes';

/** Held while this process owns the data folder. */
interface Claim {
  /** Releases the folder; idempotent. */
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of the data folder, atomically, and also against itself. A claim whose process has
 * ended is taken over. Throws FolderInUse if the owner is alive.
 *
 * Claims are numbered files, and the highest number counts. It is never deleted or reused, only followed by the next
 * number, which exactly one process can create; so it does not matter how long ago a process looked. A single file that
 * is deleted when stale would have a race: a slow process could delete the claim of a fast one.
 */
export async function claimFolder(folder: string): Promise<Claim> {
  const mine = `${process.pid} ${(await processIdentity(process.pid)) ?? ''}`;
  const draft = path.join(folder, `claim.${randomBytes(6).toString('hex')}`);
  await writeFile(draft, `${mine}\n`, { mode: 0o600, flag: 'wx' });
  try {
    for (;;) {
      const last = await highestClaim(folder);
      if (last > 0 && !(await mayBeSucceeded(folder, last))) continue;
      // A hard link is created atomically, so nobody ever reads a half-written claim.
      if (!(await linked(draft, claimFile(folder, last + 1)))) continue;
      // Its number may have been used and cleared since we looked; then a higher one exists, and counts.
      if ((await highestClaim(folder)) === last + 1) return await hold(folder, last + 1);
      await rm(claimFile(folder, last + 1));
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function hold(folder: string, number: number): Promise<Claim> {
  for (const lower of (await claimNumbers(folder)).filter((other) => other < number)) {
    await rm(claimFile(folder, lower), { force: true });
  }
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await writePrivately(claimFile(folder, number), 'released');
    },
  };
}

/** False if the claim has disappeared meanwhile and the caller has to look again; throws if its process is alive. */
async function mayBeSucceeded(folder: string, number: number): Promise<boolean> {
  const claim = await readIfThere(claimFile(folder, number));
  if (claim === null) return false;
  const pid = Number.parseInt(claim, 10);
  if (pid > 0 && claim === `${pid} ${(await processIdentity(pid)) ?? 'gone'}`) {
    throw new FolderInUse(
      `The database in ${folder} is in use by process ${pid}. Stop that one first, or give this one another data folder.`,
    );
  }
  return true;
}

function claimFile(folder: string, number: number): string {
  return path.join(folder, `owner.${number}`);
}

async function claimNumbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const number = /^owner\.(\d+)$/.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });
}

async function highestClaim(folder: string): Promise<number> {
  return Math.max(0, ...(await claimNumbers(folder)));
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
