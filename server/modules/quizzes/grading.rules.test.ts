import { grade, hasPassed, isRightAnswer, percentOf } from './grading.rules';

describe('a grade', () => {
  it('gives all points of a right answer, and none of a wrong or missing one, in the questions’ order', () => {
    const questions = [
      { id: 'a', type: 'MULTIPLE_CHOICE', correctAnswer: 'red', points: 3 },
      { id: 'b', type: 'TRUE_FALSE', correctAnswer: 'true', points: 2 },
      { id: 'c', type: 'SHORT_ANSWER', correctAnswer: 'Ada', points: 4 },
      { id: 'd', type: 'SHORT_ANSWER', correctAnswer: 'Bob', points: 1 },
    ];
    expect(grade(questions, { c: ' ada', b: 'false', a: 'red' })).toEqual({
      score: 7,
      total: 10,
      percent: 70,
      verdicts: [
        { questionId: 'a', isCorrect: true, pointsEarned: 3 },
        { questionId: 'b', isCorrect: false, pointsEarned: 0 },
        { questionId: 'c', isCorrect: true, pointsEarned: 4 },
        { questionId: 'd', isCorrect: false, pointsEarned: 0 },
      ],
    });
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
