import type { Page } from 'playwright-core';

/** More tab stops than any page here has. */
const MAX_TABS = 400;

/** The first tab stop of every page: when it is reached again, every stop has been visited. */
const FIRST_STOP = 'Skip to content';

/** The focused element: its name, as far as its text tells, and whether it is visible. */
export interface Focus {
  name: string;
  /** Whether it, or the card or frame around it, has an outline. */
  isRinged: boolean;
  /** Whether its center is in the viewport. */
  isInView: boolean;
  /** What covers it, such as a sticky bar; null for nothing, or for a toast, which disappears by itself. */
  coveredBy: string | null;
}

const READ_FOCUS = `(() => {
  const focused = document.activeElement;
  // A heading is given the focus by its page, not by a key, and shows no ring.
  if (!focused || focused === document.body || focused.tabIndex < 0) return null;
  const labels = [...(focused.labels ?? [])].map((label) => label.textContent).join(' ');
  const name = focused.getAttribute('aria-label') || labels || focused.textContent || '';
  const hasOutline = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  let ringed = focused;
  while (ringed && !hasOutline(ringed)) ringed = ringed.parentElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isOver = (hit) => hit && !focused.contains(hit) && !hit.contains(focused) && !hit.closest('[data-toasts], [data-connection-notice]');
  // At its upper and lower edge too, as far as they are in the window; outside of it nothing is hit. What is taller than
  // the window cannot be free of bars at both edges.
  const edges = height < innerHeight ? [top + 2, top + height - 2] : [];
  const covering = [top + height / 2, ...edges]
    .map((y) => document.elementFromPoint(left + width / 2, y))
    .find(isOver);
  const coveredBy = covering ? covering.outerHTML.slice(0, 120) : null;
  const isInView = top + height / 2 >= 0 && top + height / 2 <= innerHeight;
  return { name: name.replace(/\\s+/g, ' ').trim(), isRinged: Boolean(ringed) && width > 0 && height > 0, isInView, coveredBy };
})()`;

/** The focused element; null if the focus is on the document itself or on a heading. */
export const focusOf = (page: Page) => page.evaluate<Focus | null>(READ_FOCUS);

const SETTLED_AFTER_TRIES = 40;
const PAUSE_MS = 50;

const canBeSeen = ({ isRinged, isInView, coveredBy }: Focus) => isRinged && isInView && coveredBy === null;

/**
 * The focused element once it is visible, or as it is after two seconds: a page may still be rendering or scrolling.
 */
async function settledFocusOf(page: Page): Promise<Focus | null> {
  for (let tries = 1; ; tries++) {
    const focus = await focusOf(page);
    if (!focus || canBeSeen(focus) || tries === SETTLED_AFTER_TRIES) return focus;
    await page.waitForTimeout(PAUSE_MS);
  }
}

/**
 * Presses Tab, or the given key, until the element with this name has the focus. Each stop on the way must have a
 * visible focus indicator.
 */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press(key);
    const focus = await settledFocusOf(page);
    if (!focus) continue;
    passed.push(focus.name);
    if (!focus.isRinged) throw new Error(`Nothing shows that "${focus.name}" has the focus on ${page.url()}`);
    if (!focus.isInView) throw new Error(`"${focus.name}" has the focus outside the window on ${page.url()}`);
    if (focus.coveredBy !== null)
      throw new Error(`"${focus.name}" has the focus under ${focus.coveredBy} on ${page.url()}`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
    if (passed.filter((stop) => stop === FIRST_STOP).length === 2) break;
  }
  throw new Error(`${key} does not reach ${name} on ${page.url()}, only: ${passed.join(' | ')}`);
}
