import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconButton } from './IconButton';
import { MoonIcon, SunIcon } from './Icons';

/** Switches between the light and the dark theme, starting from the system's, and remembers the choice. */
export function ThemeToggle({ className }: { className?: string }) {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const current = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const dark = current === 'dark';
  return (
    <IconButton
      className={className}
      label="Dark theme"
      role="switch"
      aria-checked={dark}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
