import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isDown = false;
let openings = 0;
let opening: number | null = null;

/** Called by the socket client when it has connected or reconnected. */
export function socketOpened(): void {
  isDown = false;
  opening = ++openings;
  tell();
}

/** Called by the socket client when it has closed; `lost` unless it was no longer needed. */
export function socketClosed({ lost }: { lost: boolean }): void {
  isDown = lost;
  opening = null;
  tell();
}

/** Whether live updates are interrupted; false before the first subscription. */
export function useSocketIsDown(): boolean {
  return useSyncExternalStore(subscribe, readIsDown, readIsDown);
}

/** Number of the current socket connection, different after each reconnect; null while it is closed. */
export function useSocketOpening(): number | null {
  return useSyncExternalStore(subscribe, readOpening, readOpening);
}

const readIsDown = () => isDown;
const readOpening = () => opening;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
