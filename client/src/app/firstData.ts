import { FIRST_DATA_ID, type FirstData } from '../../../server/platform/first-page.rules';

/** What the document brings with the page that the server has drawn in it; null when it brings none. */
export function readFirstData(): FirstData | null {
  const json = document.getElementById(FIRST_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as FirstData) : null;
}

/** Once the page has been taken over: the cache has the data. */
export function removeFirstData(): void {
  document.getElementById(FIRST_DATA_ID)?.remove();
}

/** Whether the browser shows a document again that it kept, which may be of any age. */
export function isComingBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}
