import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const html = readFileSync(join(__dirname, '../../../index.html'), 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

function paint(options: {
  stored: string | null;
  storedBefore?: string;
  dark: boolean;
  storageRefused?: boolean;
}): string | null {
  document.documentElement.removeAttribute('data-color-scheme');
  const storage = {
    getItem: (key: string) => {
      if (options.storageRefused) throw new Error('denied');
      if (key === 'mantine-color-scheme-value') return options.storedBefore ?? null;
      return key === 'color-scheme' ? options.stored : null;
    },
  };
  const matchMedia = () => ({ matches: options.dark });
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script is what is tested
  new Function('localStorage', 'matchMedia', inline[0] ?? '')(storage, matchMedia);
  return document.documentElement.getAttribute('data-color-scheme');
}

describe('index.html', () => {
  it('has exactly one inline script, because the content security policy names one hash', () => {
    expect(inline).toHaveLength(1);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it.each([
    [{ stored: null, dark: true }, 'dark'],
    [{ stored: null, dark: false }, 'light'],
    [{ stored: 'light', dark: true }, 'light'],
    [{ stored: 'dark', dark: false }, 'dark'],
    [{ stored: null, storedBefore: 'dark', dark: false }, 'dark'],
    [{ stored: 'light', storedBefore: 'dark', dark: true }, 'light'],
    [{ stored: 'auto', dark: true }, 'dark'],
    [{ stored: '"><script>', dark: false }, 'light'],
    [{ stored: 'dark', dark: false, storageRefused: true }, 'light'],
  ])('before the first paint makes %p %s', (given, theme) => {
    expect(paint(given)).toBe(theme);
  });
});
