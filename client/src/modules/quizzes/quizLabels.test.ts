import { pointsLabel, quizFacts, timeLimitLabel } from './quizLabels';

test('points are pluralised', () => {
  expect([1, 2, 1000].map(pointsLabel)).toEqual(['1 point', '2 points', '1,000 points']);
});

test('a time limit says how much of it is extra', () => {
  expect(timeLimitLabel(30, 0)).toBe('30 min');
  expect(timeLimitLabel(60, 30)).toBe('60 min (30 + 30)');
  expect(timeLimitLabel(null, 0)).toBe('No limit');
});

test('what a quiz asks for stands in one line', () => {
  const quiz = { questionCount: 1, timeLimitMinutes: 30, viewerExtraMinutes: 0, passingScorePercent: 70 };
  expect(quizFacts({ ...quiz, viewerTimeLimitMinutes: null })).toBe(
    '1 question · 30 min · Passing score 70%',
  );
  expect(quizFacts({ ...quiz, viewerTimeLimitMinutes: 45, viewerExtraMinutes: 15 })).toBe(
    '1 question · 45 min (30 + 15) · Passing score 70%',
  );
});
