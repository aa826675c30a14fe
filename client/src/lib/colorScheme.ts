import { readStored, writeStored } from './storage';

export type ColorScheme = 'light' | 'dark';

/** index.html reads the same key, and sets the same attribute, before the first paint. */
const STORED = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Remembers the choice on this device and shows it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored(STORED, scheme);
  show();
}

/**
 * Keeps the document in the scheme that this person chose on this device, or else in the system's, until the returned
 * function is called.
 */
export function followColorScheme(): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === null || key === STORED) show();
  };
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    system.removeEventListener('change', show);
    window.removeEventListener('storage', followOtherTabs);
  };
}

function show(): void {
  const chosen = readStored(STORED);
  const scheme =
    chosen === 'light' || chosen === 'dark'
      ? chosen
      : window.matchMedia(SYSTEM_IS_DARK).matches
        ? 'dark'
        : 'light';
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
}
