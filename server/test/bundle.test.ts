import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CLIENT_FOLDER } from '../client-build';

const BUDGET_BYTES = 200 * 1024;

interface Chunk {
  file: string;
  imports?: string[];
}

const read = (file: string) => fs.readFileSync(path.join(CLIENT_FOLDER, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk | undefined>;

/** The files that a page's chunk needs, its own first. */
function closureOf(entries: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built client has no ${name}. Run \`npm run build\`.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
}

const firstLoad = closureOf(['index.html', 'src/features/landing/LandingPage.tsx']);
const code = firstLoad.map((file) => read(file).toString()).join('\n');

test('the first page loads at most 200 KiB of compressed JavaScript', () => {
  const sizes = firstLoad.map((file) => gzipSync(read(file)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test.each([
  ['the GraphQL parser', 'Syntax Error: '],
  ['zod', 'ZodError'],
  ['the WebSocket client', 'connection_init'],
  ['the Markdown reader', 'footnoteDefinition'],
])('the first page comes without %s', (_what, words) => {
  expect(code).not.toContain(words);
});

test('those words are in the parts that load later', () => {
  const all = fs
    .readdirSync(path.join(CLIENT_FOLDER, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`assets/${file}`).toString())
    .join('\n');
  for (const words of ['ZodError', 'connection_init', 'footnoteDefinition']) expect(all).toContain(words);
});
