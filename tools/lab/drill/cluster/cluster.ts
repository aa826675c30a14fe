import { randomBytes } from 'node:crypto';
import { chmod, chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chooseAccount, findFreePort, type Account } from '../../../../server/platform/embedded-postgres';
import { Children } from './children';
import { DEPLOYMENT, renderTemplate } from './deployment';
import { PostgresNode } from './postgres-node';
import type { Programs } from './programs';
import { waitFor } from './wait';
import { WaymarkProcess } from './waymark-process';

/** An installation as described in deploy/, on free ports of this machine and in a temporary folder. */
export interface Cluster {
  /** Where HAProxy serves Waymark. */
  origin: string;
  /** PostgreSQL's primary through HAProxy, bypassing PgBouncer. */
  databaseUrl: string;
  nodes: PostgresNode[];
  applications: WaymarkProcess[];
  /** Log files of every program. */
  logFolder: string;
  /** Stops everything; the folder remains if `keepLogs` is true. */
  stop(options?: { keepLogs?: boolean }): Promise<void>;
}

const PORTS = ['etcd', 'etcdPeer', 'web', 'primary', 'replica', 'status', 'pgbouncer'] as const;
const NODES = [1, 2] as const;
const APPLICATIONS = [1, 2, 3] as const;
const LOCAL = '127.0.0.1';
const START_SECONDS = 90;

/** Starts etcd, two PostgreSQL nodes under Patroni, HAProxy, PgBouncer and three processes of Waymark. */
export async function startCluster(programs: Programs, say: (line: string) => void): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-drill-'));
  const account = await chooseAccount(null);
  const logFolder = path.join(folder, 'logs');
  // PostgreSQL's account must be able to enter this folder.
  await chmod(folder, 0o755);
  await mkdir(logFolder);
  const children = new Children(logFolder);
  const stopAll = async ({ keepLogs = false } = {}): Promise<void> => {
    await children.stopAll();
    if (!keepLogs) await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const parts = new ClusterParts(programs, folder, account, children, await choosePorts());
    return { ...(await parts.start(say)), logFolder, stop: stopAll };
  } catch (error) {
    await stopAll({ keepLogs: true });
    throw new Error(`The cluster did not start; its logs are in ${logFolder}`, { cause: error });
  }
}

type Ports = Record<(typeof PORTS)[number] | `node${1 | 2}` | `rest${1 | 2}` | `app${1 | 2 | 3}`, number>;

async function choosePorts(): Promise<Ports> {
  const names = [
    ...PORTS,
    ...NODES.flatMap((number) => [`node${number}`, `rest${number}`]),
    ...APPLICATIONS.map((number) => `app${number}`),
  ];
  const ports = new Set<number>();
  while (ports.size < names.length) {
    const port = await findFreePort();
    if (port === null) throw new Error('There are too few free ports on 127.0.0.1');
    ports.add(port);
  }
  return Object.fromEntries([...ports].map((port, index) => [names[index], port])) as Ports;
}

class ClusterParts {
  private readonly passwords = {
    application: randomBytes(16).toString('hex'),
    superuser: randomBytes(16).toString('hex'),
    replication: randomBytes(16).toString('hex'),
    rewind: randomBytes(16).toString('hex'),
  };

  constructor(
    private readonly programs: Programs,
    private readonly folder: string,
    private readonly account: Account,
    private readonly children: Children,
    private readonly ports: Ports,
  ) {}

  async start(say: (line: string) => void): Promise<Omit<Cluster, 'logFolder' | 'stop'>> {
    await this.startEtcd();
    const nodes = await this.startNodes();
    say('PostgreSQL has a primary and a synchronous standby.');
    await this.startHaproxy();
    await this.startPgbouncer();
    const applications = await this.startApplications();
    say(`Waymark serves at ${this.origin}.`);
    return { origin: this.origin, databaseUrl: this.databaseUrl(this.ports.primary), nodes, applications };
  }

  private get origin(): string {
    return `http://${LOCAL}:${this.ports.web}`;
  }

  private databaseUrl(port: number, database = 'waymark'): string {
    return `postgres://waymark:${this.passwords.application}@${LOCAL}:${port}/${database}`;
  }

  /** Creates a folder owned by PostgreSQL's account. */
  private async ownFolder(name: string): Promise<string> {
    const made = path.join(this.folder, name);
    await mkdir(made, { mode: 0o700 });
    const { uid, gid } = this.account;
    if (uid !== undefined && gid !== undefined) await chown(made, uid, gid);
    return made;
  }

  private async startEtcd(): Promise<void> {
    const { etcd, etcdPeer } = this.ports;
    await this.children.start({
      name: 'etcd',
      file: this.programs.etcd,
      parameters: [
        ...['--name', 'etcd', '--data-dir', await this.ownFolder('etcd')],
        ...['--listen-client-urls', `http://${LOCAL}:${etcd}`],
        ...['--advertise-client-urls', `http://${LOCAL}:${etcd}`],
        ...['--listen-peer-urls', `http://${LOCAL}:${etcdPeer}`],
        ...['--initial-advertise-peer-urls', `http://${LOCAL}:${etcdPeer}`],
        ...['--initial-cluster', `etcd=http://${LOCAL}:${etcdPeer}`],
      ],
      account: this.account,
    });
  }

  private async startNodes(): Promise<PostgresNode[]> {
    const configuration = path.join(this.folder, 'configuration');
    await mkdir(configuration);
    // Copied, because the account may not be able to read the checkout.
    for (const file of ['patroni.yml', 'create-waymark-database'])
      await copyFile(path.join(DEPLOYMENT, file), path.join(configuration, file));

    const nodes: PostgresNode[] = [];
    for (const number of NODES) {
      const node = await this.postgresNode(number, configuration);
      await node.start();
      nodes.push(node);
    }
    await waitFor('A primary with a synchronous standby', START_SECONDS, async () => {
      for (const node of nodes) if (await node.isPrimaryWithStandby()) return node;
      return null;
    });
    return nodes;
  }

  private async postgresNode(number: 1 | 2, configuration: string): Promise<PostgresNode> {
    const name = `node${number}`;
    const home = await this.ownFolder(name);
    const rest = `${LOCAL}:${this.ports[`rest${number}`]}`;
    const address = `${LOCAL}:${this.ports[`node${number}`]}`;
    const dataFolder = path.join(home, 'data');
    const program = {
      name,
      file: this.programs.patroni,
      parameters: [path.join(configuration, 'patroni.yml')],
      account: this.account,
      environment: {
        // Where Patroni finds the script that creates the database, and that script finds psql.
        PATH: [configuration, this.programs.postgresFolder, '/usr/bin', '/bin'].join(path.delimiter),
        WAYMARK_DATABASE_PASSWORD: this.passwords.application,
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `${LOCAL}:${this.ports.etcd}`,
        PATRONI_RESTAPI_LISTEN: rest,
        PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
        PATRONI_POSTGRESQL_LISTEN: address,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
        PATRONI_POSTGRESQL_DATA_DIR: dataFolder,
        PATRONI_POSTGRESQL_BIN_DIR: this.programs.postgresFolder,
        PATRONI_POSTGRESQL_PGPASS: path.join(home, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: this.passwords.superuser,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: this.passwords.replication,
        PATRONI_REWIND_USERNAME: 'rewind',
        PATRONI_REWIND_PASSWORD: this.passwords.rewind,
      },
    };
    return new PostgresNode(this.children, program, dataFolder, `http://${rest}`);
  }

  private async startHaproxy(): Promise<void> {
    const { ports } = this;
    const at = (port: number) => `${LOCAL}:${port}`;
    await this.children.start({
      name: 'haproxy',
      file: this.programs.haproxy,
      // The deployment's own number of connections would need more file descriptors than many machines allow.
      parameters: ['-db', '-n', '1000', '-f', path.join(DEPLOYMENT, 'haproxy.cfg')],
      environment: {
        WEB_LISTEN: at(ports.web),
        PRIMARY_LISTEN: at(ports.primary),
        REPLICA_LISTEN: at(ports.replica),
        STATUS_LISTEN: at(ports.status),
        APP1: at(ports.app1),
        APP2: at(ports.app2),
        APP3: at(ports.app3),
        NODE1: at(ports.node1),
        NODE2: at(ports.node2),
        NODE1_REST_PORT: String(ports.rest1),
        NODE2_REST_PORT: String(ports.rest2),
      },
    });
    await waitFor('The first answer of HAProxy', START_SECONDS, () =>
      fetch(`http://${at(ports.status)}/`).then(
        () => true,
        () => null,
      ),
    );
  }

  private async startPgbouncer(): Promise<void> {
    const home = await this.ownFolder('pgbouncer');
    const files = {
      configuration: path.join(home, 'pgbouncer.ini'),
      passwords: path.join(home, 'userlist.txt'),
    };
    const configuration = await renderTemplate('pgbouncer.ini', {
      DATABASE_HOST: LOCAL,
      PRIMARY_PORT: String(this.ports.primary),
      REPLICA_PORT: String(this.ports.replica),
      LISTEN_HOST: LOCAL,
      LISTEN_PORT: String(this.ports.pgbouncer),
      AUTH_FILE: files.passwords,
    });
    await writeFile(files.configuration, configuration);
    await writeFile(files.passwords, `"waymark" "${this.passwords.application}"\n`);
    await this.children.start({
      name: 'pgbouncer',
      file: this.programs.pgbouncer,
      parameters: [files.configuration],
      account: this.account,
    });
  }

  /** One after the other: the first one migrates the empty database. */
  private async startApplications(): Promise<WaymarkProcess[]> {
    const applications: WaymarkProcess[] = [];
    for (const number of APPLICATIONS) {
      const port = this.ports[`app${number}`];
      const application = new WaymarkProcess(this.children, `app${number}`, port, {
        PUBLIC_URL: this.origin,
        TRUST_PROXY: '1',
        DATABASE_URL: this.databaseUrl(this.ports.pgbouncer),
        DATABASE_DIRECT_URL: this.databaseUrl(this.ports.primary),
        DATABASE_READ_URL: this.databaseUrl(this.ports.pgbouncer, 'waymark_read'),
      });
      await application.start();
      applications.push(application);
    }
    return applications;
  }
}
