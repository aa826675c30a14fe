import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Repeats `read` until it returns something other than null; throws with `what` after the timeout. */
export async function waitFor<T>(what: string, seconds: number, read: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${seconds} s`);
    await delay(PAUSE_MS);
  }
}
