import { Toast } from '@base-ui/react/toast';
import { wantOverlays } from './overlayCode';

export type ToastTone = 'success' | 'error' | 'info';

interface ToastOptions {
  /** Time until it closes unless hovered or focused, in milliseconds; `Infinity` keeps it until closed. */
  durationMs?: number;
  action?: { label: string; onClick: () => void };
}

/** A success mostly shows on the page as well. */
const DURATIONS_MS: Record<ToastTone, number> = { success: 4_000, info: 6_000, error: 10_000 };

/** The manager of `Toasts`. */
export const toastManager = Toast.createToastManager();

/** Calls from before `Toasts` is mounted, whose code loads after the first page; null since then. */
let early: (() => void)[] | null = [];

function whenMounted(call: () => void): void {
  if (!early) return call();
  early.push(call);
  wantOverlays();
}

/** Called by `Toasts`: shows the toasts that were called for before. */
export function toastsAreMounted(): void {
  const calls = early;
  early = null;
  calls?.forEach((call) => call());
}

function show(tone: ToastTone, text: string, { durationMs, action }: ToastOptions = {}): string {
  // A repeated message replaces the earlier one instead of stacking.
  const id = `${tone}: ${text}`;
  const timeout = durationMs ?? DURATIONS_MS[tone];
  const act = action && {
    children: action.label,
    onClick: () => {
      toast.dismiss(id);
      action.onClick();
    },
  };
  whenMounted(() =>
    toastManager.add({
      id,
      type: tone,
      title: text,
      timeout: Number.isFinite(timeout) ? timeout : 0,
      actionProps: act,
    }),
  );
  return id;
}

/** Shows toasts. Each function returns the id for `dismiss`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Does nothing if the toast is already closed. */
  dismiss: (id: string) => whenMounted(() => toastManager.close(id)),
  /** Closes all toasts, for example when another account logs in. */
  clear: () => whenMounted(() => toastManager.close()),
};

/** Confirms a removal with an Undo button, shown long enough to read it twice. */
export function toastUndo(text: string, undo: () => void): void {
  toast.info(text, { durationMs: 20_000, action: { label: 'Undo', onClick: undo } });
}
