import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Markdown } from './Markdown';
import { RichText } from './RichText';

const formulas = (container: HTMLElement) =>
  [...container.querySelectorAll('annotation')].map((source) => source.textContent);

/** Renders and waits until what the text needs is loaded. */
const show = (text: ReactNode) => act(async () => render(text));

it('draws formulas and code of a plain text, and leaves prices alone', async () => {
  const { container } = await show(<RichText>{'For $5 and $10: $x^2$ in `a * b` *not Markdown*'}</RichText>);
  expect(await screen.findByText('a * b')).toBeInTheDocument();
  await screen.findByText('x^2', { selector: 'annotation' });
  expect(container.querySelector('code')).toHaveTextContent('a * b');
  expect(formulas(container)).toEqual(['x^2']);
  expect(container).toHaveTextContent(/^For \$5 and \$10: .* \*not Markdown\*$/);
});

it('colors a block of code that names its language, without <pre>, and leaves others plain', async () => {
  const text = 'What does it print?\n```js\nconst a = 1;\n```\nAnd this?\n```\nconst b = 2;\n```';
  const { container } = await show(<RichText>{text}</RichText>);
  expect(await screen.findByText('const', { selector: '.hljs-keyword' })).toBeInTheDocument();
  expect(container.querySelectorAll('.hljs-keyword')).toHaveLength(1);
  expect([...container.querySelectorAll('code')].map((code) => code.textContent?.trim())).toEqual([
    'const a = 1;',
    'const b = 2;',
  ]);
  expect(container.querySelector('pre')).toBeNull();
});

it('draws formulas and named blocks of code in Markdown', async () => {
  const text =
    'Costs $5 or $10.\n\n$$\\frac{a}{b}$$\n\nInline $a*b*c$.\n\n```js\nconst x = 1;\n```\n\n```\nplain\n```';
  const { container } = await show(<Markdown>{text}</Markdown>);
  await screen.findByText('const', { selector: '.hljs-keyword' });
  expect(formulas(container)).toEqual(['\\frac{a}{b}', 'a*b*c']);
  expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
  expect(container).toHaveTextContent('Costs $5 or $10.');
});

it('shows the source of a broken formula, and refuses links, pictures and endless expansion', async () => {
  const broken = [
    '\\frac{a',
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://example.org/x.png}',
  ];
  const bomb = '\\def\\a{\\a\\a}\\a';
  const { container } = await show(
    <Markdown>{[...broken, bomb].map((tex) => `$${tex}$`).join('\n\n')}</Markdown>,
  );
  const shown = await screen.findByText('\\frac{a', { selector: '[data-formula]' });
  expect(shown).toHaveAttribute('title', expect.stringMatching(/^KaTeX parse error/));
  expect(container.querySelector('a, img')).toBeNull();
  expect(screen.getByText(bomb, { selector: '[title]' })).toBeInTheDocument();
});
