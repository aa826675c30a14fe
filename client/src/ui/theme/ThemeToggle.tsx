import { IconButton } from '../buttons/IconButton';
import { MoonIcon, SunIcon } from '../icons/Icons';
import styles from './ThemeToggle.module.css';
import { useSyncExternalStore } from 'react';

interface ThemeToggleProps {
  /** Applies and stores the color scheme. */
  onChoose: (scheme: ColorScheme) => void;
  className?: string;
}

/** Switches between the light and the dark theme. */
export function ThemeToggle({ onChoose, className }: ThemeToggleProps) {
  const isDark = useColorScheme() === 'dark';
  return (
    <IconButton
      className={className}
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
