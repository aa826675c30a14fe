import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../ui/text/announce';
import { PAGE_HEADING_ID } from '../ui/text/PageHeading';

/** How long to wait for a page's heading before giving up on moving the focus. */
const TIMEOUT_MS = 5_000;

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
