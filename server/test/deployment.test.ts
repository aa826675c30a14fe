import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { readConfig } from '../config';
import { chooseAccount, findFreePort } from '../platform/embedded-postgres';
import { eventually } from '../platform/embedded-postgres/embedded-postgres.testing';
import { DEPLOYMENT, renderTemplate } from '../../tools/lab/drill/cluster/deployment';
import { APT_LINE, findProgram } from '../../tools/lab/drill/cluster/programs';

const REPOSITORY = path.dirname(DEPLOYMENT);
const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');

interface Service {
  image?: string;
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  restart?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose = async (file: string) => parse(await read(file), { merge: true }) as Compose;

/** The program's path; null, with a warning, if it is not installed. */
async function programOrWarning(name: string): Promise<string | null> {
  const file = await findProgram(name);
  if (!file) console.warn(`NOT TRIED: ${name} is missing. ${APT_LINE}`);
  return file;
}

describe.each(['docker-compose.yml', 'deploy/compose.yml'])('%s', (file) => {
  it('has no password of its own, and refuses to start without one', async () => {
    const variables = [...(await read(file)).matchAll(/\$\{(\w*PASSWORD)([^}]*)\}/g)];
    const required = new Set(
      variables.filter(([, , rest]) => rest!.startsWith(':?')).map(([, name]) => name),
    );
    expect(required.size).toBeGreaterThan(0);
    for (const [, name, rest] of variables) {
      expect(required).toContain(name);
      expect(rest).not.toMatch(/^:?-/);
    }
  });

  it('names every volume that its services keep data in', async () => {
    const { services, volumes } = await compose(file);
    const kept = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':')[0]!).filter((name) => !name.startsWith('.')),
    );
    expect([...new Set(kept)].sort()).toEqual(Object.keys(volumes).sort());
  });
});

describe.each([
  ['docker-compose.yml', 'app', ['DATABASE_URL', 'HOST', 'PORT']],
  [
    'deploy/compose.yml',
    'app1',
    ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'DATABASE_URL', 'HOST', 'PORT'],
  ],
])('the application of %s', (file, name, fixed) => {
  it('gets every documented variable from .env, except those that the file sets itself', async () => {
    const { env_file, environment = {} } = (await compose(file)).services[name]!;
    expect(env_file).toBe('.env');
    const documented = Array.from(
      (await read('docs/environment.md')).matchAll(/^\| `([A-Z_]+)`/gm),
      ([, each]) => each!,
    );
    expect(documented.length).toBeGreaterThan(20);
    const isOverwritten = (each: string) =>
      each in environment && !environment[each]!.startsWith(`\${${each}:`);
    expect(documented.filter(isOverwritten).sort()).toEqual(fixed);
  });

  it('gets no password but that of its own role', async () => {
    const { environment = {} } = (await compose(file)).services[name]!;
    const passwords = Array.from((await read(file)).matchAll(/\$\{(\w+_PASSWORD)/g), ([, each]) => each!);
    const given = passwords.filter((each) => environment[each] !== '');
    expect(new Set(given)).toEqual(new Set(['WAYMARK_DATABASE_PASSWORD']));
  });
});

test.each(['docker-compose.yml', 'deploy/compose.yml'])(
  '%s restarts every process that ends',
  async (file) => {
    const { services } = await compose(file);
    expect(Object.entries(services).filter(([, { restart }]) => restart !== 'unless-stopped')).toEqual([]);
  },
);

test('systemd accepts the unit, which runs as an account of its own and is restarted whenever it ends', async () => {
  const unit = await read('deploy/waymark.service');
  for (const line of [
    'User=waymark',
    'Restart=always',
    'StartLimitIntervalSec=0',
    'ExecStart=/usr/bin/npm start',
  ])
    expect(unit.split('\n')).toContain(line);
  const analyze = await findProgram('systemd-analyze');
  if (!analyze) return console.warn('NOT TRIED: systemd-analyze is missing (apt install systemd).');
  // The path of npm differs between machines, and is none of systemd's business here.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-unit-'));
  const copy = path.join(folder, 'waymark.service');
  await writeFile(copy, unit.replace('/usr/bin/npm', '/bin/true'));
  const { status, stderr } = spawnSync(analyze, ['verify', copy], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('docs/operations.md', () => {
  it('names services of the Compose files in its commands', async () => {
    const commands =
      /docker compose( -f deploy\/compose\.yml)? (?:exec(?: -T)?|stop|start|logs --follow) ([a-z]+\d?)/g;
    const named = [...(await read('docs/operations.md')).matchAll(commands)];
    expect(named.length).toBeGreaterThan(8);
    for (const [, isCluster, service] of named) {
      const { services } = await compose(isCluster ? 'deploy/compose.yml' : 'docker-compose.yml');
      expect(Object.keys(services)).toContain(service);
    }
  });

  it('begins with settings that Waymark accepts for real people behind one proxy', async () => {
    const [, lines] = /^cat > \.env <<END\n([^]+?)^END$/m.exec(await read('docs/operations.md'))!;
    const settings = lines!
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]);
    expect(readConfig(Object.fromEntries(settings))).toMatchObject({
      isDemo: false,
      host: '127.0.0.1',
      publicUrl: 'https://learn.example.org',
      trustProxyHops: 1,
      smtpUrl: expect.stringContaining('smtp://') as string,
    });
  });
});

test('the example of deploy/.env names every variable of deploy/compose.yml', async () => {
  const used = Array.from((await read('deploy/compose.yml')).matchAll(/\$\{(\w+)/g), ([, name]) => name!);
  const example = await read('deploy/.env.example');
  const named = Array.from(example.matchAll(/^(\w+)=/gm), ([, name]) => name!);
  // Read by the application alone, like any other variable of docs/environment.md.
  expect([...new Set([...used, 'SMTP_URL'])].sort()).toEqual(named.sort());
});

test('deploy/compose.yml gives HAProxy every address that its configuration asks for', async () => {
  const { services } = await compose('deploy/compose.yml');
  const asked = new Set(
    [...(await read('deploy/haproxy.cfg')).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect(Object.keys(services.haproxy!.environment!).sort()).toEqual([...asked].sort());
});

test('HAProxy accepts its configuration', async () => {
  const haproxy = await programOrWarning('haproxy');
  if (!haproxy) return;
  const { services } = await compose('deploy/compose.yml');
  const local = Object.entries(services.haproxy!.environment!).map(([name, value]) => [
    name,
    // The names of the other containers do not resolve here.
    value.replace(/^(app|node)\d:/, '127.0.0.1:'),
  ]);
  const { status, stderr } = spawnSync(haproxy, ['-c', '-f', path.join(DEPLOYMENT, 'haproxy.cfg')], {
    env: { PATH: process.env.PATH, ...(Object.fromEntries(local) as Record<string, string>) },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.not.stringMatching(/WARNING|ALERT/) as string,
  });
});

test('PgBouncer starts with its configuration, in transaction mode', async () => {
  const pgbouncer = await programOrWarning('pgbouncer');
  if (!pgbouncer) return;
  const account = await chooseAccount(null);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-pgbouncer-'));
  await chmod(folder, 0o755);
  const [configuration, passwords] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')];
  const port = String(await findFreePort());
  const values = {
    DATABASE_HOST: '127.0.0.1',
    PRIMARY_PORT: '1',
    REPLICA_PORT: '1',
    LISTEN_HOST: '127.0.0.1',
  };
  await writeFile(
    configuration,
    await renderTemplate('pgbouncer.ini', { ...values, LISTEN_PORT: port, AUTH_FILE: passwords }),
  );
  await writeFile(passwords, '"waymark" "secret"\n');
  for (const file of [folder, configuration, passwords])
    if (account.uid !== undefined) await chown(file, account.uid, account.gid!);
  const { uid, gid } = account;
  const child = spawn(pgbouncer, [configuration], { uid, gid, stdio: 'ignore', cwd: '/' });
  try {
    const settings = await consoleOf(port);
    expect(settings).toMatchObject({
      pool_mode: 'transaction',
      server_login_retry: '0.5',
      query_wait_timeout: '4',
    });
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

/** The settings as shown by PgBouncer's console, once it is reachable. */
async function consoleOf(port: string): Promise<Record<string, string>> {
  let settings: Record<string, string> = {};
  await eventually('PgBouncer answers', async () => {
    const client = new Client({ connectionString: `postgres://waymark:secret@127.0.0.1:${port}/pgbouncer` });
    try {
      await client.connect();
      const { rows } = await client.query<{ key: string; value: string }>('show config');
      settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
      await client.end();
      return true;
    } catch {
      return false;
    }
  });
  return settings;
}
