import { useEffect } from 'react';

/** Element id of the newest question: scrolled to on opening a chat and while its answer grows. */
export const NEWEST_ID = 'latest';

/** How long to keep scrolling after the answer is complete. */
const LINGER_MS = 1_000;

/** User input that stops the scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown'] as const;

/** While a question is pending, keeps it as far up in view as possible, until the viewer scrolls. */
export function useFollowNewest(requestId: string | null): void {
  useEffect(() => {
    if (requestId === null) return;
    const look = () =>
      document.getElementById(NEWEST_ID)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const observer = new ResizeObserver(look);
    const stop = () => {
      observer.disconnect();
      for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, stop);
    };
    for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
    observer.observe(document.body);
    return () => void setTimeout(stop, LINGER_MS);
  }, [requestId]);
}
