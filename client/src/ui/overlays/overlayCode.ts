/** Loads and mounts `Toasts` and `ConfirmHost`; null until `provideOverlays`. */
let load: (() => void) | null = null;
let isWanted = false;

/** Registers how the app loads the code of toasts and confirmations, which the first page does without. */
export function provideOverlays(loadOverlays: () => void): void {
  load = loadOverlays;
  if (isWanted) load();
}

/** Loads the code of toasts and confirmations; does nothing if that has happened. */
export function wantOverlays(): void {
  if (isWanted) return;
  isWanted = true;
  load?.();
}
