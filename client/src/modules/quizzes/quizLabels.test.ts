import { quizFacts } from './quizLabels';

test('what a quiz asks for stands in one line', () => {
  const quiz = { questionCount: 1, timeLimitMinutes: 30, viewerExtraMinutes: 0, passingScorePercent: 70 };
  expect(quizFacts({ ...quiz, viewerTimeLimitMinutes: null })).toBe(
    '1 question · 30 min · Passing score 70%',
  );
  expect(quizFacts({ ...quiz, viewerTimeLimitMinutes: 45, viewerExtraMinutes: 15 })).toBe(
    '1 question · 45 min (30 + 15) · Passing score 70%',
  );
});
