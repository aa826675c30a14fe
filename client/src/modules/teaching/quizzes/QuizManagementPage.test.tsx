import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession } from '../../../lib/session';
import { mara, teachingAnswer } from '../../../test/anInstructor';
import type { Answers } from '../../../test/showAt';
import { aQuiz, courses, showAuthoring, totals } from './quizAuthoring.testing';

const sums = aQuiz({ questionCount: 12 });
const types = aQuiz({
  id: 'z2',
  title: 'Types',
  description: '',
  isActive: false,
  timeLimitMinutes: null,
  averagePercent: null,
  attemptCount: 0,
  course: courses[1],
});

const page = (...quizzes: object[]) => teachingAnswer({ quizTotals: totals, quizzes });
const show = (
  answers: Answers = { QuizManagementPage: page(sums, types) },
  address = '/instructor/quizzes',
) => showAuthoring(address, answers);
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => storeSession('the-token', mara));

test('shows the totals and one row a quiz', async () => {
  show();
  const first = await row(/^Sums/);
  const facts = ['Adding up', 'APIs that survive Monday', '12', '30 minutes', '70%', 'Active', '7', '73%'];
  for (const text of facts) expect(first.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent.replace('?', ''))).toEqual([
    ...['Quiz', 'Course', 'Questions', 'Time limit', 'Passing score', 'Status', 'Attempts', 'Avg score'],
    'Actions',
  ]);
  const second = await row(/^Types/);
  for (const text of ['No limit', 'Inactive', '0', '–']) expect(second.getByText(text)).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Edit Sums' })).toLinkTo('/instructor/quiz/z1/edit');
  expect(first.getByRole('link', { name: 'Results of Sums' })).toLinkTo('/instructor/quiz/z1/results');
  const figures = screen.getAllByRole('term').map((term) => term.textContent);
  expect(figures.map((text) => text.replace('?', ''))).toEqual([
    'Total Quizzes',
    'Active Quizzes',
    'Total Attempts',
    'Avg Score',
  ]);
  expect(screen.getAllByRole('definition')).toHaveTexts(['2', '1', '7', '73%']);
});

test.each([
  ['?status=inactive', /^Types/, /^Sums/],
  ['?q=SURVIVE', /^Sums/, /^Types/],
])('status and search in the address filter the rows: %s', async (query, shown, hidden) => {
  show({ QuizManagementPage: page(sums, types) }, `/instructor/quizzes${query}`);
  expect(await row(shown)).toBeTruthy();
  expect(screen.queryByRole('row', { name: hidden })).not.toBeInTheDocument();
});

test('a header sorts the rows, also backwards, and says so', async () => {
  show({ QuizManagementPage: page(sums, types) });
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 4));
  const header = await screen.findByRole('columnheader', { name: 'Quiz' });
  expect(header).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(rows()).toEqual(['Sums', 'Type']);
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(rows()).toEqual(['Type', 'Sums']);
  expect(screen.getByTestId('address')).toHaveTextContent('?sort=title-down');
  // Without an average, a quiz is last in both directions.
  await userEvent.click(screen.getByRole('button', { name: 'Avg score' }));
  expect(rows()).toEqual(['Sums', 'Type']);
  await userEvent.click(screen.getByRole('button', { name: 'Avg score' }));
  expect(rows()).toEqual(['Sums', 'Type']);
});

test('the switch shows at once, in the totals too, and stays when the server agrees', async () => {
  let answer: (given: { data: Record<string, unknown> }) => void = () => undefined;
  const late = new Promise<{ data: Record<string, unknown> }>((resolve) => (answer = resolve));
  const { asked } = show({ QuizManagementPage: page(sums, types), SetQuizActive: late });
  await userEvent.click((await row(/^Types/)).getByRole('button', { name: 'Activate Types' }));
  expect((await row(/^Types/)).getByText('Active')).toBeInTheDocument();
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('2');
  await act(async () => {
    answer({ data: { setQuizActive: { id: 'z2', isActive: true } } });
    await late;
  });
  expect((await row(/^Types/)).getByRole('button', { name: 'Deactivate Types' })).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'SetQuizActive', variables: { id: 'z2', isActive: true } });
});

test('deleting asks, and removes the row', async () => {
  const left = { id: 'i1', quizTotals: { ...totals, totalAttempts: 0 } };
  show({
    QuizManagementPage: page(sums, types),
    DeleteQuiz: { data: { deleteQuiz: { quizId: 'z1', teaching: left } } },
  });
  await userEvent.click((await row(/^Sums/)).getByRole('button', { name: 'Delete Sums' }));
  const name = 'Are you sure you want to delete this quiz?';
  const dialog = await screen.findByRole('alertdialog', { name });
  expect(dialog).toHaveAccessibleDescription(/This action cannot be undone\.$/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz deleted')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Sums/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('definition')).toHaveTexts(['1', '0', '0', '73%']);
});
