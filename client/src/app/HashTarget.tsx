import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long the part that an address names may take to appear and to come to rest, in milliseconds. */
const PATIENCE = 5_000;

/** What a person does with their own hands; the page then stays where they put it. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings the part of a page that the address names (`/#about`) to the eyes and the keyboard, also when it is drawn only
 * after its data has come or when something above it still grows. Back and a reload find their old place instead, which
 * is ScrollRestoration's.
 */
export function HashTarget() {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (hash.length < 2) return;
    const isRequested = wasFirst ? isFreshLoad() : navigation !== NavigationType.Pop;
    if (!isRequested) return;
    return holdInView(decodeId(hash.slice(1)));
  }, [key, hash, navigation]);
  return null;
}

/** Whether the page was opened by its address, and not by a reload or by coming back to it. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the id, if there is one.
    return text;
  }
}

/** Follows the element with this id for a while; returns the function that lets it go. */
function holdInView(id: string): () => void {
  let found: HTMLElement | null = null;
  const look = () => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (target === found) return;
    found = target;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };

  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  look();
  return stop;
}
