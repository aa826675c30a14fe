import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAway = false;

/** Said by the socket's client: lost or refused (true), open again (false). */
export function setSocketAway(away: boolean): void {
  if (away === isAway) return;
  isAway = away;
  for (const listener of [...listeners]) listener();
}

/** Whether live news cannot arrive right now. false also before anything subscribed. */
export function useSocketIsAway(): boolean {
  return useSyncExternalStore(subscribe, read, read);
}

const read = () => isAway;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
