import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './account';
import type { Binaries } from './binaries';
import type { Cluster, DataFolder } from './data-folder';
import { EmbeddedPostgresError } from './errors';
import { statIfThere } from './files';

/** Allows only the application's role to connect, by password and from this machine; not even the superuser. */
const accessRules = (role: string) => `host all ${role} 127.0.0.1/32 scram-sha-256\n`;

/** Name prefix of an unfinished cluster. */
const UNFINISHED = 'cluster.unfinished-';

/** Whether a cluster exists; an empty folder does not count. */
export async function clusterExists(folder: DataFolder): Promise<boolean> {
  if (!(await statIfThere(folder.clusterPath))) return false;
  return (await readdir(folder.clusterPath)).length > 0;
}

/**
 * Creates a cluster under a temporary name and renames it when complete, so that an interrupted one is never mistaken
 * for it. `role` is the one the application connects as: it owns its databases and is no superuser, so it can run no
 * programs. Encoding is UTF-8 with PostgreSQL's built-in locale provider, independent of the system's locales. `durable:
 * false` skips fsync. Rejects with initdb's output.
 */
export async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  { role, password, durable }: { role: string; password: string; durable: boolean },
): Promise<void> {
  const { account } = folder;
  for (const name of (await readdir(folder.home)).filter((entry) => entry.startsWith(UNFINISHED))) {
    await rm(path.join(folder.home, name), { recursive: true, maxRetries: 5 });
  }
  // A unique name: the initdb of a start that was just killed may still be writing to the previous one.
  const draft = path.join(folder.home, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) await chown(draft, account.uid, account.gid);

  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=reject', '--no-instructions'];
  const speed = durable ? [] : ['--no-sync'];
  const made = await runCommand(binaries.initdb, ['-D', draft, ...access, ...locale, ...speed], { account });
  if (made.code !== 0) throw notCreated(folder, made.output);
  await writeFile(path.join(draft, 'pg_hba.conf'), accessRules(role), { flush: durable });

  // Single-user mode, because only the application's role may ever connect.
  const login = await runCommand(binaries.postgres, ['--single', '-D', draft, 'postgres'], {
    account,
    input: `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'\n`,
  });
  if (login.code !== 0 || login.output.includes('ERROR:')) throw notCreated(folder, login.output);

  // Removes only an empty folder at the target: rename fails on a non-empty one.
  await rename(draft, folder.clusterPath);
  if (durable) await syncFolder(folder.home);
}

function notCreated(folder: DataFolder, output: string): EmbeddedPostgresError {
  if (output.includes('could not look up effective user ID')) {
    return new EmbeddedPostgresError(
      `PostgreSQL makes no database for a user whom /etc/passwd does not list (${output.trim()}). ` +
        'Start this program as a user who has an entry there.',
    );
  }
  return new EmbeddedPostgresError(`A new database could not be made in ${folder.home}: ${output.trim()}`);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Names the cluster after the application. The name includes device and inode, because two containers may have different folders at the same
 * path while one of them sees the processes of both.
 */
export async function openCluster(folder: DataFolder, application: string): Promise<Cluster> {
  await chmod(folder.clusterPath, 0o700);
  const { dev, ino } = await stat(folder.clusterPath);
  const digest = createHash('sha256').update(`${folder.clusterPath} ${dev} ${ino}`).digest('hex');
  return { path: folder.clusterPath, name: `${application}-${digest.slice(0, 12)}` };
}
