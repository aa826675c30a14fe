import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chooseAccount } from '../platform/embedded-postgres';
import { eventually } from './eventually';

/** A real PgBouncer in transaction mode. */
export interface PgBouncer {
  /** The database's URL through it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * `describe` if the program is installed (Debian: `apt install pgbouncer`); otherwise the tests are reported as
 * skipped.
 */
export function describeWithPgBouncer(name: string, tests: () => void): void {
  const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
  if (!isInstalled) process.stderr.write(`SKIPPED, pgbouncer is not installed: ${name}\n`);
  (isInstalled ? describe : describe.skip)(name, tests);
}

/** Starts it in front of the database at `url`, with `settings` in addition to its defaults. */
export async function startPgBouncer(url: string, settings: Record<string, string> = {}): Promise<PgBouncer> {
  const target = new URL(url);
  const name = target.pathname.slice(1);
  const port = await aFreePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const login = `user=${target.username} password=${decodeURIComponent(target.password)}`;
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    // Every client logs in as the role above.
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '8',
    unix_socket_dir: '',
    ...settings,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${value}`);
  fs.writeFileSync(
    file,
    [
      '[databases]',
      `${name} = host=${target.hostname} port=${target.port} dbname=${name} ${login}`,
      '[pgbouncer]',
      ...lines,
      '',
    ].join('\n'),
  );
  fs.chmodSync(folder, 0o755);
  const { uid, gid } = await chooseAccount(null);
  const child = spawn('pgbouncer', [file], { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await eventually(() => expect(output).toContain('process up'));

  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function aFreePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
