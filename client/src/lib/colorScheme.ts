import { readStored, writeStored } from './storage';

export type ColorScheme = 'light' | 'dark';

/** index.html reads this key and sets this attribute before the first paint. */
const STORED = 'color-scheme';
const ATTRIBUTE = 'data-color-scheme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Stores the choice on this device and applies it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeStored(STORED, scheme);
  show();
}

/** Applies the stored color scheme, or else the system's, until the returned function is called. */
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
