import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isAway = false;
let openings = 0;
let opening: number | null = null;

/** Said by the socket's client: it is open, for the first time or again. */
export function socketOpened(): void {
  isAway = false;
  opening = ++openings;
  tell();
}

/** Said by the socket's client: it is closed; `lost` unless nobody needs it any more. */
export function socketClosed({ lost }: { lost: boolean }): void {
  isAway = lost;
  opening = null;
  tell();
}

/** Whether live news cannot arrive right now. false also before anything subscribed. */
export function useSocketIsAway(): boolean {
  return useSyncExternalStore(subscribe, readIsAway, readIsAway);
}

/** Which opening of the socket this is, another number each time; null while it is not open. */
export function useSocketOpening(): number | null {
  return useSyncExternalStore(subscribe, readOpening, readOpening);
}

const readIsAway = () => isAway;
const readOpening = () => opening;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
