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

test.each([
  ['1917: what did Lenin return in?', '1917: what did Lenin return in?'],
  ['1066. Who won?', '1066. Who won?'],
  ['7: which kind of number is it?', '7: which kind of number is it?'],
  ['10 : 2 = ?', '10 : 2 = ?'],
  ['2.5 kg is how many grams?', '2.5 kg is how many grams?'],
  ['Question 12: Who won?', 'Who won?'],
  ['12) Who won?', 'Who won?'],
])('only the number of a list is taken off a question: %j', (line, text) => {
  expect(short(`${line}\nAnswer: x`)).toMatchObject({ problems: [], questions: [{ text }] });
});

test('a date is no number of a list that began without numbers, a gap and a second list are', () => {
  const texts = (list: string[]) =>
    short(list.map((line) => `${line}\nAnswer: x`).join('\n\n')).questions.map(({ text }) => text);
  expect(texts(['Who?', '12. December: what is it?', '3: a lucky number?'])).toEqual([
    'Who?',
    '12. December: what is it?',
    '3: a lucky number?',
  ]);
  expect(texts(['1. One?', '2. Two?', '4. Four?', '1989: what fell?', '1: Again?', '2: Two?'])).toEqual([
    'One?',
    'Two?',
    'Four?',
    '1989: what fell?',
    'Again?',
    'Two?',
  ]);
});

test('numbered statements within a question stay in it', () => {
  const statements = 'Which are right?\n1. Water boils\n2. Ice floats';
  expect(
    short(`1. One?\nAnswer: x\n2. ${statements}\na) 1\n*b) 2\nc) both\nd) none`).questions,
  ).toMatchObject([
    { text: 'One?' },
    { text: statements, options: ['1', '2', 'both', 'none'], rightOption: 1 },
  ]);
});

test.each([
  ['char', 'char *', 'Answer: b'],
  ['char', 'char *', 'Answer: char *'],
  ['char *', 'int *', 'Answer: b'],
  ['char *', 'int **', 'Answer: int **'],
])('a star behind an option stays if the answer is given: %j and %j, %j', (one, other, answer) => {
  expect(short(`Q?\na) ${one}\nb) ${other}\nc) 3\nd) 4\n${answer}`)).toMatchObject({
    problems: [],
    questions: [{ options: [one, other, '3', '4'], rightOption: 1 }],
  });
});

test('a star behind an option stays if another one is marked before its letter', () => {
  expect(short('Q?\na) char *\n*b) char **\nc) 3\nd) 4').questions).toMatchObject([
    { options: ['char *', 'char **', '3', '4'], rightOption: 1 },
  ]);
});

test.each([
  ['What is the symbol of fluorine?', 'F', { type: 'SHORT_ANSWER', rightText: 'F' }],
  ['What is the symbol of tritium?', 'T', { type: 'SHORT_ANSWER', rightText: 'T' }],
  ['The earth is flat', 'False', { type: 'TRUE_FALSE', rightTruth: 'false' }],
  ['True or false: the earth is flat', 'F', { type: 'TRUE_FALSE', rightTruth: 'false' }],
  ['The earth is flat (T/F)', 'F.', { type: 'TRUE_FALSE', rightTruth: 'false' }],
  ['The earth is flat\na) True\nb) False', 'F', { type: 'TRUE_FALSE', rightTruth: 'false' }],
  ['The earth is flat\na) True\nb) False', 'a', { type: 'TRUE_FALSE', rightTruth: 'true' }],
])('a letter alone is an answer unless truth is asked for: %j, %j', (text, answer, question) => {
  expect(short(`${text}\nAnswer: ${answer}`)).toMatchObject({ problems: [], questions: [question] });
});

test.each([
  ['<p>Let x<sup>2</sup> be\n y.</p><p>What is x<sub>1</sub>?</p>', 'Let x² be y.\n\nWhat is x₁?'],
  ['10<sup>-3</sup> or e<sup>2x</sup> or x<sup>k</sup>', '10⁻³ or e^(2x) or x^k'],
  ['The 1<sup>st</sup> of CO<sub>2</sub> &amp; a<sub>n</sub>', 'The 1st of CO₂ & a_n'],
  ['One<br>\n Two <br><br>Three', 'One\nTwo \n\nThree'],
  ['One<br>Two<ul><li>a</li><li><b>b</b></li></ul>', 'One\nTwo\n\n- a\n- b'],
  ['<pre>if (x)\n  y()</pre>What does <code>y</code> do?', 'if (x)\n  y()\n\nWhat does y do?'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['<img src="x" alt="A map">Where?', 'A mapWhere?'],
])('HTML of GIFT keeps paragraphs, powers and lines: %j', (html, text) => {
  const escaped = html.replace(/[=~#:{}]/g, (sign) => `\\${sign}`);
  expect(short(`[html]${escaped} {T}`)).toMatchObject({ problems: [], questions: [{ text }] });
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
