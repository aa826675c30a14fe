import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait for the hash target to appear and stop moving. */
const TIMEOUT_MS = 5_000;

/** User input that stops the scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to and focuses the element named by the URL hash (`/#about`), even if it is rendered after its data loads or
 * moves as content above it grows. On Back and reload, ScrollRestoration restores the position instead.
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

/** Whether the page was opened by its URL, not by a reload or by Back. */
function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the id.
    return text;
  }
}

/** Keeps the element with this id in view for a while; returns the function that stops it. */
function holdInView(id: string): () => void {
  let focused: HTMLElement | null = null;
  const look = () => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (target === focused) return;
    focused = target;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };

  const observer = new ResizeObserver(look);
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, stop);
  };
  for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  look();
  return stop;
}
