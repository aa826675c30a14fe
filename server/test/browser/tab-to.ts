import type { Page } from 'playwright-core';

/** More stops than any page here has between two things on the way. */
const MOST_TABS = 200;

/** What has the focus: its name as far as text tells it, and whether the eyes can find it. */
export interface Focus {
  name: string;
  /** There is an outline at it, or at the card or frame around it. */
  isRinged: boolean;
  /** What lies over its middle, such as a bar that stays at the top; null for nothing, or a toast, which goes by itself. */
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
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('[data-toasts]'));
  const coveredBy = hit && !isSeen ? hit.outerHTML.slice(0, 120) : null;
  return { name: name.replace(/\\s+/g, ' ').trim(), isRinged: Boolean(ringed) && width > 0 && height > 0, coveredBy };
})()`;

/** What has the focus; null while the document itself or a heading has it. */
export const focusOf = (page: Page) => page.evaluate<Focus | null>(READ_FOCUS);

/** Presses Tab, or the key given, until what has this name has the focus. Everything on the way must show that it has it. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    if (!focus) continue;
    passed.push(focus.name);
    if (!focus.isRinged) throw new Error(`Nothing shows that "${focus.name}" has the focus on ${page.url()}`);
    if (focus.coveredBy !== null)
      throw new Error(`"${focus.name}" has the focus under ${focus.coveredBy} on ${page.url()}`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`${key} does not reach ${name} on ${page.url()}, only: ${passed.join(' | ')}`);
}
