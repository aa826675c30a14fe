import { useEffect } from 'react';

/** The newest question on screen: where a chat is opened, and what is held in view while its answer grows. */
export const NEWEST_ID = 'latest';

/** How long an answer may take to come to rest once it is there, in milliseconds. */
const REST = 1_000;

/** What a person does with their own hands; the page then stays where they put it. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown'] as const;

/** While a question is open, keeps it as high in view as what follows it allows, until the person scrolls. */
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
