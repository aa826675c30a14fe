import { setTimeout as delay } from 'node:timers/promises';

const TRIES = 200;
const PAUSE_MS = 25;

/** Tries the assertion until it holds, for what another process learns by an event; its last failure after five seconds. */
export async function eventually(assertion: () => Promise<void> | void): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await assertion();
    } catch (error) {
      if (tries === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
