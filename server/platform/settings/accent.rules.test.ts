import fc from 'fast-check';
import { accentProblem, accentStyle, accentTokens, contrast, DARK_THEME } from './accent.rules';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`);

it('gives the built-in accent the colors that it has', () => {
  expect(accentTokens('#ffc629')).toEqual({
    light: {
      action: '#FFC629',
      'action-hover': '#FFD769',
      'action-ink': '#14202B',
      'action-border': '#14202B',
    },
    dark: {
      action: '#FFC629',
      'action-hover': '#FFD769',
      'action-ink': '#14202B',
      'action-border': '#FFC629',
    },
  });
});

it('gives a dark accent light text, and a border that is seen in the dark', () => {
  const { light, dark } = accentTokens('#12306B')!;
  expect(light['action-ink']).toBe('#FFFFFF');
  expect(dark['action-border']).toBe(DARK_THEME.text);
});

it.each([
  ['FFC629', 'Please enter the color as # and six digits, such as #FFC629'],
  ['#FFC62G', 'Please enter the color as # and six digits, such as #FFC629'],
  ['url(evil)', 'Please enter the color as # and six digits, such as #FFC629'],
  [
    '#7A7A7A',
    'Text on this color is hard to read: its contrast is 4.3 of at least 4.5. Please choose a lighter or a darker one.',
  ],
])('says why %s cannot be the accent', (color, problem) => {
  expect(accentProblem(color)).toBe(problem);
  expect(accentStyle(color)).toBe('');
});

it('keeps text readable and borders visible with every accent that it takes', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const themes = accentTokens(color);
      expect(accentProblem(color) === null).toBe(themes !== null);
      for (const tokens of themes ? [themes.light, themes.dark] : [])
        for (const under of [tokens.action, tokens['action-hover']])
          expect(contrast(tokens['action-ink'], under)).toBeGreaterThanOrEqual(4.5);
      for (const ground of DARK_THEME.grounds)
        if (themes) expect(contrast(themes.dark['action-border'], ground)).toBeGreaterThanOrEqual(3);
    }),
  );
});
