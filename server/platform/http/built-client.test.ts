import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BuiltClient } from './built-client';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waymark-built-client-'));
  for (const name of ['.vite', '.server']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

test('the code that renders pages is loaded when it is asked for, once: it takes a tenth of a start', async () => {
  write('index.html', '<!doctype html>');
  write('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'assets/index.js' } }));
  const client = BuiltClient.read(folder)!;
  // Written only now: nothing can have loaded it.
  write('.server/draw-page.cjs', "exports.pageDrawing = { firstPageAt: () => 'unknown' };");
  const [first, second] = await Promise.all([client.drawing(), client.drawing()]);
  expect(first.firstPageAt('/', new URLSearchParams())).toBe('unknown');
  expect(second).toBe(first);
});

test('a build without the pages for the server is none', () => {
  write('index.html', '<!doctype html>');
  expect(BuiltClient.read(folder)).toBeNull();
});
