import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Drop position relative to the target row. */
export type DropEdge = 'above' | 'below';

interface DraggableRow {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** The list it belongs to: rows can be dropped only on rows of the same kind. */
  kind: string;
  key: string;
  /** The row with this key was dropped on this row's upper or lower half. */
  onDropped: (key: string, edge: DropEdge) => void;
}

/**
 * Makes a list row draggable by its handle, and a drop target for others; `edge` is where the dragged row would go.
 * Only the handle is draggable, as text inside draggable elements cannot be selected in some browsers.
 */
export function useDraggableRow({ row, handle, kind, key, onDropped }: DraggableRow) {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const drop = useEffectEvent(onDropped);

  useEffect(() => {
    const element = row.current;
    const grip = handle.current;
    if (!element || !grip) return;
    const edgeAt = (clientY: number): DropEdge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'above' : 'below';
    };
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ [kind]: key }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(element, 24, 24),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[kind] === 'string' && source.data[kind] !== key,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          drop(String(source.data[kind]), edgeAt(location.current.input.clientY));
        },
      }),
    );
  }, [row, handle, kind, key]);

  return { isDragged, edge };
}

/** The index of the row `moved` after a drop at the edge of `target`; -1 if there is no such row. */
export function placeAfterDrop(
  keys: readonly string[],
  moved: string,
  target: string,
  edge: DropEdge,
): number {
  const at = keys.filter((key) => key !== moved).indexOf(target);
  return at < 0 ? -1 : at + (edge === 'below' ? 1 : 0);
}
