import { useEffect } from 'react';

/** Element id of the newest question: scrolled to on opening a chat and while its answer grows. */
export const NEWEST_ID = 'latest';

/** How long to keep scrolling after the answer is complete, in milliseconds. */
const REST = 1_000;

/** User input that stops the scrolling. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown'] as const;

/** While a question is pending, keeps it as far up in view as possible, until the viewer scrolls. */
export function useFollowNewest(requestId: string | null): void {
  useEffect(() => {
    if (requestId === null) return;
    const look = () =>
      document.getElementById(NEWEST_ID)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const observer = new ResizeObserver(look);
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
    for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
    observer.observe(document.body);
    return () => void setTimeout(stop, REST);
  }, [requestId]);
}
