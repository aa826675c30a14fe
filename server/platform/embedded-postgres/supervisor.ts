import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './errors';
import type { RunningServer } from './launcher';

interface Backoff {
  /**
   * Delays in milliseconds before consecutive restarts; the last one repeats for a server that becomes ready and exits
   * again.
   */
  delays: number[];
  /** Milliseconds between attempts if PostgreSQL does not become ready even after the last of the delays. */
  failingDelay: number;
  /** After running for this many milliseconds, a server starts again with the first delay. */
  stable: number;
}

/** However often PostgreSQL is killed in a row, it is back within ten seconds. */
const BACKOFF: Backoff = { delays: [0, 250, 500, 1_000], failingDelay: 5_000, stable: 10_000 };

interface Supervisor {
  /** Stops the server permanently, even during a restart. */
  stop(): Promise<void>;
}

/**
 * Restarts a server with `start` whenever it exits unexpectedly, forever and with a short bounded backoff. Reports to
 * `log` and never throws.
 */
export function supervise(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  log: (line: string) => void,
  backoff: Backoff = BACKOFF,
): Supervisor {
  let current: RunningServer | null = first;
  let restarts = 0;
  let failures = 0;
  const stopping = new AbortController();

  const delayBeforeRestart = (): number => {
    const { delays, failingDelay } = backoff;
    if (failures >= delays.length) return failingDelay;
    return delays[Math.min(restarts, delays.length - 1)]!;
  };

  const restart = async (): Promise<RunningServer | null> => {
    const delay = delayBeforeRestart();
    restarts += 1;
    await pause(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return null;
    try {
      const server = await start();
      failures = 0;
      log('PostgreSQL is running again.');
      return server;
    } catch (error) {
      failures += 1;
      log(`PostgreSQL could not be started again: ${reasonOf(error)}`);
      if (failures === backoff.delays.length) {
        log(
          `PostgreSQL did not start ${failures} times in a row. Requests that need the database fail until it does; ` +
            `it is tried again every ${backoff.failingDelay / 1000} seconds.`,
        );
      }
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
        if (performance.now() - since > backoff.stable) restarts = 0;
        log(`PostgreSQL ${reason} although nobody asked it to. Starting it again.`);
      }
      current = await restart();
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
