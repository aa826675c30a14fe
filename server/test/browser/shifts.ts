import type { Page } from 'playwright-core';

/** How far a page jumped under the eyes: the sum as Chromium measures it, and what was moved, most first. */
export interface Shift {
  sum: number;
  moved: string[];
}

// An entry is made when a frame has been drawn.
const DRAWN = 'await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));';

const WATCH = `(async () => {
  ${DRAWN}
  window.shiftsOfTest = [];
  window.shiftWatcher?.disconnect();
  window.shiftWatcher = new PerformanceObserver((list) => window.shiftsOfTest.push(...list.getEntries()));
  window.shiftWatcher.observe({ type: 'layout-shift' });
})()`;

const READ = `(async () => {
  ${DRAWN}
  const entries = [...window.shiftsOfTest, ...window.shiftWatcher.takeRecords()];
  window.shiftWatcher.disconnect();
  const nameOf = (node) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 90);
  return {
    sum: entries.reduce((sum, { value }) => sum + value, 0),
    moved: entries
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 3)
      .flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            value.toFixed(3) + ': ' + previousRect.y + ' to ' + currentRect.y + ' px: ' + nameOf(node),
        ),
      ),
  };
})()`;

/** From now on whatever moves without a person's doing counts; what was under way, such as a new width, does not. */
export const watchShifts = (page: Page): Promise<unknown> => page.evaluate(WATCH);

/** What has moved since. */
export const settledShift = (page: Page) => page.evaluate<Shift>(READ);
