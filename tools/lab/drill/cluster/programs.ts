import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { newestPostgres } from '../../../../server/test/installed-postgres';

/** Paths of the programs that a cluster consists of. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** Folder of postgres, initdb and others. */
  postgresFolder: string;
}

/** Command that installs all of them on Debian and Ubuntu. */
export const APT_LINE =
  'sudo apt-get install --no-install-recommends postgresql patroni python3-etcd etcd-server haproxy pgbouncer';

/** Finds the programs, or returns the names of the missing ones. */
export async function findPrograms(): Promise<Programs | { missing: string[] }> {
  const [etcd, patroni, haproxy, pgbouncer] = await Promise.all([
    findProgram('etcd'),
    findProgram('patroni'),
    findProgram('haproxy'),
    findProgram('pgbouncer'),
  ]);
  const found = { etcd, patroni, haproxy, pgbouncer, postgresFolder: newestPostgres() };
  const missing = Object.entries(found).flatMap(([name, file]) =>
    file === null ? [name === 'postgresFolder' ? 'postgresql' : name] : [],
  );
  return missing.length > 0 ? { missing } : (found as Programs);
}

/** The program's path, or null. Debian has daemons in /usr/sbin, which is not in an ordinary user's PATH. */
export async function findProgram(name: string): Promise<string | null> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin'];
  for (const folder of folders.filter((entry) => path.isAbsolute(entry))) {
    const file = path.join(folder, name);
    if (await isExecutable(file)) return file;
  }
  return null;
}

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
