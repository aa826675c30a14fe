import { withTimeout } from '../../../test/with-timeout';
import { safeMarkdown } from '../providers/model-answer';
import { promptFor } from '../providers/model-prompt';
import { blocksOf, headingIn, plainText } from '../search/markdown';
import type { AssistantQuestion, LessonText, Passage } from '../provider';
import { definitionsIn } from '../providers/course-provider';
import { passagesOf, quoteOf } from '../search/quotes';

/** Eight times the limit of notes, so that a pattern with quadratic time hangs too. */
const LONG = 400_000;
const filled = (unit: string) => unit.repeat(LONG / unit.length);

/** Each makes a pattern with quadratic backtracking run for minutes. */
const HOSTILE = [
  `# ${filled(' ')}x\u2028`,
  `${filled(' ')}x`,
  `|${filled(' |')}x`,
  filled('['),
  filled('[x]('),
  filled('[x](a(b'),
  filled('![x]['),
  filled('<http:'),
  `[x](${filled('a')}`,
  filled('[\n'),
  filled(' *a'),
  `${filled('#')}x`,
  `<${filled(' ')}x`,
  filled('Mr. '),
  filled('a.'),
  filled('| a '),
  filled('|\n'),
  `|a\n|-\n${filled('|\\|\n')}`,
  `|a\n${filled('|-')}x`,
];

const passage = { courseTitle: 'Knots', lessonTitle: 'Loops', heading: '', text: '' } as Passage;
const promptWith = (text: string) =>
  promptFor({
    requestType: 'TUTORING',
    userType: 'STUDENT',
    difficulty: 'BEGINNER',
    subject: 'DESIGN',
    history: [],
    passages: [{ ...passage, text }],
  } as unknown as AssistantQuestion);

it.each(HOSTILE.map((text) => [text.trim().slice(0, 12), text]))(
  'a text of %j… is read in no more time than its length takes',
  (_beginning, text) => {
    withTimeout(() => blocksOf(text).map((block) => headingIn(block) ?? plainText(block)));
    withTimeout(() => plainText(text));
    withTimeout(() => safeMarkdown(text));
    expect(withTimeout(() => promptWith(text))).toHaveLength(2);
    const lesson = { description: text, notes: text, captions: text } as LessonText;
    expect(withTimeout(() => definitionsIn(text))).toEqual([]);
    const terms = [{ lexemes: ['mr'], weight: 1 }];
    expect(() => withTimeout(() => passagesOf(lesson).forEach((each) => quoteOf(each, terms)))).not.toThrow();
  },
);

it('reads headings, links and tables aloud', () => {
  const notes = [
    '## In C# ##',
    'See [the **board**](https://example.org/a_(b)) and ![a knot](k.png).',
    '',
    '| Knot | Use |',
    '|:-----|----:|',
    '| Bend | Joins |',
  ].join('\n');
  const [heading, paragraph, table] = blocksOf(notes);
  expect(headingIn(heading!)).toBe('In C#');
  expect(plainText(`${paragraph}\n\n${table}`)).toBe('See the board and a knot. Knot, Use; Bend, Joins');
});

it.each([
  '[a](https://evil.example/1)',
  '[[a](https://evil.example/1)](https://evil.example/2)',
  '[![a](https://evil.example/1)](https://evil.example/2)',
  '[a [b] c](https://evil.example/1)(https://evil.example/2)',
  '[a][](x)(https://evil.example/2)',
  '[a](\n<https://evil.example/>)',
  '[a]<https://evil.example/1>(https://evil.example/2)',
  '<ht[x](y)tps://evil.example/>',
  '[a\\]b]: https://evil.example/',
  '[a[b](x)]: https://evil.example/',
])('leaves no link of a model in %j', (text) => {
  expect(safeMarkdown(text)).not.toMatch(/\]\(|\]:|<http/);
});

it('keeps links to our own pages, and writes others as text', () => {
  const text =
    'See [it](/courses/1) or [here](https://knots.example.org/a) <https://knots.example.org/b> [1].';
  expect(safeMarkdown(text)).toBe(
    'See [it](/courses/1) or here (`https://knots.example.org/a`) `https://knots.example.org/b` [1].',
  );
});
