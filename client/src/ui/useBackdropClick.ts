import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * For a modal dialog whose content covers it, so that what meets the element itself is beside it: calls back on a press
 * that begins and ends there. A press that only ends there, as when text is selected beyond the edge, is none:
 * its click goes to what holds both ends, which is the dialog, too.
 */
export function useBackdropClick(onClickBackdrop: () => void) {
  const isOnBackdrop = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isOnBackdrop.current = target === currentTarget;
    },
    onPointerUp: ({ target, currentTarget }: PointerEvent) => {
      isOnBackdrop.current &&= target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isOnBackdrop.current && target === currentTarget) onClickBackdrop();
    },
  };
}
