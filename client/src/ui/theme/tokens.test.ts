import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { contrast } from './contrast.testing';
import { colors, lineNames, lineOf, lines, type Scheme } from './tokens';

type Color = keyof typeof colors;
const schemes: Scheme[] = ['light', 'dark'];
const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').toLowerCase();

/** Text colors with their backgrounds. */
const texts: [Color, Color[]][] = [
  ['text', ['ground', 'surface', 'sunken', 'info-tint', 'error-tint', 'success-tint', 'warning-tint']],
  ['muted-on-ground', ['ground', 'sunken']],
  ['muted-on-surface', ['surface', 'sunken']],
  ['link', ['ground', 'surface', 'info-tint']],
  ['error', ['ground', 'surface', 'error-tint']],
  ['success', ['ground', 'surface', 'success-tint']],
  ['warning', ['ground', 'surface', 'warning-tint']],
  ['action-ink', ['action', 'action-hover']],
  ['danger-ink', ['danger-fill']],
  ['ground', ['text']],
];

/** Colors of meaningful borders, icons and focus rings, with their backgrounds. */
const shapes: [Color, Color[]][] = [
  ['field-border', ['ground', 'surface', 'sunken']],
  ['focus', ['ground', 'surface', 'sunken']],
  ['action-border', ['ground', 'surface', 'sunken']],
  ['marker-border', ['ground', 'surface', 'sunken', 'action']],
  ['error', ['ground', 'surface']],
  ['danger-fill', ['ground', 'surface']],
];

const pairs = (table: [Color, Color[]][]) =>
  schemes.flatMap((scheme) =>
    table.flatMap(([on, under]) => under.map((each) => [scheme, on, each] as const)),
  );

describe('contrast', () => {
  it('is known for black on white and for the same color twice', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#69747A', '#69747A')).toBe(1);
  });

  it.each(pairs(texts))('%s theme: %s on %s can be read (4.5)', (scheme, on, under) => {
    expect(contrast(colors[on][scheme], colors[under][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  // In the dark theme, the marker is distinguished by its ring's contrast with the page.
  it.each(
    pairs(shapes).filter(
      ([scheme, on, under]) => !(scheme === 'dark' && on === 'marker-border' && under === 'action'),
    ),
  )('%s theme: %s on %s can be seen (3)', (scheme, on, under) => {
    expect(contrast(colors[on][scheme], colors[under][scheme])).toBeGreaterThanOrEqual(3);
  });

  it.each(schemes.flatMap((scheme) => lineNames.map((name) => [scheme, name] as const)))(
    '%s theme: the %s line carries its code and is seen on every ground',
    (scheme, name) => {
      const line = lines[name][scheme];
      expect(contrast(colors['line-ink'][scheme], line)).toBeGreaterThanOrEqual(4.5);
      for (const under of ['ground', 'surface', 'sunken'] as const) {
        expect(contrast(line, colors[under][scheme])).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

it.each(schemes)('tokens.css holds exactly the colors of the %s theme', (scheme) => {
  const colorsOf = /--wm-([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g;
  const written = Object.fromEntries(
    [...css.matchAll(colorsOf)].map(([, name, light, dark = light]) => [name, { light, dark }[scheme]]),
  );
  const wanted = Object.fromEntries([
    ...Object.entries(colors).map(([name, shade]) => [name, shade[scheme].toLowerCase()]),
    ...lineNames.map((name) => [`line-${name.toLowerCase()}`, lines[name][scheme].toLowerCase()]),
  ]);
  expect(written).toEqual(wanted);
});

describe('lineOf', () => {
  it.each([
    ['UI/UX', 'UX', '#7A3E9D'],
    ['Fullstack', 'FS', '#1F5FA8'],
    ['AI', 'AI', '#A8326B'],
    ['Backend', 'BE', '#3C5A2A'],
    ['LLM', 'LM', '#5A4FCF'],
    ['Graphic Designing', 'GD', '#B0480F'],
    ['Prompt Engineering', 'PE', '#7A5A00'],
    ['Frontend', 'FE', '#00697A'],
  ])('gives %s its own line %s', (category, code, light) => {
    expect(lineOf(category)).toMatchObject({ code, light });
  });

  it.each([
    ['Programming', 'PR'],
    ['Web Development', 'WD'],
    ['Data Science', 'DS'],
    ['DevOps', 'DO'],
    ['UI/UX Design', 'UD'],
    ['straße', 'ST'],
    ['Языки', 'ЯЗ'],
    ['', 'WM'],
    ['🚆🚉', 'WM'],
  ])('makes a code from the words of %p: %s', (category, code) => {
    expect(lineOf(category).code).toBe(code);
  });

  it('always answers with one of the eight lines and a code of one or two letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (category) => {
        const line = lineOf(category);
        expect(lines[line.name]).toEqual({ light: line.light, dark: line.dark });
        expect([1, 2]).toContain([...line.code].length);
        expect(lineOf(category)).toEqual(line);
      }),
    );
  });
});
