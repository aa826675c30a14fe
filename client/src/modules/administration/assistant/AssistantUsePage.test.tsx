import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { AssistantUsePage } from './AssistantUsePage';
import { barsOf, monthBeside } from './UseOfMonth';
import { signIn } from '../../../test/signIn';

jest.mock('../../../ui/display/BarChart', () => jest.requireActual('../../../ui/display/barChart.testing'));

const figures = { requests: 1200, tokens: 3_000_000_000, failures: 2, replaced: 3 };
const BUDGETS = { unit: 'REQUESTS', perPerson: 20, perCourse: null, perMonth: 2400, revision: 4 };

const aUse = (given: object = {}) => ({
  month: '2026-10',
  kind: 'MODEL',
  days: [{ day: '2026-10-03', ...figures }],
  courses: [{ courseId: 'c1', title: 'Knots', ...figures }],
  kinds: [
    { requestType: 'QUIZ_GENERATION', ...figures },
    { requestType: 'SUGGESTION', ...figures, requests: 77 },
  ],
  ...given,
});

const answer = (use: object) => ({
  data: { viewer: { administration: { id: 'a1', assistantUse: use, assistantBudgets: BUDGETS } } },
});

const show = (answers: Answers = {}, isDemo = false) =>
  showPagesAt(
    '/admin/assistant?month=2026-10',
    [{ path: '/admin/assistant', element: <AssistantUsePage /> }],
    { AssistantUsePage: answer(aUse()), ...answers },
    { isDemo },
  );

beforeEach(() => signIn('ADMIN'));

test('shows the use of a month against its budget, by day, by course and by kind', async () => {
  const { asked } = show();
  expect(await screen.findByText('1,200 of 2,400 requests')).toBeInTheDocument();
  expect(asked[0]!.variables).toEqual({ month: '2026-10' });
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/2026-10-03/).getByText('3,000,000,000')).toBeInTheDocument();
  expect(row(/Knots/).getByRole('link', { name: 'Knots' })).toLinkTo('/courses/c1');
  expect(row(/Quiz generation/).getByText('1,200')).toBeInTheDocument();
  expect(row(/Suggestion/).getByText('77')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(asked.at(-1)!.variables).toEqual({ month: '2026-09' });
});

test('explains why there are no figures of use', async () => {
  show({ AssistantUsePage: answer(aUse({ kind: 'COURSE', days: [], courses: [], kinds: [] })) });
  expect(await screen.findByText('No usage in October 2026')).toBeInTheDocument();
  expect(screen.getByText(/needs no language model/)).toBeInTheDocument();
});

test('saves budgets, and says what is wrong with them', async () => {
  const { asked } = show({
    UpdateAssistantBudgets: {
      __typename: 'AssistantBudgetsUpdated',
      budgets: { ...BUDGETS, perPerson: null, perCourse: 50, revision: 5 },
    },
  });
  const course = await screen.findByLabelText(/Per course per day/);
  await fill(course, 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Save budgets' }));
  expect(await screen.findByText(/The budget per course per day must be a whole number/)).toBeInTheDocument();
  await userEvent.clear(course);
  await userEvent.type(course, '50');
  await userEvent.clear(screen.getByLabelText(/Per person per day/));
  await userEvent.click(screen.getByRole('button', { name: 'Save budgets' }));
  expect(await screen.findByText('Budgets saved')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({
    input: { unit: 'REQUESTS', perPerson: null, perCourse: 50, perMonth: 2400 },
    revision: 4,
  });
});

test('budgets that were typed stay while another month is loaded', async () => {
  show({ AssistantUsePage: ({ month }) => answer(aUse({ month })) });
  await userEvent.type(await screen.findByLabelText(/Per course per day/), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText(/September 2026/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Per course per day/)).toHaveValue('50');
});

test('counts months and days over the end of a year', () => {
  expect([monthBeside('2026-01', -1), monthBeside('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  const days = [{ day: '2026-10-03', ...figures }];
  const use = { month: '2026-10', kind: 'MODEL' as const, days, courses: [], kinds: [] };
  expect(barsOf(use, 'requests')).toEqual([
    { name: '1', value: 0 },
    { name: '2', value: 0 },
    { name: '3', value: 1200 },
  ]);
});

test('in the public demo budgets can be looked at but not changed', async () => {
  show({}, true);
  await screen.findByText('Everyone shares this demo, so you can view its settings but not change them.');
  expect(screen.getByRole('button', { name: 'Save budgets' })).toBeDisabled();
});
