import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './errors';
import type { RunningServer } from './launcher';

interface Patience {
  /** Waits before the restarts in a row, in milliseconds; their number is how many quick attempts there are. */
  quick: number[];
  /** The wait between attempts once the quick ones are used up: cheap for the machine, and never given up. */
  slow: number;
  /** A server that ran this long, in milliseconds, has the quick attempts again. */
  stable: number;
}

const PATIENCE: Patience = { quick: [0, 250, 500, 1_000, 2_000], slow: 30_000, stable: 60_000 };

interface Supervisor {
  /** Stops the server for good, also in the middle of a restart. */
  stop(): Promise<void>;
}

/**
 * Keeps a server running: whenever it ends without being asked to, `start` is called again, quickly at first, then
 * slowly and for ever. Everything is told to `log`; nothing is thrown.
 */
export function supervise(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  log: (line: string) => void,
  patience: Patience = PATIENCE,
): Supervisor {
  let current: RunningServer | null = first;
  let attempts = 0;
  const stopping = new AbortController();

  const beginAgain = async (): Promise<RunningServer | null> => {
    const delay = patience.quick[attempts] ?? patience.slow;
    if (attempts === patience.quick.length) {
      log(
        `PostgreSQL did not stay up after ${attempts} restarts. Whatever needs the database fails until it is back; ` +
          `it is tried again every ${patience.slow / 1000} seconds. The lines above say what PostgreSQL reported.`,
      );
    }
    attempts += 1;
    await pause(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return null;
    try {
      const server = await start();
      log('PostgreSQL is running again.');
      return server;
    } catch (error) {
      log(`PostgreSQL could not be started again: ${reasonOf(error)}`);
      return null;
    }
  };

  const watch = async (): Promise<void> => {
    const isStopping = () => stopping.signal.aborted;
    while (!isStopping()) {
      if (current) {
        const since = performance.now();
        const reason = await current.exited;
        if (isStopping()) return;
        current = null;
        if (performance.now() - since > patience.stable) attempts = 0;
        log(`PostgreSQL ${reason} although nobody asked it to. Starting it again.`);
      }
      current = await beginAgain();
    }
  };
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      if (!current) await watching;
      await current?.stop();
    },
  };
}
