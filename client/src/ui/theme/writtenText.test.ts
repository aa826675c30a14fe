import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');

/** The rules of a style sheet, without nesting. */
const rulesOf = (css: string) => css.match(/[^{}]+\{[^{}]*\}/g) ?? [];

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, rules: rulesOf(readFileSync(join(SOURCES, name), 'utf8')) }));

// Otherwise Arabic and Hebrew are aligned to the left, with their punctuation on the wrong side.
test('text whose lines people wrote themselves has the direction of its own letters', () => {
  const written = sheets.flatMap(({ name, rules }) =>
    rules.filter((rule) => /white-space: pre-(line|wrap)/.test(rule)).map((rule) => ({ name, rule })),
  );
  expect(written.length).toBeGreaterThan(2);
  expect(written.filter(({ rule }) => !rule.includes('unicode-bidi: plaintext'))).toEqual([]);
});

test.each(['ui/fields/Fields.module.css', 'ui/text/Markdown.module.css'])('so has that of %s', (name) => {
  const rules = sheets.find((sheet) => sheet.name === name)?.rules ?? [];
  expect(rules.filter((rule) => rule.includes('unicode-bidi: plaintext'))).not.toEqual([]);
});
