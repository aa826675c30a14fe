import type { Page } from 'playwright-core';

/** Cumulative layout shift as measured by Chromium, with the moved elements, largest shift first. */
export interface Shift {
  sum: number;
  moved: string[];
}

// An entry is recorded after a frame has been painted.
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

/** Starts recording layout shifts; those already in progress, such as after a resize, are not counted. */
export const watchShifts = (page: Page): Promise<unknown> => page.evaluate(WATCH);

/** The layout shift since then. */
export const settledShift = (page: Page) => page.evaluate<Shift>(READ);
