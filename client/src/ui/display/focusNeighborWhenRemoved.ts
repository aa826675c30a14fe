import { PAGE_HEADING_ID } from '../text/PageHeading';

/**
 * Ref of a row, or of another element that a button in it can remove: if the focus is lost with it, for example with
 * that button or with a dialog that the row opened, the next or previous sibling gets the focus; without siblings the
 * section, and without a section the page's heading.
 */
export function focusNeighborWhenRemoved(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (document.activeElement === document.body) return;
    const { nextElementSibling, previousElementSibling, parentElement } = element;
    const section = element.closest('section');
    const heading = document.getElementById(PAGE_HEADING_ID);
    // By then the page is changed, and a dialog that closed has returned the focus.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      // One that took its place, such as "Hide" that of "Approve", is the first child of its parent.
      const { firstElementChild } = parentElement ?? {};
      const places = [nextElementSibling, previousElementSibling, firstElementChild, section, heading];
      // After a navigation none of them is left.
      const place = places.find((each) => each?.isConnected);
      if (!(place instanceof HTMLElement)) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus();
    });
  };
}
