import { createHash, randomBytes, randomInt } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
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
export function defaultSharedHome(name: string): string {
  return path.join(process.platform === 'darwin' ? '/usr/local/var' : '/var/lib', name);
}

/**
 * Prepares the folder (0700) and decides where the cluster is stored and which account runs it. An existing cluster is
 * never moved, and one that is missing although its location was recorded is an error, not a reason to create a new
 * one.
 */
export async function openDataFolder(folder: string, sharedHome: string): Promise<DataFolder> {
  const absolute = path.resolve(folder);
  try {
    return await prepare(absolute, sharedHome);
  } catch (error) {
    if (systemCode(error) === null || error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The data folder ${absolute} cannot be used: ${reasonOf(error)}. Nothing in it was changed. ` +
        'Make it writable for the user that starts this program, or choose another folder.',
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
      `${folder} is itself the data directory of a PostgreSQL that this program did not make; it was left as it is. ` +
        'Choose another folder, or run that PostgreSQL yourself.',
    );
  }
  await makeFolder(folder);
  const noted = await readIfThere(path.join(folder, 'cluster-location'));
  const elsewhere = path.join(sharedHome, createHash('sha256').update(folder).digest('hex').slice(0, 16));
  const existing = await existingHome(noted ? [noted] : [folder, elsewhere]);
  if (noted && !existing) {
    throw new EmbeddedPostgresError(
      `The database of ${folder} was kept in ${noted}, and is not there any more. Put it back from where it went or ` +
        `from a backup. To begin with an empty database instead, delete ${path.join(folder, 'cluster-location')}.`,
    );
  }
  const account = await chooseAccount(existing);
  const home = existing?.home ?? ((await canEnter(account, path.dirname(folder))) ? folder : elsewhere);
  if (home !== folder) await makeFolder(home);
  if (account.uid !== undefined && account.gid !== undefined) await chown(home, account.uid, account.gid);
  await chmod(home, 0o700);
  if (!(await canEnter(account, home))) {
    throw new EmbeddedPostgresError(
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
    if (us === 0 ? owner.uid !== 0 : owner.uid === us) return { home, ...owner };
    throw new EmbeddedPostgresError(
      `The database in ${path.join(home, 'cluster')} belongs to user ${owner.uid}` +
        (us === 0
          ? `, as which PostgreSQL must not run. Give it to the account it shall run as: chown -R postgres ${home}`
          : `, and you are user ${us}. Start this program as that user, or give it to yourself: sudo chown -R ${us} ${home}`),
    );
  }
  return null;
}

/**
 * The password of the application's role: 256 random bits, generated once and stored in a file only its owner can read.
 * Rejects if the password of an existing cluster is lost.
 */
export async function readOrMakePassword(folder: DataFolder, clusterExists: boolean): Promise<string> {
  const file = path.join(folder.path, 'password');
  const stored = await readIfThere(file);
  if (stored) {
    await chmod(file, 0o600);
    return stored;
  }
  if (clusterExists) {
    throw new EmbeddedPostgresError(
      `${file} is missing or empty, so the database beside it cannot be opened; the database was left as it is. ` +
        'Put the file back from a backup of the data folder. To begin with an empty database instead, move ' +
        `${folder.path} away.`,
    );
  }
  const password = randomBytes(32).toString('base64url');
  await writePrivately(file, password);
  return password;
}

/**
 * Below the ephemeral port range (Linux from 32768, macOS from 49152): a client connecting while PostgreSQL is down
 * could otherwise be assigned PostgreSQL's own port and block its restart.
 */
const PORTS = { from: 15_000, to: 32_000 };

/** The recorded port if it is free, otherwise a free one, which is recorded. Loopback only. */
export async function choosePort(folder: string): Promise<number> {
  const file = path.join(folder, 'port');
  const stored = Number(await readIfThere(file));
  if (Number.isInteger(stored) && stored > 0 && stored < 65_536 && (await isFree(stored))) return stored;
  const port = await findFreePort();
  if (port === null) throw new EmbeddedPostgresError('No free port was found for PostgreSQL on 127.0.0.1.');
  await writePrivately(file, String(port));
  return port;
}

/** A random free port on 127.0.0.1; null if none was found in a hundred attempts. */
export async function findFreePort(): Promise<number | null> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  return null;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * Connection string of a database in the cluster that another process runs in this folder, as `EmbeddedPostgres.url`.
 * Rejects if the folder does not say how to reach it.
 */
export async function runningDatabaseUrl(
  { name, folder }: { name: string; folder: string },
  database: string,
): Promise<string> {
  const [password, port] = await Promise.all(
    ['password', 'port'].map((file) => readIfThere(path.join(path.resolve(folder), file))),
  );
  if (!password || !port)
    throw new EmbeddedPostgresError(
      `${folder} does not say how to reach its running database. It was left as it is.`,
    );
  return `postgres://${name}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
