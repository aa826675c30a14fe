import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Above or below the row that something is dropped on. */
export type DropEdge = 'above' | 'below';

interface DraggableRow {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  /** Which list it belongs to: rows of another kind cannot be dropped on it. */
  kind: string;
  key: string;
  /** The row with this key was dropped on this one's upper or lower half. */
  onDropped: (key: string, edge: DropEdge) => void;
}

/**
 * Lets a row of a list be dragged by its handle, and others be dropped on it. `edge` says where the one that is held over
 * it would go. The handle alone is draggable: text inside something draggable cannot be selected in some browsers.
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

/** The place, counted from 0, that the row `moved` has after being dropped at the edge of `target`; -1: no such row. */
export function placeAfterDrop(
  keys: readonly string[],
  moved: string,
  target: string,
  edge: DropEdge,
): number {
  const at = keys.filter((key) => key !== moved).indexOf(target);
  return at < 0 ? -1 : at + (edge === 'below' ? 1 : 0);
}
