import { wantOverlays } from './overlayCode';

export interface ConfirmQuestion {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Whether the action is destructive: the confirm button is red and Cancel gets the initial focus. */
  danger?: boolean;
}

export interface PendingConfirm extends ConfirmQuestion {
  id: number;
  answer: (yes: boolean) => void;
}

let pending: PendingConfirm | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: PendingConfirm | null) {
  pending = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a confirmation dialog and resolves to the answer; dismissing it resolves to false, as does asking the next
 * question. Needs `ConfirmHost` in the page.
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  wantOverlays();
  pending?.answer(false);
  const id = ++lastId;
  return new Promise((resolve) => {
    publish({
      ...question,
      id,
      answer: (yes) => {
        if (pending?.id === id) publish(null);
        resolve(yes);
      },
    });
  });
}

/** Store of the open question for `ConfirmHost`, for `useSyncExternalStore`. */
export const confirmStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pending,
};
