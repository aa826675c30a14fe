import { FIRST_DATA_ID, PROGRAM_FILES_ID } from '../../../server/platform/first-page.rules';
import { isComingBack } from './firstData';
import { firstUse, repeatMissed } from './firstUse';

/**
 * Entry point; a separate chunk, so that a server-rendered page is painted before the rest is loaded. A visitor's page is
 * complete as the server rendered it: its program runs at the first use or some seconds later, and what was pressed until
 * then is repeated.
 */
async function start(): Promise<void> {
  // What the server rendered is a visitor's page, which is hidden from others.
  const isDrawn =
    document.getElementById(FIRST_DATA_ID) !== null &&
    !document.documentElement.hasAttribute('data-signed-in');
  const used = isDrawn ? firstUse() : undefined;
  if (isDrawn && document.visibilityState === 'visible') await firstPaint();
  const files = document.getElementById(PROGRAM_FILES_ID);
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
  // A document from the browser's history may show old data, which the program replaces.
  if (!isComingBack()) await used;
  await import('./main').catch((error: unknown) => {
    void repeatMissed();
    throw error;
  });
}

/** A page without visible content is never painted; its program must start all the same. */
const NO_PAINT_MS = 1000;

/**
 * Resolves when the page is on the screen. Waiting for an animation frame is not enough: the paint may follow 100 ms later,
 * and would be delayed further by loading the program.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_PAINT_MS);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

void start();
