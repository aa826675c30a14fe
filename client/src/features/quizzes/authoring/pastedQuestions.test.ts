import { parsePastedQuestions } from './pastedQuestions';

const short = (text: string) => {
  const { questions, problems, rest } = parsePastedQuestions(text);
  return { problems, rest, questions: questions.map(({ key: _key, id: _id, ...question }) => question) };
};

test('numbered questions in plain text need no blank line between', () => {
  const { questions, problems, rest } = short(
    [
      '1. Two and two? (2 points)',
      'a) 3',
      'b) 4',
      'c) 5',
      'd) 6',
      'Answer: B',
      'Explanation: Count on your fingers.',
      '2) The earth is flat',
      'Answer: false',
      '3: Who wrote the first program?',
      'Answer: Ada Lovelace',
    ].join('\r\n'),
  );
  expect({ problems, rest }).toEqual({ problems: [], rest: '' });
  expect(questions).toMatchObject([
    {
      type: 'MULTIPLE_CHOICE',
      text: 'Two and two?',
      options: ['3', '4', '5', '6'],
      rightOption: 1,
      points: '2',
      explanation: 'Count on your fingers.',
    },
    { type: 'TRUE_FALSE', text: 'The earth is flat', rightTruth: 'false' },
    { type: 'SHORT_ANSWER', text: 'Who wrote the first program?', rightText: 'Ada Lovelace', points: '1' },
  ]);
});

test.each([
  ['a star before the letter', 'Q?\na) 1\n*b) 2\nc) 3\nd) 4'],
  ['a star behind the option', 'Q?\nA. 1\nB. 2 *\nC. 3\nD. 4'],
  ['a word behind the option', 'Q?\n(a) 1\n(b) 2 (correct)\n(c) 3\n(d) 4'],
  ['a star among dashes', 'Q?\n- 1\n* 2\n- 3\n- 4'],
  ['the answer in its words', 'Q?\n- 1\n- 2\n- 3\n- 4\nAnswer: 2'],
  ['braces in the words', 'What is {Q}?\na) 1\nb) 2\nc) 3\nd) 4\nCorrect answer: b)'],
  ['its letter and its words', 'Q?\na) 1\nb) 2\nc) 3\nd) 4\nAnswer: B) 2'],
  ['blank lines between', 'Q?\n\na) 1\n\nb) 2\nc) 3\nd) 4\n\nAnswer: b'],
  ['GIFT', '::Title:: Q? {~1 =2 ~3 ~4}'],
  ['GIFT in percent', 'Q? {~%-50%1 ~%100%2 ~%0%3 ~4}'],
  ['GIFT over several lines', 'Q? {\n~1\n=2\n~3\n~4\n}'],
])('the correct option may be marked by %s', (_how, text) => {
  expect(short(text)).toMatchObject({
    problems: [],
    questions: [{ type: 'MULTIPLE_CHOICE', options: ['1', '2', '3', '4'], rightOption: 1 }],
  });
});

test('GIFT brings true-false, short answers, numbers and what is said about answers', () => {
  const text = [
    '// a comment',
    'Cached? {T}',
    '',
    'Who \\= what? {=Ada#Right you are}',
    '',
    'How many? {#4}',
    '',
    '[html]<b>Which</b> one? {=A ~B ~C#No ~D####All in all}',
  ].join('\n');
  expect(short(text)).toMatchObject({
    problems: [],
    questions: [
      { type: 'TRUE_FALSE', text: 'Cached?', rightTruth: 'true' },
      { type: 'SHORT_ANSWER', text: 'Who = what?', rightText: 'Ada', explanation: 'Ada: Right you are' },
      { type: 'SHORT_ANSWER', rightText: '4' },
      { type: 'MULTIPLE_CHOICE', text: 'Which one?', explanation: 'All in all\nC: No' },
    ],
  });
});

test.each([
  ['Just words', 1, 'Options, or a line "Answer: …", are missing'],
  ['Q?\na) 1\nb) 2\nc) 3\nAnswer: a', 4, 'A multiple-choice question needs 4 options, this one has 3'],
  ['Q?\na) 1\nb) 2\nc) 3\nd) 4', 2, 'No option is marked as correct'],
  ['Q?\n*a) 1\n*b) 2\nc) 3\nd) 4', 3, 'More than one option is marked as correct'],
  ['Q?\na) 1\nb) 2\nc) 3\nd) 4\nAnswer: z', 6, 'The answer doesn’t match any option'],
  ['Q?\na) 1\nb) 2\nwhat is this\nc) 3', 4, 'This line is neither an option nor an answer'],
  ['Q? {=a ~b ~c}', 1, 'A multiple-choice question needs 4 options, this one has 3'],
  ['Q? {~%50%a ~%50%b ~c ~d}', 1, 'Only one option can be correct'],
  ['Q? {=a -> b =c -> d}', 1, 'Matching questions aren’t supported'],
  ['Q? {}', 1, 'Questions without a correct answer aren’t supported'],
  ['Q? {#3:1}', 1, 'Number ranges aren’t supported. Use a single number'],
  ['Q? {=one =two}', 1, 'A short answer needs exactly one correct answer. Remove the others'],
  ['Q?\nAnswer: x\nAnswer: y', 3, 'The answer is given twice'],
  ['Q?\nAnswer: x\nPoints: many', 3, 'Points must be a whole number'],
  ['Q?\na) 1\nb) 2\nc) 3\nd) 4\nAnswer: b) 3', 6, 'The answer doesn’t match any option'],
  ['Q? {~a ~b ~c ~d}', 1, 'No option is marked as correct'],
  ['Q? {=%50%half}', 1, 'Partial credit isn’t supported'],
  ['{=a ~b ~c ~d}', 1, 'The question has no text'],
  ['$CATEGORY: top', 1, 'A category is not a question'],
])('what is no question is said by its line and kept: %j', (text, line, message) => {
  expect(short(`\n\n${text}\n\nFine {T}`)).toMatchObject({
    problems: [{ line: line + 2, message }],
    rest: text,
    questions: [{ text: 'Fine' }],
  });
});

test('broken GIFT is said by the sign where it breaks', () => {
  expect(short('Q? {=a ~b')).toEqual({
    questions: [],
    problems: [{ line: 1, message: expect.stringMatching(/^This isn’t valid GIFT from character \d+$/) }],
    rest: 'Q? {=a ~b',
  });
});

test("GIFT's escapes are signs again, and braces in the words of plain text are no GIFT", () => {
  const text =
    'Who \\{is\\} \\~so\\~ \\= a\\:b \\#1? {=x\\~y ~\\{\\} ~\\= ~\\#}\n\n1. What is f(x) = {x}?\nAnswer: {y}';
  expect(short(text)).toMatchObject({
    problems: [],
    questions: [
      { text: 'Who {is} ~so~ = a:b #1?', options: ['x~y', '{}', '=', '#'], rightOption: 0 },
      { text: 'What is f(x) = {x}?', rightText: '{y}' },
    ],
  });
});

test('what looks like markup stays words, and markup of GIFT becomes the words one would read', () => {
  const text = '<script>alert(1)</script> {T}\n\n[html]<img src\\=x onerror\\=alert(1)>Pic<b>ture</b> {F}';
  expect(short(text).questions).toMatchObject([{ text: '<script>alert(1)</script>' }, { text: 'Picture' }]);
});

test.each([
  ['room behind an option', `Q\na) x${' '.repeat(30_000)}y`],
  ['room within a question', `Q${' '.repeat(30_000)}(`],
  ['a list without end', `Q? {${'~a '.repeat(100_000)}}`],
  ['open braces', '{'.repeat(39_000)],
  ['open tags', `[html]${'<b>'.repeat(100_000)} {T}`],
])('a paste made to hang the page is refused and kept: %s', (_what, text) => {
  expect(short(text)).toMatchObject({ questions: [], problems: [{ line: expect.any(Number) }], rest: text });
});

test('nothing pasted is nothing', () => {
  expect(short(' \n ')).toEqual({ questions: [], problems: [], rest: '' });
});
