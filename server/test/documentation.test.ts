import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

const pagesIn = (folder: string, isDeep: boolean) =>
  fs
    .readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: isDeep })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
const pages = [...pagesIn('.', false), ...pagesIn('docs', true)];

/** The fragment that GitHub gives a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function isBroken(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [file, fragment] = link.split('#') as [string, string?];
  const target = file ? path.resolve(root, path.dirname(page), file) : path.join(root, page);
  if (!fs.existsSync(target)) return true;
  if (!fragment) return false;
  const headings = Array.from(fs.readFileSync(target, 'utf8').matchAll(HEADING), ([, text]) => text!);
  return !headings.map(fragmentOf).includes(fragment);
}

describe('the documentation', () => {
  it.each(pages)('%s has no broken link', (page) => {
    const text = fs.readFileSync(path.join(root, page), 'utf8');
    const links = Array.from(text.matchAll(LINK), ([, link]) => link!);
    expect(links.filter((link) => isBroken(page, link))).toEqual([]);
  });

  it('is reachable from README.md', () => {
    const reached = new Set<string>();
    const visit = (page: string) => {
      if (reached.has(page) || !page.endsWith('.md')) return;
      reached.add(page);
      for (const [, link] of fs.readFileSync(path.join(root, page), 'utf8').matchAll(LINK))
        if (!/^[a-z]+:/.test(link!) && !link!.startsWith('#'))
          visit(path.join(path.dirname(page), link!.split('#')[0]!));
    };
    visit('README.md');
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  it('keeps README.md short', () => {
    expect(fs.statSync(path.join(root, 'README.md')).size).toBeLessThanOrEqual(8 * 1024);
  });
});
