import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseAccount, findFreePort } from '../platform/embedded-postgres';

/** A server of the system's PostgreSQL, set up as the operations page does it, with its client programs. */
export interface InstalledPostgres {
  /** The database of the role waymark, which is no superuser. */
  url: string;
  /** Runs a program as the account postgres on the server's machine; returns its output. */
  run(program: string, ...words: string[]): string;
  /** The account that `run` uses; a file for it must be its own. */
  account: { uid?: number; gid?: number };
  stop(): void;
}

/** Starts it in a temporary folder; null if the system has no PostgreSQL (Debian: `apt install postgresql`). */
export async function startInstalledPostgres(): Promise<InstalledPostgres | null> {
  const programs = newestPostgres();
  if (programs === null) return null;
  const { uid, gid } = await chooseAccount(null);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-installed-'));
  if (uid !== undefined) fs.chownSync(folder, uid, gid!);
  const data = path.join(folder, 'data');
  const port = String(await findFreePort());
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    PGHOST: folder,
    PGPORT: port,
    WAYMARK_DATABASE_PASSWORD: 'waymark-password',
  };
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      env,
      uid,
      gid,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth-local',
    'trust',
    '--auth-host',
    'scram-sha-256',
  );
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  run(
    'pg_ctl',
    '--pgdata',
    data,
    '--wait',
    '--log',
    path.join(folder, 'log'),
    '--options',
    settings,
    'start',
  );
  run(path.resolve('deploy/create-waymark-database'));
  return {
    url: `postgres://waymark:waymark-password@127.0.0.1:${port}/waymark`,
    run,
    account: { uid, gid },
    stop: () => {
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true });
    },
  };
}

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs of the newest PostgreSQL that Debian's packages installed; null if there is none. */
export function newestPostgres(): string | null {
  const versions = fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS) : [];
  return (
    versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(VERSIONS, version, 'bin'))
      .find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null
  );
}
