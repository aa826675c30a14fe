import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { readIfThere, writePrivately } from './files';

/**
 * Below the ephemeral port range (Linux from 32768, macOS from 49152): a client connecting while PostgreSQL is down
 * could otherwise be assigned PostgreSQL's own port and block its restart.
 */
const PORTS = { from: 15_000, to: 32_000 };

/** The recorded port if it is free, otherwise a free one, which is recorded. Loopback only. */
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

/** A random free port on 127.0.0.1; null if none was found in a hundred attempts. */
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
