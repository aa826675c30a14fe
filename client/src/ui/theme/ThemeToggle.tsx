import { IconButton } from '../buttons/IconButton';
import { MoonIcon, SunIcon } from '../icons/Icons';
import styles from './ThemeToggle.module.css';
import { type ColorScheme, useColorScheme } from './useColorScheme';

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
