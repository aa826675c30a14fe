import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** Set before the first paint by the script in index.html. */
const ATTRIBUTE = 'data-color-scheme';

/** Subscribes to the document's color scheme. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

function read(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}
