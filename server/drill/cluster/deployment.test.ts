import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { chooseAccount, findFreePort } from '../../platform/embedded-postgres';
import { eventually } from '../../platform/embedded-postgres/test-support';
import { DEPLOYMENT, renderTemplate } from './deployment';
import { APT_LINE, findProgram } from './programs';

const REPOSITORY = path.dirname(DEPLOYMENT);
const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');

interface Compose {
  services: Record<string, { image?: string; environment?: Record<string, string>; volumes?: string[] }>;
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

test('the example of deploy/.env names every variable of deploy/compose.yml', async () => {
  const used = new Set(
    [...(await read('deploy/compose.yml')).matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
  );
  const named = new Set(
    [...(await read('deploy/.env.example')).matchAll(/^(\w+)=/gm)].map(([, name]) => name),
  );
  expect([...used].sort()).toEqual([...named].sort());
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
