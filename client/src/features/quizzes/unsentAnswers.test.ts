import { forgetSent, forgetUnsent, keepUnsentAnswer, keepUnsentFlags, readUnsent } from './unsentAnswers';

const kept = () => [...readUnsent('a1', 'ada').answers];

beforeEach(() => localStorage.clear());

test('keeps answers in the order in which they were last given', () => {
  keepUnsentAnswer('a1', 'ada', 'q1', 'one');
  keepUnsentAnswer('a1', 'ada', 'q2', 'two');
  keepUnsentAnswer('a1', 'ada', 'q1', 'again');
  expect(kept()).toEqual([
    ['q2', 'two'],
    ['q1', 'again'],
  ]);
  expect(localStorage.getItem('quiz-answers:a1')).not.toBeNull();
});

test('forgets what was sent, but not what was changed since; with nothing left the key goes', () => {
  keepUnsentAnswer('a1', 'ada', 'q1', 'one');
  keepUnsentAnswer('a1', 'ada', 'q2', 'two');
  keepUnsentFlags('a1', 'ada', ['q2']);
  const sent = readUnsent('a1', 'ada');
  keepUnsentAnswer('a1', 'ada', 'q2', 'better');
  forgetSent('a1', 'ada', sent);
  expect(kept()).toEqual([['q2', 'better']]);
  expect(readUnsent('a1', 'ada').flagged).toBeNull();
  forgetSent('a1', 'ada', readUnsent('a1', 'ada'));
  expect(localStorage.getItem('quiz-answers:a1')).toBeNull();
});

test('another account and another attempt see none of it', () => {
  keepUnsentAnswer('a1', 'ada', 'q1', 'one');
  expect(readUnsent('a1', 'grace').answers.size).toBe(0);
  expect(readUnsent('a2', 'ada').answers.size).toBe(0);
  forgetUnsent('a2');
  expect(kept()).toHaveLength(1);
});

test.each([
  '',
  'no json',
  'null',
  '{"accountId":"ada"}',
  '{"accountId":"ada","answers":[["q1",2]],"flagged":null}',
])('what is no list of answers counts as none: %s', (text) => {
  localStorage.setItem('quiz-answers:a1', text);
  expect(readUnsent('a1', 'ada')).toEqual({ answers: new Map(), flagged: null });
});
