import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './errors';
import type { RunningServer } from './launcher';

/**
 * Milliseconds before consecutive restarts; the last one repeats. However often PostgreSQL is killed in a row, it is
 * back within ten seconds.
 */
const DELAYS = [0, 250, 500, 1_000, 5_000];
/** After running for this many milliseconds, a server starts again with the first delay. */
const STABLE_MS = 10_000;

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
  delays: readonly number[] = DELAYS,
): Supervisor {
  let current: RunningServer | null = first;
  let restarts = 0;
  const stopping = new AbortController();

  /** null if it is stopping or PostgreSQL did not start. */
  const restart = async (): Promise<RunningServer | null> => {
    const delay = delays[Math.min(restarts, delays.length - 1)];
    restarts += 1;
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
        if (performance.now() - since > STABLE_MS) restarts = 0;
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
