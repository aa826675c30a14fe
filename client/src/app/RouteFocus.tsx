import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../ui/announce';
import { PAGE_HEADING_ID } from '../ui/PageHeading';

/** How long a page may take to show its heading, in milliseconds, before the focus stays where it is. */
const PATIENCE = 5_000;

/**
 * After a change of page: the focus goes to its heading and its title is announced, so that a keyboard and a screen
 * reader start where the eyes do. Search and hash are the page's own state and move nothing.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingAppears((heading) => {
      // Scrolling is ScrollRestoration's: Back must find the old place.
      heading.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [pathname]);
  return null;
}

/** Calls back with the page's heading, now or once its data is there, unless the person has moved on by then. */
function whenHeadingAppears(found: (heading: HTMLElement) => void): () => void {
  const focusedAtFirst = document.activeElement;
  const look = () => {
    const heading = document.getElementById(PAGE_HEADING_ID);
    if (!heading) return false;
    found(heading);
    return true;
  };
  if (look()) return () => undefined;

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const movedOn = activeElement !== focusedAtFirst && activeElement !== document.body;
    if (movedOn || look()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
