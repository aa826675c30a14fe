import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseColorScheme, followColorScheme } from '../../lib/colorScheme';
import { ThemeToggle } from './ThemeToggle';

function systemPrefers(dark: boolean) {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') && dark,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

function show() {
  const unfollow = followColorScheme();
  const { unmount } = render(<ThemeToggle onChoose={chooseColorScheme} />);
  return () => {
    unmount();
    unfollow();
  };
}
const scheme = () => document.documentElement.getAttribute('data-color-scheme');

beforeEach(() => localStorage.clear());

describe('ThemeToggle', () => {
  it('starts from the system’s theme and stores nothing until a person chooses', async () => {
    systemPrefers(true);
    show();
    expect(await screen.findByRole('switch', { name: 'Dark theme', checked: true })).toBeVisible();
    expect(scheme()).toBe('dark');
    expect(localStorage).toHaveLength(0);
  });

  it('remembers the choice against the system', async () => {
    systemPrefers(false);
    const leave = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(scheme()).toBe('dark');
    leave();
    show();
    expect(await screen.findByRole('switch', { name: 'Dark theme', checked: true })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(scheme()).toBe('light');
  });
});
