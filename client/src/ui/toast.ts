type ToastTone = 'success' | 'error' | 'info';

interface ToastOptions {
  /** How long it stays while nobody hovers or focuses it, in milliseconds; `Infinity` keeps it until closed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
  durationMs: number;
}

/** Older ones leave when there are more than this: a stack taller than a phone hides the page. */
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
  // Saying the same thing twice replaces the first one, so that a second failure does not pile up on the first.
  const others = entries.filter((entry) => entry.text !== text || entry.tone !== tone);
  publish([...others, { ...options, id, tone, text, durationMs }].slice(-MAX_TOASTS));
  return id;
}

/** Short messages about what just happened. `Toasts` shows them; each returns the id that `dismiss` takes. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Does nothing when the toast has already gone. */
  dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
  /** Takes all of them away, as when another person signs in. */
  clear: () => publish([]),
};

/** For `Toasts`: the store in the shape that React's `useSyncExternalStore` takes. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => entries,
};
