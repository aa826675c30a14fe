import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../../ui/theme/UiProvider';
import { AttemptReview } from './AttemptReview';
import type { Question, TakenAttempt } from './TakenAttempt';

type Verdict = NonNullable<TakenAttempt['review']>[number];

const question = (questionId: string, text: string) =>
  ({ questionId, type: 'SHORT_ANSWER', text, options: [], points: 1 }) as unknown as Question;
const verdict = (questionId: string, isCorrect: boolean) =>
  ({ questionId, isCorrect, rightAnswer: null, explanation: null }) as Verdict;

const show = (assistantMode: 'ANSWERS' | 'OFF', review: Verdict[] | null) =>
  render(
    <UiProvider>
      <MemoryRouter>
        <AttemptReview
          questions={[question('q1', 'What is margin & padding?'), question('q2', 'Where?')]}
          answers={new Map()}
          review={review}
          course={{ id: 'c1', assistantMode }}
        />
      </MemoryRouter>
    </UiProvider>,
  );

it('offers to ask the assistant about wrong answers only', () => {
  show('ANSWERS', [verdict('q1', false), verdict('q2', true)]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/aiAssistant?course=c1&exercise=What+is+margin+%26+padding%3F',
  ]);
});

it('offers nothing where the assistant is off, or the review is hidden', () => {
  show('OFF', [verdict('q1', false), verdict('q2', true)]);
  show('ANSWERS', null);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
