import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { readIfThere, writePrivately } from './files';

/**
 * Below the ports that systems lend to outgoing connections (Linux from 32768, macOS from 49152): a client that calls
 * while PostgreSQL is down could otherwise be lent PostgreSQL's own port, and keep it from coming back.
 */
const PORTS = { from: 15_000, to: 32_000 };

/** The port kept from last time when it is free, otherwise a free one, which is kept. Loopback only. */
export async function choosePort(folder: string): Promise<number> {
  const file = path.join(folder, 'port');
  const kept = Number(await readIfThere(file));
  if (Number.isInteger(kept) && kept > 0 && kept < 65_536 && (await isFree(kept))) return kept;
  const port = await findFreePort();
  if (port === null)
    throw new EmbeddedPostgresError(
      'DATABASE_DID_NOT_START',
      'No free port was found for PostgreSQL on 127.0.0.1.',
    );
  await writePrivately(file, String(port));
  return port;
}

/** A random port on 127.0.0.1 that nobody listens on right now; null when none was found in a hundred tries. */
export async function findFreePort(): Promise<number | null> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  return null;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
