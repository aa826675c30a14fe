import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../ui/theme/UiProvider';
import { outcomeOf, PracticeAgain } from './FinishedAttempt';
import type { Question, TakenAttempt } from './TakenAttempt';

type Verdict = NonNullable<TakenAttempt['review']>[number];

const question = (questionId: string, type: Question['type'], text: string) =>
  ({ questionId, type, text, options: [], points: 1 }) as unknown as Question;
const verdict = (questionId: string, isCorrect: boolean, rightAnswer: string | null = null) =>
  ({ questionId, isCorrect, rightAnswer }) as Verdict;

const questions = [
  question('q1', 'SHORT_ANSWER', 'Who?'),
  question('q2', 'TRUE_FALSE', 'Sure?'),
  question('q3', 'SHORT_ANSWER', 'Where?'),
];

it('asks only what was answered wrong, and says what is right if the review shows it', async () => {
  render(
    <UiProvider>
      <PracticeAgain
        questions={questions}
        answers={new Map([['q1', 'Bob']])}
        review={[verdict('q1', false, 'Ada'), verdict('q2', true, 'true'), verdict('q3', false, 'Home')]}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Practice these questions again' }));
  expect(screen.getByRole('heading', { name: 'Practice question 1 of 2' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Who?' }), ' ada ');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Correct')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Where?' }), 'away');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('The correct answer is: Home.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByText('That was the last question.')).toHaveFocus();
});

it('is not offered when nothing was wrong', () => {
  render(<PracticeAgain questions={questions} answers={new Map()} review={[verdict('q1', true)]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['SHORT_ANSWER', 'Bob', ' bob', 'Incorrect: this is your answer from the attempt', 'error'],
  ['SHORT_ANSWER', 'Bob', 'Ada', /^Not checked/, 'info'],
  ['SHORT_ANSWER', '', 'Ada', /^Not checked/, 'info'],
  ['TRUE_FALSE', 'true', 'false', 'Correct', 'success'],
  ['TRUE_FALSE', '', 'false', /^Not checked/, 'info'],
] as const)('tells no more than the verdicts do (%s: %s, then %s)', (type, before, answer, title, tone) => {
  const missed = { question: question('q1', type, 'Who?'), before, verdict: verdict('q1', false) };
  expect(outcomeOf(missed, answer)).toEqual({
    tone,
    title: typeof title === 'string' ? title : expect.stringMatching(title),
  });
});
