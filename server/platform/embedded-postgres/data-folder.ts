import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { canEnter, chooseAccount, runningAsRoot, type Account } from './account';
import { EmbeddedPostgresError, reasonOf, systemCode } from './errors';
import { readIfThere, statIfThere, writePrivately } from './files';

/**
 * Where the data is stored. `path` is the folder the caller named: it holds the password, the port and the owner's
 * claim. `home` holds the cluster and, if needed, a copy of the programs. They are the same folder unless we are root
 * and PostgreSQL's account cannot enter `path`.
 */
export interface DataFolder {
  path: string;
  home: string;
  clusterPath: string;
  account: Account;
}

/** An initialised cluster. */
export interface Cluster {
  path: string;
  /** Passed to PostgreSQL as cluster_name, so that its processes can be found again. */
  name: string;
}

/** Where clusters are stored that cannot be in the folder; unlike a temporary folder, it is persistent. */
function defaultSharedHome(): string {
  return process.platform === 'darwin' ? '/usr/local/var/waymark' : '/var/lib/waymark';
}

/**
 * Prepares the folder (0700) and decides where the cluster is stored and which account runs it. An existing cluster is
 * never moved, and one that is missing although its location was recorded is an error, not a reason to create a new
 * one. Throws `DATABASE_FOLDER_UNUSABLE` and `DATABASE_FOLDER_DAMAGED`.
 */
export async function openDataFolder(
  folder: string,
  sharedHome: string = defaultSharedHome(),
): Promise<DataFolder> {
  const absolute = path.resolve(folder);
  try {
    return await prepare(absolute, sharedHome);
  } catch (error) {
    if (systemCode(error) === null || error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_UNUSABLE',
      `The data folder ${absolute} cannot be used: ${reasonOf(error)}. Nothing in it was changed. ` +
        'Make it writable for the user that starts Waymark, or choose another with DATA_DIR.',
      { cause: error },
    );
  }
}

async function prepare(folder: string, sharedHome: string): Promise<DataFolder> {
  if (
    (await statIfThere(path.join(folder, 'PG_VERSION'))) ??
    (await statIfThere(path.join(folder, 'base')))
  ) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_DAMAGED',
      `${folder} is itself the data directory of a PostgreSQL that Waymark did not make; it was left as it is. ` +
        'Choose another folder with DATA_DIR, or run that PostgreSQL yourself and set DATABASE_URL.',
    );
  }
  await makeFolder(folder);
  const noted = await readIfThere(path.join(folder, 'cluster-location'));
  const elsewhere = path.join(sharedHome, createHash('sha256').update(folder).digest('hex').slice(0, 16));
  const known = await existingHome(noted ? [noted] : [folder, elsewhere]);
  if (noted && !known) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_DAMAGED',
      `The database of ${folder} was kept in ${noted}, and is not there any more. Put it back from where it went or ` +
        `from a backup. To begin with an empty database instead, delete ${path.join(folder, 'cluster-location')}.`,
    );
  }
  const account = await chooseAccount(known);
  const home = known?.home ?? ((await canEnter(account, path.dirname(folder))) ? folder : elsewhere);
  if (home !== folder) await makeFolder(home);
  if (account.uid !== undefined && account.gid !== undefined) await chown(home, account.uid, account.gid);
  await chmod(home, 0o700);
  if (!(await canEnter(account, home))) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_UNUSABLE',
      `The database in ${home} runs as ${account.name}, who cannot enter that folder. Nothing was changed. ` +
        `Give the folders above it the x permission for everybody (chmod a+x).`,
    );
  }
  return { path: folder, home, clusterPath: path.join(home, 'cluster'), account };
}

/**
 * Records the cluster's location in the folder if it is elsewhere. Call it once the cluster is complete: from then on
 * its absence is an error.
 */
export async function noteLocation(folder: DataFolder): Promise<void> {
  if (folder.home === folder.path) return;
  await writePrivately(path.join(folder.path, 'cluster-location'), folder.home);
}

/** Ancestors that we create as root can be entered, but not listed, by PostgreSQL's account. */
async function makeFolder(folder: string): Promise<void> {
  const above = path.dirname(folder);
  const firstMade = await mkdir(above, { recursive: true });
  for (let made = above; firstMade && made.startsWith(firstMade); made = path.dirname(made)) {
    // Needs chmod, because a strict umask would remove the x permission.
    await chmod(made, runningAsRoot() ? 0o711 : 0o700);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

async function existingHome(homes: string[]): Promise<{ home: string; uid: number; gid: number } | null> {
  for (const home of homes) {
    const cluster = await statIfThere(path.join(home, 'cluster'));
    if (!cluster) continue;
    const us = process.getuid?.();
    const owner = { uid: cluster.uid, gid: cluster.gid };
    // In an empty folder created by hand (such as a mount point) the owner does not matter.
    if ((await readdir(path.join(home, 'cluster')).catch(() => [''])).length === 0) return { home, ...owner };
    if (us === 0 ? owner.uid !== 0 : owner.uid === us) return { home, ...owner };
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_UNUSABLE',
      `The database in ${path.join(home, 'cluster')} belongs to user ${owner.uid}` +
        (us === 0
          ? `, as which PostgreSQL must not run. Give it to the account it shall run as: chown -R postgres ${home}`
          : `, and you are user ${us}. Start Waymark as that user, or give it to yourself: sudo chown -R ${us} ${home}`),
    );
  }
  return null;
}

/**
 * The password of the application's role: 256 random bits, generated once and stored in a file only its owner can read.
 * A cluster whose password is lost cannot be opened: throws `DATABASE_FOLDER_DAMAGED`.
 */
export async function readOrMakePassword(folder: DataFolder, clusterExists: boolean): Promise<string> {
  const file = path.join(folder.path, 'password');
  const kept = await readIfThere(file);
  if (kept) {
    await chmod(file, 0o600);
    return kept;
  }
  if (clusterExists) {
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_DAMAGED',
      `${file} is missing or empty, so the database beside it cannot be opened; the database was left as it is. ` +
        'Put the file back from a backup of the data folder. To begin with an empty database instead, move ' +
        `${folder.path} away.`,
    );
  }
  const password = randomBytes(32).toString('base64url');
  await writePrivately(file, password);
  return password;
}
