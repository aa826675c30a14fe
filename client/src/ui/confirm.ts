interface ConfirmQuestion {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For what cannot be undone: the confirming button is red, and the focus starts on the other one. */
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
 * Asks in a dialog and resolves to the answer; closing the dialog in any other way is a no. A question that is still
 * open when the next one comes is answered with no. Needs `ConfirmHost` in the page.
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
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

/** For `ConfirmHost`: the open question in the shape that React's `useSyncExternalStore` takes. */
export const confirmStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => pending,
};
