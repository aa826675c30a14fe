import { Client, escapeIdentifier } from 'pg';
import { findBinaries } from './binaries';
import { clusterExists, createCluster, openCluster } from './cluster';
import {
  choosePort,
  defaultSharedHome,
  noteLocation,
  openDataFolder,
  readOrMakePassword,
} from './data-folder';
import { EmbeddedPostgresError, systemCode } from './errors';
import { launch, LaunchFailure, type RunningServer } from './launcher';
import { claimFolder } from './owner';
import { clearLeftovers } from './processes';
import { supervise } from './supervisor';

export interface EmbeddedPostgresOptions {
  /**
   * Name of the application in lower-case letters: of the role it connects as, of the cluster, and of the default of
   * `sharedHome`. Must not change, or existing clusters are not found.
   */
  name: string;
  /** The data folder; created (0700) if missing. Back up all of it, and the folder named in its `cluster-location`. */
  folder: string;
  /** Receives one line at a time, our own messages and PostgreSQL's ("PostgreSQL: …"). Default: no log. */
  log?: (line: string) => void;
  /** PostgreSQL settings that override ours, such as `{ fsync: 'off' }` for disposable test data. */
  settings?: Record<string, string>;
  /**
   * Where the cluster is stored if we are root and PostgreSQL's account cannot enter `folder`. Default: /var/lib/<name>,
   * on macOS /usr/local/var/<name>.
   */
  sharedHome?: string;
  /** Called once PostgreSQL's process runs, some tenths of a second before it accepts connections. */
  onSpawned?: () => void;
}

/** A supervised PostgreSQL, restarted until `stop` is called. It does not keep the process alive. */
export interface EmbeddedPostgres {
  /** Connection string of a database as the application's role, which may create databases and is no superuser. */
  url(database: string): string;
  /**
   * Creates the database if it does not exist. `name` has at most 63 bytes. Rejects with an EmbeddedPostgresError if the
   * cluster does not accept the folder's password, otherwise with the driver's error.
   */
  ensureDatabase(name: string): Promise<void>;
  /** Closes the connections, stops PostgreSQL and releases the folder. May be called more than once. */
  stop(): Promise<void>;
}

/** Settings that differ from PostgreSQL's defaults (fsync, scram and checksums are defaults). */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The npm package contains no LLVM library for it.
  jit: 'off',
  // Above ERROR: failed statements are reported by the caller, and may contain personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts the bundled PostgreSQL on the folder's cluster, which is created on the first start, on a free loopback port
 * recorded in the folder. The server is restarted on the same port if it crashes, and stops when this process ends in
 * any way. Rejects with an EmbeddedPostgresError, or with Node's error, such as ENOSPC. Never replaces or repairs data.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { name, log = () => undefined, sharedHome = defaultSharedHome(name), onSpawned } = options;
  const settings = { ...SETTINGS, ...options.settings };
  const folder = await openDataFolder(options.folder, sharedHome);
  const claim = await claimFolder(folder.path);
  try {
    const binaries = await findBinaries(folder.home, folder.account);
    const exists = await clusterExists(folder);
    const password = await readOrMakePassword(folder, exists);
    if (!exists) {
      log(`Making a new PostgreSQL ${binaries.major} database in ${folder.home}.`);
      await createCluster(folder, binaries, { role: name, password, durable: settings.fsync !== 'off' });
    }
    await noteLocation(folder);
    const cluster = await openCluster(folder, name);
    const { postgres } = binaries;
    const { account } = folder;
    const begin = async (port: number, onSpawned?: () => void): Promise<RunningServer> => {
      await clearLeftovers(cluster, log);
      return launch({ postgres, cluster, account, port, settings, log, onSpawned });
    };

    const { port, server } = await beginOnAFreePort(folder.path, (port) => begin(port, onSpawned));
    const supervisor = supervise(server, () => begin(port), log);
    const stop = async (): Promise<void> => {
      await supervisor.stop();
      await clearLeftovers(cluster, log);
      await claim.release();
    };
    const url = (database: string): string =>
      `postgres://${name}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
    let stopped: Promise<void> | null = null;
    return {
      url,
      ensureDatabase: (database) =>
        ensureDatabase(url('postgres'), database).catch((error: unknown) => {
          throw isRefusedLogin(error) ? wrongPassword(folder.path, error) : error;
        }),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function beginOnAFreePort(
  folder: string,
  begin: (port: number) => Promise<RunningServer>,
): Promise<{ port: number; server: RunningServer }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(folder);
    try {
      return { port, server: await begin(port) };
    } catch (error) {
      if (!(error instanceof LaunchFailure)) throw error;
      if (error.portWasTaken && attempt < 5) continue;
      throw new EmbeddedPostgresError(
        `${error.message}\nThe data in ${folder} was not replaced. If the lines speak of damage, put the folder back ` +
          'from a backup; to begin with an empty database instead, move it away. If they speak of another version, ' +
          'start the version of this program that wrote the data, save it with pg_dump, and load it into a new folder.',
        { cause: error },
      );
    }
  }
}

/** Class 28 is "invalid authorization": wrong password, missing role, or no matching access rule. */
const isRefusedLogin = (error: unknown) => systemCode(error)?.startsWith('28') === true;

/** The password file may belong to another cluster, for instance after a wrong restore. */
const wrongPassword = (folder: string, cause: unknown) =>
  new EmbeddedPostgresError(
    `The database in ${folder} does not accept the password kept there. It was left as it is. ` +
      'Put back the password file that belongs to it.',
    { cause },
  );

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    try {
      await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
    } catch (error) {
      // 42P04 and 23505: another process created it between the check and the creation.
      if (!['42P04', '23505'].includes(systemCode(error) ?? '')) throw error;
    }
  });
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A lost connection rejects the statement; without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
