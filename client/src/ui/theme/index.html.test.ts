import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const html = readFileSync(join(__dirname, '../../../index.html'), 'utf8');
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');

function paint(options: { stored: string | null; dark: boolean; storageRefused?: boolean }): string | null {
  document.documentElement.removeAttribute('data-color-scheme');
  const storage = {
    getItem: (key: string) => {
      if (options.storageRefused) throw new Error('denied');
      return key === 'color-scheme' ? options.stored : null;
    },
  };
  const matchMedia = () => ({ matches: options.dark });
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script is what is tested
  new Function('localStorage', 'matchMedia', inline[0] ?? '')(storage, matchMedia);
  return document.documentElement.getAttribute('data-color-scheme');
}

describe('index.html', () => {
  it('has inline scripts, which the content security policy allows by their hashes, and no attributes with code', () => {
    expect(inline).toHaveLength(2);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it.each(['light', 'dark'])('before the program starts, the toggle of a %s page says so', (theme) => {
    document.documentElement.setAttribute('data-color-scheme', theme);
    document.body.innerHTML = '<div id="root"><button role="switch" aria-checked="false"></button></div>';
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script is what is tested
    new Function(inline[1] ?? '')();
    expect(document.querySelector('[role=switch]')?.getAttribute('aria-checked')).toBe(
      String(theme === 'dark'),
    );
  });

  it.each([
    [{ stored: null, dark: true }, 'dark'],
    [{ stored: null, dark: false }, 'light'],
    [{ stored: 'light', dark: true }, 'light'],
    [{ stored: 'dark', dark: false }, 'dark'],
    [{ stored: 'auto', dark: true }, 'dark'],
    [{ stored: '"><script>', dark: false }, 'light'],
    [{ stored: 'dark', dark: false, storageRefused: true }, 'light'],
  ])('before the first paint makes %p %s', (given, theme) => {
    expect(paint(given)).toBe(theme);
  });
});
