import { hasFormula, hasNamedFence, textParts, withDoubleDollars } from './formulas';

const kinds = (text: string) =>
  textParts(text)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, content }) => `${kind}: ${content}`);

it.each([
  ['$x$', ['inline: x']],
  ['Let $a_1 + b$, then $\\frac{1}{2}$.', ['inline: a_1 + b', 'inline: \\frac{1}{2}']],
  ['$$\\int_0^1 x$$', ['display: \\int_0^1 x']],
  ['$$\nx\n+ y\n$$', ['display: x\n+ y']],
  ['a `$x$` b', ['code: $x$']],
  ['``a ` b``', ['code: a ` b']],
  ['```js\nconst price = `$1`;\n$x$\n```', ['fence: const price = `$1`;\n$x$']],
  ['```\n$x$', ['fence: $x$']],
  ['$2x$-axis', ['inline: 2x']],
  ['costs \\$5, $y$', ['inline: y']],
  ['$a \\$ b$', ['inline: a \\$ b']],
  ['的$x$是', ['inline: x']],
  ['값$y$는 ひらがな$z$カタカナー$w$', ['inline: y', 'inline: z', 'inline: w']],
  ['ค่า$x$คือ', ['inline: x']],
])('finds what is code or a formula in %j', (text, found) => expect(kinds(text)).toEqual(found));

it.each([
  '$5 and $10',
  'It costs $5.',
  'between $5 and $10, or $20 a month',
  '$ x $',
  '$x $',
  'US$5 and US$10',
  '价格$5和$10',
  'prix$x$',
  '$HOME and $PATH',
  '$20,000 and USD$30,000',
  'one $\n\ntwo$',
  '\\$x\\$',
  '$$',
  '$$$',
  'a $$$ b $$$',
])('takes no price, variable or escaped dollar for a formula: %j', (text) => {
  expect(textParts(text)).toEqual([{ kind: 'text', source: text, content: text }]);
  expect(hasFormula(text)).toBe(false);
});

it('is quick about a long text of fences that nothing closes', () => {
  const text = '```js\n'.repeat(20_000);
  expect(textParts(text)).toHaveLength(1);
});

it('splits without losing anything', () => {
  const text = 'a $x$ `b` $$y$$ $5\n\n```\nc\n```\nd';
  expect(
    textParts(text)
      .map(({ source }) => source)
      .join(''),
  ).toBe(text);
});

it('writes formulas with double dollars, alone on their lines if they were, and no other pair', () => {
  expect(withDoubleDollars('a $x$, $5 and $$')).toBe('a $$x$$, $5 and \\$\\$');
  expect(withDoubleDollars('one\n\n$$x$$\n\ntwo $$y$$')).toBe('one\n\n$$\nx\n$$\n\ntwo $$y$$');
  expect(withDoubleDollars('- a\n\n  $$x$$\n')).toBe('- a\n\n  $$\n  x\n  $$\n');
  expect(withDoubleDollars('| $|x|$ | $P(A|B)$ | $\\|v\\|$ |')).toBe(
    '| $$\\vert x\\vert $$ | $$P(A\\vert B)$$ | $$\\|v\\|$$ |',
  );
  expect(withDoubleDollars('|$a|$b|')).toBe('|$$a|$$b|');
  expect(withDoubleDollars('`$x$`')).toBe('`$x$`');
});

it('knows blocks of code with a language', () => {
  expect(hasNamedFence('a\n```js\nb\n```')).toBe(true);
  expect(hasNamedFence('a\n```\nb\n```')).toBe(false);
});
