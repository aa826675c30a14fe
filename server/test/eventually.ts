import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 5000;
const PAUSE_MS = 25;

/** Tries the assertion until it holds, for what another process learns by an event; its last failure after five seconds, or as many milliseconds as given. */
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
