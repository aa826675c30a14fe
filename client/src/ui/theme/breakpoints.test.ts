import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');
const DEFINITION = /@custom-media (--[\w-]+) /g;

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(SOURCES, name), 'utf8') }));

const queries = sheets.flatMap(({ name, css }) =>
  [...css.matchAll(/@media ([^{]+)\{/g)].map(([, query = '']) => `${name}: ${query.trim()}`),
);

const defined = [...readFileSync(join(__dirname, 'breakpoints.css'), 'utf8').matchAll(DEFINITION)].map(
  ([, name]) => name,
);

test('no style sheet has a width of its own at which the layout changes', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /width/.test(query))).toEqual([]);
  const definers = sheets.filter(({ css }) => css.match(DEFINITION)).map(({ name }) => name);
  expect(definers).toEqual([join('ui', 'theme', 'breakpoints.css')]);
});

test('every breakpoint is used, and no other is named', () => {
  const named = queries.flatMap((query) => query.match(/--[\w-]+(?=\))/g) ?? []);
  expect([...new Set(named)].sort()).toEqual([...defined].sort());
});
