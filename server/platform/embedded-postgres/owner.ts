import { randomBytes } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError, systemCode } from './errors';
import { readIfThere } from './files';
import { processIdentity } from './processes';

/** Held while this process owns the data folder. */
export interface Claim {
  /** Gives the folder up; does nothing the second time. */
  release(): Promise<void>;
}

/**
 * Makes this process the only owner of the data folder, atomically, and also against itself. A claim whose process is
 * gone is taken over. Throws `DATABASE_FOLDER_IN_USE` when the owner lives.
 */
export async function claimFolder(folder: string): Promise<Claim> {
  const file = path.join(folder, 'owner');
  const mine = `${process.pid} ${(await processIdentity(process.pid)) ?? ''}\n`;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, mine, { mode: 0o600, flag: 'wx' });
  try {
    // A hard link appears whole or not at all, so nobody ever reads a half-written claim.
    while (!(await linked(draft, file))) await removeDeadClaim(file, folder);
  } finally {
    await rm(draft, { force: true });
  }
  let held = true;
  return {
    async release() {
      if (!held) return;
      held = false;
      await rm(file, { force: true });
    },
  };
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

async function removeDeadClaim(file: string, folder: string): Promise<void> {
  const claim = await readIfThere(file);
  if (claim === null) return;
  const pid = Number.parseInt(claim, 10);
  if (pid > 0 && claim === `${pid} ${(await processIdentity(pid)) ?? 'gone'}`) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_IN_USE',
      `The database in ${folder} is in use by process ${pid}. Stop that one first, or give this one another data folder.`,
    );
  }
  // Of two processes that both saw the dead claim, the slower could remove the claim the faster has made since: it
  // is moved aside first, looked at again, and put back when it is not the dead one.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readIfThere(aside)) !== claim) await linked(aside, file);
  await rm(aside, { force: true });
}
