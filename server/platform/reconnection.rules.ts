const FIRST_PAUSE_MS = 1_000;
/** Including jitter, live events resume within ten seconds of the server's return, however long it was down. */
const LONGEST_PAUSE_MS = 6_000;
const SPREAD_MS = 2_000;

/**
 * Milliseconds before a client reopens its socket after `retries` failed attempts: exponential, with jitter for clients
 * that lost the same server.
 */
export function pauseBeforeReconnecting(retries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries) + Math.random() * SPREAD_MS;
}
