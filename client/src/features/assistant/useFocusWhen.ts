import { useCallback } from 'react';

/** A ref for what takes the focus as it appears, when what had it has gone by something the person did. */
export function useFocusWhen(takes: boolean): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => {
      if (takes) element?.focus({ preventScroll: true });
    },
    [takes],
  );
}
