import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Detects clicks on the backdrop of a modal dialog whose content covers the element itself. The press must start and
 * end there: selecting text beyond the edge also fires a click on the dialog, the common ancestor.
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
