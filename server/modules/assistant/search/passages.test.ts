import type { LessonText } from '../provider';
import { passagesOf, quoteOf } from './quotes';

const lesson = (more: Partial<LessonText>) =>
  passagesOf({ description: '', notes: '', captions: '', ...more } as LessonText).map(
    ({ heading, text, start }) => ({ heading, text, start }),
  );

it('splits notes by headings, and keeps code whole', () => {
  const code = ['```css', '# no heading', '', '.a {}', '```'].join('\n');
  const notes = `Before.\n\n# One #\n\nFirst.\n\n## Two\r\n\nSecond.\n\n${code}\n\n# Three\nThird.`;
  expect(lesson({ description: 'About.', notes })).toEqual([
    { heading: '', text: 'Before.' },
    { heading: 'One', text: 'First.' },
    { heading: 'Two', text: `Second.\n\n${code}` },
    { heading: 'Three', text: 'Third.' },
  ]);
});

it('keeps what is said with its second, without times, markup and notes to nobody', () => {
  const captions =
    'WEBVTT\n\nNOTE hidden\n\n1\n00:01.500 --> 00:03.000\n<v Mara>Pull &amp; hold.\n\n01:00:04.000 --> 01:00:06.000\nThen let go.';
  expect(lesson({ captions })).toEqual([{ heading: '', text: 'Pull & hold. Then let go.', start: 1.5 }]);
});

it('uses the description of a lesson that has nothing else', () => {
  expect(lesson({ description: 'About.' })).toEqual([{ heading: '', text: 'About.' }]);
});

const term = (lexeme: string) => ({ lexemes: [lexeme], weight: 1 });
const quote = (text: string, ...words: string[]) =>
  quoteOf({ text, heading: '' } as Parameters<typeof quoteOf>[0], words.map(term));

it('quotes the paragraph with the best sentence in bold', () => {
  const long = Array.from({ length: 60 }, () => 'word').join(' ');
  expect(quote(`${long}\n\nA **bowline** is a knot. It holds \`well\`.\n\n${long}`, 'bowlin')).toBe(
    `> **A bowline is a knot.** It holds \`well\`.\n>\n> ${long}`,
  );
});

it('quotes lists, tables and code as they are', () => {
  const list = 'Two steps:\n\n1. Cross the end.\n2. Pull the loop.';
  expect(quote(list, 'loop')).toBe('> Two steps:\n>\n> 1. Cross the end.\n> 2. **Pull the loop.**');
  const table = '| Knot | Use |\n| --- | --- |\n| Bend | Joins |';
  expect(quote(table, 'bend')).toBe(`> ${table.replaceAll('\n', '\n> ')}`);
});
