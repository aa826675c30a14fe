import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres';
import { openCluster } from './cluster';
import { serverProcesses } from './processes';

/** The name of the application in these tests. */
const NAME = 'waymark';

const ROOT = path.resolve(__dirname, '../../..');

interface Owner {
  child: ChildProcess;
  /** The first line it printed: `ready <url>` or `refused <name of the error> <message>`. */
  said: string;
  ended: Promise<void>;
}

/** Tracks everything a test started or created; `cleanUp` undoes it whether the test passed or not. */
export class Workbench {
  private readonly databases: EmbeddedPostgres[] = [];
  private readonly owners: Owner[] = [];
  private readonly folders: string[] = [];

  /** A temporary folder that everybody may enter, as is usual for a checkout. */
  async folder(): Promise<string> {
    const made = await mkdtemp(path.join(os.tmpdir(), 'waymark-embedded-'));
    await chmod(made, 0o755);
    this.folders.push(made);
    return made;
  }

  /** Starts PostgreSQL with a database called waymark, without fsync, as these folders do not outlive the test. */
  async start(folder: string, options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({
      name: NAME,
      folder,
      settings: { fsync: 'off' },
      ...options,
    });
    this.databases.push(database);
    await database.ensureDatabase('waymark');
    return database;
  }

  /** Starts a separate process on the folder, from here or a copy of the package; resolves with its first line. */
  async owner(folder: string, options: { uid?: number; copy?: string } = {}): Promise<Owner> {
    const script = path.join(options.copy ?? __dirname, 'test-owner.testing.ts');
    const child = spawn(process.execPath, ['-r', require.resolve('@swc-node/register'), script, folder], {
      uid: options.uid,
      gid: options.uid,
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: '/', TS_NODE_PROJECT: path.join(ROOT, 'tsconfig.json') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const said = await new Promise<string>((resolve, reject) => {
      let output = '';
      const listen = (chunk: Buffer): void => {
        output += chunk.toString();
        const line = /^(ready|refused) .*$/m.exec(output)?.[0];
        if (line) resolve(line);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => reject(new Error(`The owner ended without a word: ${output}`)));
      child.once('error', reject);
    });
    const owner = { child, said, ended };
    this.owners.push(owner);
    return owner;
  }

  async cleanUp(): Promise<void> {
    for (const { child, ended } of this.owners.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const database of this.databases.splice(0)) await database.stop();
    for (const folder of this.folders.splice(0)) await rm(folder, { recursive: true, force: true });
  }
}

/** Runs one query on a separate connection and returns the rows. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Polls until the condition holds; fails with `what` after a generous timeout. */
export async function eventually(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await condition()) return;
    await pause(50);
  }
  throw new Error(`It never came about that ${what}.`);
}

/** Every file below the folder with the hash of its bytes, to verify that none was changed. */
export async function fingerprint(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const digests = files.sort().map(async (file): Promise<[string, string]> => {
    const digest = createHash('sha256').update(await readFile(file));
    return [path.relative(folder, file), digest.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(digests));
}

/** The pid of the running postmaster, from the first line of its pid file. */
export async function postmasterPid(cluster: string): Promise<number> {
  return Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Number of PostgreSQL processes on the data folder's cluster. */
export async function processesOf(folder: string): Promise<number> {
  const account = { name: 'nobody in particular' };
  const clusterPath = path.join(folder, 'cluster');
  const cluster = await openCluster({ path: folder, home: folder, clusterPath, account }, NAME);
  return (await serverProcesses(cluster.name)).length;
}

/** The permission bits, in octal. */
export async function modeOf(...parts: string[]): Promise<string> {
  return ((await stat(path.join(...parts))).mode & 0o777).toString(8);
}

/** The error that the attempt rejected with. */
export async function refusal(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );
}
