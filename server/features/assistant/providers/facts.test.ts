import type { AssistantQuestion, Material, Passage } from '../provider';
import { factsOf } from './facts';
import { madeCards, madeQuestions } from './question-making';
import { shortAnswer } from './short-answer';

const lesson = (notes: string, dictionary = 'english'): Material => ({
  courseId: 'c',
  courseTitle: 'Bees',
  lessonId: 'l',
  lessonTitle: 'The hive in spring',
  description: '',
  notes,
  dictionary,
  spoken: '',
});
const cardsOf = (notes: string) => madeCards([lesson(notes)], [], 10, 'seed');

describe('what is asked for', () => {
  const swarm = 'Wait for the swarm to settle. Bees look for a home in May, because the old box is full.';
  const one = { ...lesson(swarm), lessonId: 'one' };
  const other = { ...lesson('A drone is a male bee without a sting.'), lessonId: 'other' };
  const lessonsOf = (lessons: Material[], wanted: string[]) =>
    madeCards(lessons, wanted, 10, 'seed').map(({ lessonId }) => lessonId);

  it.each([
    ['has it although no sentence to ask about does', [one, other], ['swarm'], ['one', 'other']],
    [
      'has less of it if its sentences have more',
      [one, other],
      ['swarm', 'drone', 'sting'],
      ['other', 'one'],
    ],
    ['has a definition if none has it', [one, other], ['honey'], ['other', 'one']],
  ])('comes first from the lesson that %s', (_, lessons, wanted, ids) => {
    expect(lessonsOf(lessons, wanted)).toEqual(ids);
  });
});

describe('what a lesson states', () => {
  it.each([
    ['points to something before', 'A swarm is a different kind of family altogether.'],
    ['has “the” thing that was introduced before', 'The jar holds the honey of one summer.'],
    ['only judges', 'A warm afternoon is the best time to open the roof.'],
    [
      'goes on after the cause',
      'The flowers you can see, because the wind is weak in May, attract many bees.',
    ],
    ['gives two causes', 'The bees leave either because the queen is old, or because the box is full.'],
    ['chooses from something said before', 'A common choice is a box of pine for ten frames.'],
    ['is about a film', 'The film shows a keeper first, because every colony needs one.'],
    ['has a pronoun for something said before', 'Keep it dry in winter, because damp kills more than cold.'],
    ['points to a few said before', 'A keeper finds the few bees with a mark.'],
  ])('is no question if the sentence %s', (_why, sentence) => {
    expect(factsOf([lesson(sentence)])).toEqual([]);
  });

  it('ends where another clause begins', () => {
    expect(cardsOf('Smoke calms the bees, because they prepare to flee, and the keeper has time.')).toEqual([
      {
        front: 'Complete the sentence: Smoke calms the bees, because …',
        back: 'they prepare to flee',
        lessonId: 'l',
        quote: 'Smoke calms the bees, because they prepare to flee, and the keeper has time.',
      },
    ]);
  });

  it('contrasts two things: a card asks for the difference, and a statement exchanges them', () => {
    const quote = 'A worker lives for six weeks in summer, while a queen lives for up to five years.';
    expect(cardsOf(quote)).toEqual([
      { front: 'What is the difference between a worker and a queen?', back: quote, lessonId: 'l', quote },
    ]);
    const made = ['1', '2', '3', '4', '5', '6'].flatMap((seed) =>
      madeQuestions([lesson(quote)], [], 1, seed).map(({ text, answer }) => `${answer}: ${text}`),
    );
    expect([...new Set(made)].sort()).toEqual([
      'false: A queen lives for six weeks in summer, while a worker lives for up to five years.',
      `true: ${quote}`,
    ]);
  });

  it.each([
    'The colony grows quickly in May, while a keeper watches the frames.',
    'The worker then carries the pollen home, while the queen stays in the hive.',
    'It grows quickly in early May, while the queen stays in the hive.',
  ])('sees no contrast where things happen at the same time: %s', (sentence) => {
    expect(factsOf([lesson(sentence)]).map(({ kind }) => kind)).not.toContain('contrast');
  });

  it('asks what code prints or returns, where its comment says so', () => {
    const code = [
      'print(frames(2))  # 20',
      'print(frames(3))  # 30, as many as fit',
      'frames(4)         # 40',
      'frames(5)  # 50',
      'sleep(6)  # 6 seconds of rest',
      'frames(hives)  # 60',
      'print([one for one in frames(8)])  # 80',
      'count = frames(7)  # 70',
    ].join('\n');
    const notes = `## Counting\n\n\`\`\`python\n${code}\n\`\`\``;
    const place = 'The hive in spring, Counting';
    expect(cardsOf(notes).map(({ front, back, quote }) => [front, back, quote])).toEqual(
      expect.arrayContaining([
        [`${place}: what does \`print(frames(3))\` print?`, '30', 'print(frames(3))  # 30, as many as fit'],
        [`${place}: what does \`frames(4)\` return?`, '40', 'frames(4)         # 40'],
      ]),
    );
    expect(cardsOf(notes)).toHaveLength(4);
    const [question] = madeQuestions([lesson(notes)], [], 1, 'seed');
    expect(question!.options.toSorted()).toEqual(['20', '30', '40', '50']);
  });

  it('is asked in the language of the sentence', () => {
    expect(cardsOf('El zángano muere en otoño porque la colmena ahorra comida.')[0]!.front).toBe(
      'Completa la frase: El zángano muere en otoño, porque …',
    );
    expect(cardsOf('Трутень умирает осенью, потому что улей бережёт мёд.')[0]!.front).toBe(
      'Закончите предложение: Трутень умирает осенью, потому что …',
    );
  });

  it.each([
    ['spanish', '¿qué viene justo después de «Cerrar»?', 'La lección «The hive in spring» dice: '],
    ['german', 'Was kommt direkt nach „Cerrar“?', 'Die Lektion „The hive in spring“ sagt: '],
    ['french', 'qu’est-ce qui vient juste après « Cerrar » ?', 'La leçon « The hive in spring » dit : '],
    ['russian', 'что идёт сразу после «Cerrar»?', 'В уроке «The hive in spring» сказано: '],
    ['simple', 'what comes directly after “Cerrar”?', 'The lesson “The hive in spring” says: '],
  ])('asks for steps in the language of the course: %s', (dictionary, asks, said) => {
    const steps = ['Abrir', 'Mirar', 'Contar', 'Anotar', 'Cerrar', 'Salir'];
    const notes = `## La visita\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`;
    const facts = factsOf([lesson(notes, dictionary)]);
    expect(facts.map((fact) => fact.asks).at(-1)).toContain(asks);
    const [made] = madeQuestions([lesson(notes, dictionary)], [], 1, 'seed');
    expect(made!.explanation.startsWith(said)).toBe(true);
  });

  it('quotes the row of a table verbatim, and explains an answer with its cells as text', () => {
    const rows = ['Queen | 16 \\| 17 days', 'Worker | 21 days', 'Drone | 24 days', 'Egg | 3 days'];
    // No empty line before the table.
    const notes = `Each needs its time:\n| Bee | Time |\n| --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`;
    const [made] = madeQuestions([lesson(notes)], ['worker'], 1, 'seed');
    expect(made).toMatchObject({ answer: '21 days', quote: '| Worker | 21 days |' });
    expect(notes).toContain(made!.quote);
    expect(made!.explanation).toBe('The lesson “The hive in spring” says: Worker, 21 days');
    expect(made!.options.toSorted()).toEqual(['16 | 17 days', '21 days', '24 days', '3 days']);
  });

  it('asks nothing about the row of a bare number, and no question whose right option repeats a word of it', () => {
    const table = (rows: string[]) =>
      `| Visit | Look for |\n| --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`;
    const numbered = table(['1 | Eggs', '2 | Larvae', '3 | Moths', '4 | Honey']);
    expect(factsOf([lesson(numbered)])).toEqual([]);

    const others = ['April | Eggs and larvae', 'May | Queen cells', 'June | A full super'];
    const askedOf = (row: string) =>
      madeQuestions([lesson(table([row, ...others]))], ['honey'], 1, 'seed').map(({ answer }) => answer);
    expect(askedOf('Harvest | Capped honey')).toEqual(['Capped honey']);
    // Another row is asked for instead.
    expect(askedOf('Honey harvest | Capped honey')).toEqual([expect.not.stringMatching('Capped honey')]);
  });

  it('names the lesson on a card that asks for a subject', () => {
    expect(cardsOf('A smoker calms the guards at the entrance.')).toEqual([
      expect.objectContaining({
        front: 'The hive in spring: what calms the guards at the entrance?',
        back: 'a smoker',
      }),
    ]);
  });

  it('denies a definition in a false statement, and makes none of what cannot be denied', () => {
    const made = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((seed) =>
      madeQuestions(
        [
          lesson(
            'A drone is a male bee with large eyes. A smoker calms the guards at the entrance. A swarm is a family without a home.',
          ),
        ],
        [],
        5,
        seed,
      ),
    );
    expect([...new Set(made.map(({ text, answer }) => `${answer}: ${text}`))].sort()).toEqual([
      'false: A drone is not a male bee with large eyes.',
      'true: A drone is a male bee with large eyes.',
    ]);
  });

  it('takes the subject of a false statement from the same lesson', () => {
    const notes = 'A smoker calms the guards at the entrance. A drone joins the other colonies in May.';
    const elsewhere = { ...lesson('A potter turns the wet clay on a wheel.'), lessonId: 'other' };
    const made = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((seed) =>
      madeQuestions([lesson(notes), elsewhere], [], 5, seed),
    );
    const wrong = made.filter(({ answer }) => answer === 'false').map(({ text }) => text);
    expect([...new Set(wrong)]).toEqual(expect.arrayContaining([expect.stringMatching(/^A drone calms/)]));
    expect(made.map(({ text }) => text).join()).not.toContain('potter');
  });

  it('keeps the capital of a name, and the article of anything else', () => {
    const fronts = cardsOf(
      'Carniolan bee is the name of a gray race. Many keep a Carniolan bee. A drone is a male bee without a sting.',
    ).map(({ front }) => front);
    expect(fronts.sort()).toEqual(['What is Carniolan bee?', 'What is a drone?']);
  });
});

describe('a short answer', () => {
  const passage = (heading: string, text: string): Passage => ({
    courseId: 'c',
    courseTitle: 'Bees',
    lessonId: heading,
    lessonTitle: heading,
    heading,
    text,
  });
  const answerTo = (text: string, kind: AssistantQuestion['kind'], words: string[], passages: Passage[]) => {
    const terms = words.map((word) => ({ lexemes: [word], weight: 1 }));
    return shortAnswer({ text, kind, terms, passages } as AssistantQuestion)!.replaceAll('**', '');
  };

  it('adds nothing from elsewhere that says nothing more of the question', () => {
    const said = answerTo(
      'tell me about wax',
      'other',
      ['wax'],
      [
        passage('Moths', 'The larva of a moth eats wax in stored combs.'),
        passage('Candles', 'A candle of wax burns for nine hours in a closed room.'),
      ],
    );
    expect(said).toContain('larva');
    expect(said).not.toContain('candle');
  });

  it('shows the row of a table that says it', () => {
    const table = '| Bee | Days |\n| --- | --- |\n| Queen | 16 |\n| Drone | 24 |';
    const said = answerTo(
      'how long does a drone need',
      'other',
      ['drone'],
      [passage('From egg to bee', `The time depends on the cell.\n\n${table}`)],
    );
    expect(said).toContain('| Bee | Days |\n| --- | --- |\n| Drone | 24 |');
    expect(said).not.toContain('Queen');
  });

  it('shows no bars of what is no table, and a table that follows a line at once', () => {
    const bars = [passage('Visits', '| The drone leaves the hive at noon. |\n| It returns at dusk. |')];
    expect(answerTo('when does a drone leave', 'other', ['drone'], bars)).not.toContain('|');
    const table = '| Bee | Days |\n| --- | --- |\n| Drone | 24 |';
    const follows = [passage('From egg to bee', `The time depends on the cell:\n${table}`)];
    expect(answerTo('how long does a drone need', 'other', ['drone'], follows)).toContain(table);
  });

  it('shows the steps of the passage that says most of the question', () => {
    const said = answerTo(
      'how do I catch a swarm',
      'steps',
      ['catch', 'swarm'],
      [
        passage('Why they leave', 'A swarm leaves when the hive is full. The swarm hangs on a branch.'),
        passage('Catching: catch a swarm', '1. Hold a box below.\n2. Shake the branch.'),
      ],
    );
    expect(said).toContain('1. Hold a box below.\n2. Shake the branch.');
  });

  it('compares things that share a noun by their whole names', () => {
    const said = answerTo(
      'difference between a young and an old queen',
      'difference',
      ['young', 'old', 'queen'],
      [
        passage('Queens', 'A young queen lays many eggs. An old queen lays few eggs.'),
        passage('Workers', 'The young look after the brood.'),
      ],
    );
    expect(said).toContain('A young queen lays many eggs.');
    expect(said).toContain('An old queen lays few eggs.');
  });
});

it('offers numbers that contain one another as options', () => {
  const notes = ['```js', ...[2, 20, 200, 7].map((cells, row) => `cellsIn(${row}); // ${cells}`), '```'].join(
    '\n',
  );
  const [question] = madeQuestions([lesson(notes)], [], 1, 'seed');
  expect([...question!.options].sort()).toEqual(['2', '20', '200', '7']);
});
