import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything takes, even on a busy machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 25;

/**
 * Retries the assertion until it passes, for effects of events in another process; throws its last error after half
 * a minute, or the given milliseconds.
 */
export async function eventually(
  assertion: () => Promise<void> | void,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await assertion();
    } catch (error) {
      if (tries * PAUSE_MS >= patienceMs) throw error;
      await delay(PAUSE_MS);
    }
  }
}
