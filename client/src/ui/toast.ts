type ToastTone = 'success' | 'error' | 'info';

interface ToastOptions {
  /** Time until it closes unless hovered or focused, in milliseconds; `Infinity` keeps it until closed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
  durationMs: number;
}

/** Older toasts are removed beyond this number, so that the stack does not cover a phone's screen. */
const MAX_TOASTS = 4;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): number {
  const id = ++lastId;
  const durationMs = options.durationMs ?? (tone === 'error' ? 10_000 : 6_000);
  // A repeated message replaces the earlier one instead of stacking.
  const others = entries.filter((entry) => entry.text !== text || entry.tone !== tone);
  publish([...others, { ...options, id, tone, text, durationMs }].slice(-MAX_TOASTS));
  return id;
}

/** Shows toasts. Each function returns the id for `dismiss`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Does nothing if the toast is already closed. */
  dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
  /** Removes all toasts, for example when another account signs in. */
  clear: () => publish([]),
};

/** Store of the toasts for `Toasts`, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => entries,
};
