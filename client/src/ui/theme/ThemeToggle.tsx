import { IconButton } from '../buttons/IconButton';
import { MoonIcon, SunIcon } from '../icons/Icons';
import styles from './ThemeToggle.module.css';
import { useSyncExternalStore } from 'react';

/** Switches between the light and the dark theme; `onChoose` applies and stores it. */
export function ThemeToggle({ onChoose }: { onChoose: (scheme: ColorScheme) => void }) {
  const isDark = useColorScheme() === 'dark';
  return (
    <IconButton
      label="Dark theme"
      role="switch"
      aria-checked={isDark}
      onClick={() => onChoose(isDark ? 'light' : 'dark')}
    >
      <SunIcon className={styles.sun} />
      <MoonIcon className={styles.moon} />
    </IconButton>
  );
}

export type ColorScheme = 'light' | 'dark';

/** Set before the first paint by the script in index.html. */
const ATTRIBUTE = 'data-color-scheme';

/** Subscribes to the document's color scheme. */
function useColorScheme(): ColorScheme {
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
