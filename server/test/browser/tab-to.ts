import type { Page } from 'playwright-core';

/** More stops than any page here has between two things on the way. */
const MOST_TABS = 60;

interface Focus {
  name: string;
  /** Whether the eyes find it: nothing lies over its middle, such as a bar that stays at the top. */
  isUncovered: boolean;
}

/** What has the focus, by its label or its text; null while the document itself has it. */
const READ_FOCUS = `(() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const labels = [...(focused.labels ?? [])].map((label) => label.textContent).join(' ');
  const name = focused.getAttribute('aria-label') || labels || focused.textContent || '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isUncovered = Boolean(hit) && (focused.contains(hit) || hit.contains(focused));
  return { name: name.replace(/\\s+/g, ' ').trim(), isUncovered };
})()`;

/** Presses Tab, or the key given, until what has this name has the focus. Nothing on the way may be hidden behind something else. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(key);
    const focus = await page.evaluate<Focus | null>(READ_FOCUS);
    if (!focus) continue;
    passed.push(focus.name);
    if (!focus.isUncovered) throw new Error(`Something covers "${focus.name}", which has the focus`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`${key} does not reach ${name}, only: ${passed.join(' | ')}`);
}
