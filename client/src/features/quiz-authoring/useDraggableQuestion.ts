import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Above or below the question that something is dropped on. */
export type DropEdge = 'above' | 'below';

interface DraggableQuestion {
  card: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  key: string;
  onDropped: (key: string, edge: DropEdge) => void;
}

const QUESTION = 'quizQuestion';

/**
 * Lets a question be dragged by its handle, and others be dropped on it. `edge` says where the one that is held over it
 * would go. The handle alone is draggable: text inside something draggable cannot be selected in some browsers.
 */
export function useDraggableQuestion({ card, handle, key, onDropped }: DraggableQuestion) {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const drop = useEffectEvent(onDropped);

  useEffect(() => {
    const element = card.current;
    const grip = handle.current;
    if (!element || !grip) return;
    const edgeAt = (clientY: number): DropEdge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'above' : 'below';
    };
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ [QUESTION]: key }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(element, 24, 24),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[QUESTION] === 'string' && source.data[QUESTION] !== key,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          drop(String(source.data[QUESTION]), edgeAt(location.current.input.clientY));
        },
      }),
    );
  }, [card, handle, key]);

  return { isDragged, edge };
}
