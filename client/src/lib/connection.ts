import { useSyncExternalStore } from 'react';
import { waitToRetry } from './waitToRetry';

/** `unreachable`: there is a network, but the server does not answer, or is stopping. */
export type Connection = 'connected' | 'offline' | 'unreachable';

const HEALTH_PATH = '/healthz';
const ANSWER_TIMEOUT_MS = 5_000;

let connection: Connection = 'connected';
let checking: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** To be called when a request got no answer, or only one of a proxy's: finds out why and watches until it is over. */
export function reportUnanswered(): void {
  void whenConnected();
}

/** Asks the server for its health, again and again with growing pauses, and resolves once it is alive. */
export function whenConnected(): Promise<void> {
  return (checking ??= checkUntilConnected().finally(() => (checking = null)));
}

/** Whether the server can be reached, as far as the last check knows. Followed. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, readConnection, readConnection);
}

export function readConnection(): Connection {
  return connection;
}

/** Calls back when the connection changes; returns the function that stops it. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function checkUntilConnected(): Promise<void> {
  for (let failures = 0; ; failures++) {
    const found = await checkHealth();
    moveTo(found);
    if (found === 'connected') return;
    await waitToRetry(failures);
  }
}

const hasNetwork = () => navigator.onLine;

async function checkHealth(): Promise<Connection> {
  if (!hasNetwork()) return 'offline';
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', signal });
    // A proxy or a hotel's login page may answer 200 in the server's place.
    const { status } = (await response.json()) as { status?: unknown };
    return response.ok && status === 'alive' ? 'connected' : 'unreachable';
  } catch {
    return hasNetwork() ? 'unreachable' : 'offline';
  }
}

function moveTo(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of [...listeners]) listener();
}
