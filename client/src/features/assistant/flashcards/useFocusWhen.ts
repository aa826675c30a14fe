import { useCallback } from 'react';

/** A ref that focuses its element on mount, when a user action removed the previously focused element. */
export function useFocusWhen(takes: boolean): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => {
      if (takes) element?.focus({ preventScroll: true });
    },
    [takes],
  );
}
