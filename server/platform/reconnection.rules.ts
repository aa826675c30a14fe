const FIRST_PAUSE_MS = 1_000;
/** With what is added to it, live events are back within ten seconds of the server, however long that was away. */
const LONGEST_PAUSE_MS = 6_000;
const SPREAD_MS = 2_000;

/**
 * Milliseconds that a client waits before it opens its socket again, after `retries` attempts that failed. Longer each
 * time, and not the same for everybody who lost the same server.
 */
export function pauseBeforeReconnecting(retries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries) + Math.random() * SPREAD_MS;
}
