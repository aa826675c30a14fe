import { useSyncExternalStore } from 'react';
import { waitToRetry } from './waitToRetry';

/** `unreachable`: there is a network, but the server does not respond or is stopping. */
export type Connection = 'connected' | 'offline' | 'unreachable';

const HEALTH_PATH = '/healthz';
const ANSWER_TIMEOUT_MS = 5_000;

let connection: Connection = 'connected';
let checking: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Call when a request got no response, or only a proxy's: checks the connection until it is back. */
export function reportUnanswered(): void {
  void whenConnected();
}

/** Polls the server's health check with backoff; resolves once the server is alive. */
export function whenConnected(): Promise<void> {
  return (checking ??= checkUntilConnected().finally(() => (checking = null)));
}

/** Subscribes to the connection state as of the last check. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, readConnection, readConnection);
}

export function readConnection(): Connection {
  return connection;
}

/** Subscribes to connection changes; returns the unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function checkUntilConnected(): Promise<void> {
  for (let failures = 0; ; failures++) {
    const state = await checkHealth();
    moveTo(state);
    if (state === 'connected') return;
    await waitToRetry(failures);
  }
}

const hasNetwork = () => navigator.onLine;

async function checkHealth(): Promise<Connection> {
  if (!hasNetwork()) return 'offline';
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', signal });
    // A proxy or a captive portal may respond 200 instead of the server.
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
