import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, including the criteria from 2.0 and 2.1. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Base UI puts these around an open menu or dialog: hidden from screen readers, and in the tab order only to pass the
 * focus on. axe reports every hidden element in the tab order (https://github.com/dequelabs/axe-core/issues/4832); that
 * none keeps the focus is tested with the kit.
 */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/**
 * The axe violations of the page, or of the elements that `within` selects: one line per rule, with the first element that
 * violates it.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // The builder would load axe, not minified, twice for every analysis, which takes longer than the analysis.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(AXE);
  // Legacy mode avoids a second page for each run; it only skips cross-origin frames.
  const axe = new AxeBuilder({ page, axeSource: '0' })
    // What passed is not described.
    .options({ resultTypes: ['violations'] })
    .include(within)
    .exclude(FOCUS_GUARDS)
    .withTags(WCAG_22_AA)
    .setLegacyMode(true);
  const { violations: rules } = await axe.analyze();
  return rules.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id}, ${nodes.length} times, as ${first?.target.join(' ')}: ${first?.failureSummary}`;
  });
}

/** By how many pixels the page scrolls horizontally, and which elements overflow; '' if it does not. */
export function sidewaysScroll(page: Page): Promise<string> {
  return page.locator('html').evaluate((root) => {
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth <= clientWidth) return '';
    const styleOf = (element: typeof root) => root.ownerDocument.defaultView!.getComputedStyle(element);
    // Positioned elements are clipped only by their containing block and its ancestors.
    const around = (element: HTMLElement) =>
      styleOf(element).position === 'absolute'
        ? (element.offsetParent as HTMLElement)
        : element.parentElement;
    const isClipped = (element: HTMLElement) => {
      for (let box = around(element); box && box !== root.ownerDocument.body; box = around(box))
        if (styleOf(box).overflowX !== 'visible') return true;
      return false;
    };
    const out = [...root.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );
    const names = out
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
    return `${scrollWidth - clientWidth} px at ${clientWidth} px on ${root.baseURI}: ${names.join(', ')}`;
  });
}
