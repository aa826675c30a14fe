import fc from 'fast-check';
import { grade, hasPassed, isRightAnswer, percentOf, type GradedQuestion } from './grading.rules';

/** Text with capitals, spaces around it, and letters that Unicode encodes in two ways. */
const word = fc.string({ unit: fc.constantFrom(...'abÀé ßİnñΣς0'), minLength: 1, maxLength: 6 });

const OPTIONS = ['red', 'Red', 'green', 'blue'];
const question: fc.Arbitrary<GradedQuestion> = fc
  .constantFrom('MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER')
  .chain((type) =>
    fc.record({
      id: fc.uuid(),
      type: fc.constant(type),
      correctAnswer:
        type === 'SHORT_ANSWER'
          ? word
          : fc.constantFrom(...(type === 'TRUE_FALSE' ? ['true', 'false'] : OPTIONS)),
      points: fc.integer({ min: 1, max: 1000 }),
    }),
  );

/** The key in another spelling, another answer, or none. */
const answered = ({ type, correctAnswer }: GradedQuestion): fc.Arbitrary<string | undefined> =>
  type === 'SHORT_ANSWER'
    ? fc.oneof(
        fc.constantFrom(
          correctAnswer,
          ` ${correctAnswer}\n`,
          correctAnswer.normalize('NFD'),
          correctAnswer.toUpperCase().normalize('NFD'),
        ),
        word,
        fc.constant(undefined),
      )
    : fc.constantFrom('true', 'false', ...OPTIONS, undefined);

const quiz = fc
  .uniqueArray(question, { selector: ({ id }) => id, maxLength: 12 })
  .chain((questions) => fc.tuple(fc.constant(questions), fc.tuple(...questions.map((one) => answered(one)))));

/** The same rule without our code, for these letters: compares letter by letter in canonical decomposition. */
function isRightByOracle({ type, correctAnswer }: GradedQuestion, answer: string | undefined): boolean {
  if (answer === undefined) return false;
  if (type !== 'SHORT_ANSWER') return Object.is(answer, correctAnswer);
  const letters = (text: string) =>
    [...new Intl.Segmenter('und').segment(text.trim().replace(/ +/g, ' ').replaceAll('ß', 'ss'))].map(
      ({ segment }) => segment,
    );
  const [given, key] = [letters(answer), letters(correctAnswer)];
  const lower = (letter: string) => letter.normalize('NFD').toLowerCase().replace('ς', 'σ');
  return given.length === key.length && given.every((letter, index) => lower(letter) === lower(key[index]!));
}

describe('a grade', () => {
  it('is what an independent oracle says, from 0 to the total', () => {
    fc.assert(
      fc.property(quiz, ([questions, given]) => {
        const answers = Object.fromEntries(
          questions.flatMap(({ id }, index) => (given[index] === undefined ? [] : [[id, given[index]]])),
        ) as Record<string, string>;
        const { score, total, percent, verdicts } = grade(questions, answers);
        let [earned, possible] = [0, 0];
        for (const [index, one] of questions.entries()) {
          const isRight = isRightByOracle(one, given[index]);
          possible += one.points;
          if (isRight) earned += one.points;
          expect(verdicts[index]).toEqual({
            questionId: one.id,
            isCorrect: isRight,
            pointsEarned: isRight ? one.points : 0,
          });
        }
        expect([score, total]).toEqual([earned, possible]);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(total);
        expect(percent === 100).toBe(score === total && total > 0);
        if (total > 0 && percent < 99)
          expect(Math.abs(percent - (100 * score) / total)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 300 },
    );
  });

  it('counts nothing for answers to questions that were not asked', () => {
    const asked = { id: 'a', type: 'SHORT_ANSWER', correctAnswer: 'yes', points: 3 };
    expect(grade([asked], { b: 'yes', a: 'YES ' })).toMatchObject({ score: 3, total: 3, percent: 100 });
    expect(grade([asked], { b: 'yes' })).toMatchObject({ score: 0, total: 3, percent: 0 });
    expect(grade([], {})).toEqual({ score: 0, total: 0, percent: 0, verdicts: [] });
  });

  it.each([
    ['É', 'e\u0301', true],
    ['  Stack \t', 'stack', true],
    ['deux\u00a0 mots', 'deux mots', true],
    ['it’s', "it's", true],
    ['−5', '-5', true],
    ['5', '-5', false],
    ['x2', 'x²', false],
    ['cote', 'côte', false],
    ['icecream', 'ice cream', false],
    ['', 'x', false],
    ['stack.', 'stack', false],
  ])('of the short answer %j for %j', (answer, correctAnswer, isRight) => {
    expect(isRightAnswer({ type: 'SHORT_ANSWER', correctAnswer }, answer)).toBe(isRight);
  });

  it.each([
    ['MULTIPLE_CHOICE', 'Red', 'red'],
    ['TRUE_FALSE', 'True', 'true'],
  ])('of %s takes no other spelling', (type, answer, correctAnswer) => {
    expect(isRightAnswer({ type, correctAnswer }, answer)).toBe(false);
    expect(isRightAnswer({ type, correctAnswer }, correctAnswer)).toBe(true);
  });
});

describe('percent', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [199, 200, 99],
    [200, 200, 100],
    [0, 5, 0],
    [0, 0, 0],
  ])('of %d of %d points is %d', (score, total, percent) => {
    expect(percentOf(score, total)).toBe(percent);
  });

  it('passes from the pass mark on', () => {
    expect([69, 70, 71].map((percent) => hasPassed(percent, 70))).toEqual([false, true, true]);
    expect(hasPassed(0, 0)).toBe(true);
    expect(hasPassed(percentOf(199, 200), 100)).toBe(false);
  });
});
