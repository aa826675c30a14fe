import { readDemoCourses } from '../seed/demo/course-files';
import { markdownProblem } from './markdown.rules';

const long = (part: string) => part.repeat(50_000 / part.length);

it.each([
  '*a_ ',
  '~a ',
  '[a',
  'a]',
  '![',
  '[a](b ',
  '**a __b ',
  'a *\n',
  '>',
  '> ',
  '- ',
  '1. ',
  '2) ',
  '>- ',
  '|a',
  '|a|\n',
  'a\n=\n',
  'a\n-\n\n',
])('is one for a text of nothing but %j', (part) => {
  expect(markdownProblem(long(part))).toMatch(/^[A-Z].* more than [\d,]+ .*\. Please .*\.$/);
});

it('is one for a table whose rows are filled up to a wide header', () => {
  expect(markdownProblem(`${'|a'.repeat(80)}|\n${'|-'.repeat(80)}|\n${'|\n'.repeat(1000)}`)).toMatch(/cells/);
});

it.each([
  'A word. ',
  'a\n\n',
  '- **a** _b_\n\n',
  '## A heading\n\nand `code`, a [link](https://example.org).\n\n',
  '| a | b | c |\n| - | - | - |\n| 1 | 2 | 3 |\n\n',
  '漢字のながい文章。',
])('is none for a long text of %j', (part) => expect(markdownProblem(long(part))).toBeNull());

it('is none for nested lists, and for rules and signs that are no lists', () => {
  const nested = Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- level`).join('\n');
  expect(markdownProblem(nested)).toBeNull();
  expect(markdownProblem(`${'-'.repeat(200)}\n\n${'+'.repeat(100)} ${'1.'.repeat(50)}`)).toBeNull();
});

it('is none for any lesson of the demo', () => {
  const notes = readDemoCourses().flatMap(({ lessons }) => lessons.map((lesson) => lesson.notes ?? ''));
  expect(notes.length).toBeGreaterThan(50);
  expect(notes.filter((text) => markdownProblem(text) !== null)).toEqual([]);
});
