import type { Passage } from '../provider';
import { CLOSEST, HINT_OUTSIDE_SENTENCES, HINTS } from '../assistant.rules';
import { CourseProvider } from './course-provider';

const answerFrom = (...texts: string[]) => replyFrom(texts, null);

async function replyFrom(texts: string[], hint: number | null, words = ['join'], more = {}): Promise<string> {
  const passages = texts.map((text, index): Passage => ({
    courseId: 'c',
    courseTitle: 'Course',
    lessonId: `l${index}`,
    lessonTitle: 'Joins',
    heading: '',
    text,
  }));
  const { text } = await new CourseProvider().answer({
    text: 'What is a join?',
    kind: 'definition',
    terms: words.map((word) => ({ lexemes: [word], weight: 1 })),
    requestType: 'TUTORING',
    passages,
    material: [],
    isAnswered: true,
    hint,
    ...more,
  } as never);
  return text;
}

it('shows the code if the material has nothing else', async () => {
  const code = '```sql\nselect * from a join b using (id)\n```';
  expect(await answerFrom(code)).toBe(`From your course material:\n\n${code}`);
});

it('names the lessons if there is nothing short enough to show', async () => {
  const code = `\`\`\`sql\n${'select a from b join c; '.repeat(40)}\n\`\`\``;
  expect(await answerFrom(code)).toBe(CLOSEST);
});

it('shows code beside sentences only if it is asked for', async () => {
  const sentence = 'A join combines the rows of two tables.';
  expect(await answerFrom(`${sentence}\n\n\`\`\`sql\na join b\n\`\`\``)).not.toContain('a join b');
});

it.each([
  [['55'], 'Below 55 points is a score of 0.55 or 1,55.', 'Below **55** points is a score of 0.55 or 1,55.'],
  [['0', '55'], 'A score of 0.55 is low, as is 0,55.', 'A score of **0.55** is low, as is **0,55**.'],
])('marks for %j in %j only whole numbers', async (words, text, marked) => {
  expect(await replyFrom([text], null, words)).toContain(marked);
});

it.each(['A join resolves this: rows are combined.', 'A join finds the match between the two.'])(
  'adds to %j the sentence that it refers to',
  async (sentence) => {
    const before = 'Customers and orders are stored apart.';
    const answer = await answerFrom(`${before} ${sentence}`);
    expect(answer.replaceAll('**', '')).toBe(`From your course material:\n\n${before} ${sentence}`);
  },
);

const LONG = 'very '.repeat(75);

it.each([
  ['to one that names its thing', 'A join finds the match between the two tables of a shop.'],
  ['that does not fit to one that refers to it', 'A join resolves this: rows are combined.'],
])('adds no sentence of a long paragraph %s', async (_, sentence) => {
  const before = `Customers are kept ${LONG}apart from all the orders.`;
  expect((await answerFrom(`${before} ${sentence}`)).replaceAll('**', '')).not.toContain('Customers');
});

describe('what an answer shows of a paragraph', () => {
  const INTRODUCTION = 'From your course material:\n\n';
  const plain = async (...args: Parameters<typeof replyFrom>) =>
    (await replyFrom(...args)).replaceAll('**', '').replace(INTRODUCTION, '');
  const passage = (heading: string, text: string): Passage => ({
    courseId: 'c',
    courseTitle: 'Course',
    lessonId: 'l',
    lessonTitle: 'Tables',
    heading,
    text,
  });

  it('is the whole of it', async () => {
    const text = 'Two tables are stored apart. A join combines their rows. Both keep theirs.';
    expect(await plain([text], null)).toBe(text);
  });

  it.each([
    ['Tables are apart. Those with one key belong together. Such pairs are rows. A join finds pairs.', ''],
    ['Pairs are found. A join finds them. It is fast.', 'Numbers are long. Names are long.'],
  ])('is, of a long one, what is around the best sentence: %j', async (shown, before) => {
    const text = `Lines are ${LONG}long. ${before} ${shown} Words are ${LONG}long.`;
    expect(await plain([text], null)).toBe(shown);
  });

  it.each([
    ['code', '```sql\nselect 1\n```', '```sql\nselect 1\n```'],
    ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['a list', '- by a name\n- by a number', '- by a name\n- by a number'],
    ['numbered steps', '1. Choose.\n2. Write.', '1. Choose.\n2. Write.'],
  ])('has %s that it announces', async (_, announced, shown) => {
    const sentences = 'A join has a condition. It is written like this:';
    expect(await plain([`${sentences}\n\n${announced}\n\nMore follows.`], null)).toBe(
      `${sentences}\n\n${shown}`,
    );
  });

  it('does not announce code that is too long', async () => {
    const code = `\`\`\`sql\n${'select 1; '.repeat(90)}\n\`\`\``;
    const text = `A join has a condition. It is written like this:\n\n${code}`;
    expect(await plain([text], null)).toBe('A join has a condition.');
  });

  it('is the beginning of a section whose heading has the question', async () => {
    const passages = [
      passage('', 'Sort both tables before the outer join is written, and count their rows.'),
      passage('What an outer join keeps', 'Rows without a partner stay.\n\nAn outer table is the left one.'),
    ];
    expect(await plain([], null, ['outer', 'join'], { passages, kind: 'other' })).toContain('Rows without');
  });

  it('is, of two that name a thing, the one that says what is called so', async () => {
    const passages = [
      passage('Joins', 'Big tables are slow to read with a join in every query.'),
      passage('Joins', 'Rows that belong together are put beside each other, and this is called a join.'),
    ];
    expect(await plain([], null, ['join'], { passages })).toMatch(/^Rows that belong/);
  });

  it('is a numbered list if steps are asked for', async () => {
    const list = '1. Choose the key of the join.\n2. Write the condition.';
    const passages = [passage('', 'Use a join where tables share a key.'), passage('', list)];
    expect(await plain([], null, ['join'], { passages, kind: 'steps' })).toContain(list);
    expect(await plain([], null, ['join'], { passages, kind: 'other' })).not.toContain(list);
  });

  it('has no company of another lesson', async () => {
    const texts = ['A join combines rows.', 'A join of an index and a table is fast.'];
    expect(await plain(texts, null, ['join', 'index'])).not.toContain('combines');
    expect(await plain([texts.join('\n\n')], null, ['join', 'index'])).toContain('combines');
  });

  it('leaves room for another one that says something of another word', async () => {
    const text = 'A join combines rows.\n\nAn index finds them. It is a sorted copy.\n\nA view is a query.';
    const said = 'A join combines rows. An index finds them. It is a sorted copy.';
    expect(await plain([text], null, ['join', 'index'])).toBe(said);
  });
});

it.each([
  ['a row', '| Word | Meaning |\n| --- | --- |\n| join | combines the rows of two tables |'],
  ['code', '```sql\nselect * from a join b using (id)\n```'],
])('quotes no %s as the beginning of a sentence', async (_, text) => {
  expect(await replyFrom([text], 2)).toBe(HINT_OUTSIDE_SENTENCES);
});

it('quotes the sentence beside a table in a hint', async () => {
  const table = '| Word | Use |\n| --- | --- |\n| left | keeps all rows |';
  const hint = await replyFrom([`${table}\n\nA join combines the rows of two tables by a condition.`], 2);
  expect(hint).toBe(`${HINTS[1]} “A join combines the…”`);
});

describe('a lesson with one word of the question', () => {
  const answerAbout = (words: string[], text: string, more: object = {}) =>
    replyFrom([text], null, words, more);

  it.each([
    ['in the middle of a sentence', ['refund'], 'Ask a person before a refund is paid.'],
    ['and not the others', ['refund', 'flight'], 'Ask a person before a refund is paid.'],
  ])('that has it only %s is named, not quoted', async (_, words, text) => {
    expect(await answerAbout(words, text)).toBe(CLOSEST);
  });

  it.each([
    ['a sentence begins with it', ['refund'], 'A refund is paid to the card.'],
    ['an item begins with it', ['refund'], '- Refunds go to the card.\n- Fees do not.'],
    ['a row begins with it', ['refund'], '| Word | Meaning |\n| --- | --- |\n| refund | money given back |'],
    ['its title has it', ['join'], 'Rows are combined by a join of tables.'],
    ['it has another one too', ['refund', 'card'], 'Money comes back to the card by a refund.'],
    ['only its code has it', ['refund'], 'Call it:\n\n```js\nrefund(order)\n```'],
  ])('is quoted if %s', async (_, words, text) => {
    expect(await answerAbout(words, text)).toMatch(/^From your course material/);
  });

  it.each([
    ['asked at a lesson', { lessonId: 'l0' }],
    ['that follows hints', { isExplanation: true }],
  ])('is quoted in an answer %s', async (_, more) => {
    const text = 'Ask a person before a refund is paid.';
    expect(await answerAbout(['refund'], text, more)).toMatch(/^From your course material/);
  });
});
