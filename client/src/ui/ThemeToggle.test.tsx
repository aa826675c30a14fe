import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './ThemeToggle';
import { UiProvider } from './UiProvider';

function systemPrefers(dark: boolean) {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('dark') && dark,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

const show = () =>
  render(
    <UiProvider>
      <ThemeToggle />
    </UiProvider>,
  );
const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

beforeEach(() => localStorage.clear());

describe('ThemeToggle', () => {
  it('starts from the system’s theme and stores nothing until a person chooses', () => {
    systemPrefers(true);
    show();
    expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
    expect(scheme()).toBe('dark');
    expect(localStorage).toHaveLength(0);
  });

  it('remembers the choice against the system', async () => {
    systemPrefers(false);
    const { unmount } = show();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(scheme()).toBe('dark');
    unmount();
    show();
    expect(screen.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(scheme()).toBe('light');
  });
});
