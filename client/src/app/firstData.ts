import type { NormalizedCacheObject } from '@apollo/client/cache';
import {
  FIRST_DATA_ID,
  INLINED_STYLES_ID,
  PLATFORM_DATA_ID,
  type PublicSettings,
} from '#server/platform/first-page.rules';

/** The cache embedded in a server-rendered document; null if there is none. */
export const readFirstData = () => jsonIn(FIRST_DATA_ID) as NormalizedCacheObject | null;

/** The platform's settings embedded in the document; null without the server's pages, as in development. */
export const readPlatform = () => jsonIn(PLATFORM_DATA_ID) as PublicSettings | null;

function jsonIn(id: string): unknown {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : null;
}

/** Call before any module is loaded: Vite waits for no stylesheet that has a link. */
export function linkInlinedStyles(): void {
  const links = document.getElementById(INLINED_STYLES_ID);
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}

/** Call after hydration, when the cache has the data. */
export function removeFirstData(): void {
  document.getElementById(FIRST_DATA_ID)?.remove();
}

/** Whether the browser restored the document from history, so that its data may be of any age. */
export function isComingBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'back_forward';
}
