import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import styles from './RootLayout.module.css';
import { useEffect, useRef } from 'react';
import { announce } from '../ui/text/announce';
import { PAGE_HEADING_ID } from '../ui/text/PageHeading';

/** Elements shared by all pages, whatever their layout. */
export function RootLayout() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
      <HashTarget />
    </>
  );
}

/** Progress bar at the top while the next page's code loads; the current page stays usable. */
function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}

/** How long to wait for a page's heading, or for the hash target to appear and stop moving. */
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

/**
 * After a navigation, focuses the page's heading and announces its title for keyboard and screen reader users. Changes
 * of search and hash are page state and are ignored.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingAppears((heading) => {
      // ScrollRestoration handles scrolling, so that Back restores the position.
      heading.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [pathname]);
  return null;
}

/** Calls back with the page's heading, now or once it appears, unless the focus has moved by then. */
function whenHeadingAppears(onHeading: (heading: HTMLElement) => void): () => void {
  const focusedAtFirst = document.activeElement;
  const look = () => {
    const heading = document.getElementById(PAGE_HEADING_ID);
    if (!heading) return false;
    onHeading(heading);
    return true;
  };
  if (look()) return () => undefined;

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const movedOn = activeElement !== focusedAtFirst && activeElement !== document.body;
    if (movedOn || look()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
