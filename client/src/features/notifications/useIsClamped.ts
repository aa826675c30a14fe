import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has more text than it shows; measured again when its size changes, unless `isOpen`. */
export function useIsClamped(element: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isClamped, setIsClamped] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isOpen) return;
    const measure = () => setIsClamped(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isOpen]);
  return isClamped;
}
