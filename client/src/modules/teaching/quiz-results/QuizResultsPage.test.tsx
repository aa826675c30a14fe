import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatTime } from '../../../lib/format';
import { saveFile } from '../../../lib/saveFile';
import { storeSession } from '../../../lib/session';
import { mara, teachingAnswer } from '../../../test/anInstructor';
import type { Answers } from '../../../test/showAt';
import { aQuiz, courses, showAuthoring } from '../quizzes/quizAuthoring.testing';

jest.mock('../../../lib/saveFile');
jest.mock('../../../ui/display/BarChart', () => jest.requireActual('../../../ui/display/barChart.testing'));

const address = '/instructor/quiz/z1/results';
const stats = {
  questionId: 'q1',
  text: 'Two and two?',
  type: 'MULTIPLE_CHOICE',
  askedCount: 7,
  facilityPercent: 57,
  discrimination: 0.314,
  mostCommonWrongAnswer: '5',
  mostCommonWrongAnswerCount: 3,
};
const results = {
  passedCount: 4,
  medianPercent: 75,
  medianMinutes: 12,
  distribution: [0, 0, 1, 0, 0, 1, 1, 3, 0, 1],
  csvPath: '/instructor/quizzes/z1/results.csv',
  questions: [
    stats,
    { ...stats, questionId: 'q2', text: 'And now?', discrimination: null, mostCommonWrongAnswer: null },
    { ...stats, questionId: 'q3', text: 'Three?', discrimination: -0.12 },
  ],
};
const ada = {
  quizId: 'z1',
  studentId: 's1',
  name: 'Ada Lind',
  email: 'ada@example.org',
  extraTime: 'NONE',
  bestPercent: 80,
  hasPassed: true,
  attempts: [
    {
      id: 'a1',
      number: 1,
      state: 'SUBMITTED',
      startedAt: '2026-11-20T10:00:00Z',
      finishedAt: '2026-11-20T10:12:00Z',
      deadline: '2026-11-20T10:30:00Z',
      percent: 80,
      passed: true,
    },
  ],
};
const bob = {
  ...ada,
  studentId: 's2',
  name: 'Bob',
  email: 'bob@example.org',
  bestPercent: null,
  hasPassed: false,
  attempts: [],
};

const students = (nodes: object[], endCursor: string | null = null) =>
  teachingAnswer({
    quiz: {
      id: 'z1',
      results: {
        students: { totalCount: 2, pageInfo: { hasNextPage: endCursor !== null, endCursor }, nodes },
      },
    },
  });
const page = (fields: object = {}) =>
  teachingAnswer({ quiz: { ...aQuiz({ course: courses[0] }), results, ...fields } });
const show = (answers: Answers = {}, at = address) =>
  showAuthoring(at, {
    QuizResultsPage: page(),
    QuizStudents: students([ada, bob]),
    CourseGroups: teachingAnswer({ course: { id: 'c1', title: 'Layout', groups: [] } }),
    ...answers,
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => storeSession('the-token', mara));

test('shows the figures, the scores as a picture and a table, and each question', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'Quiz Results' });
  const values = (await screen.findAllByRole('definition')).map((value) => value.textContent);
  expect(values).toEqual(['7', '73%', '75%', '4/7', '12 min']);
  await screen.findByRole('img', { name: 'Bar chart of scores. Most attempts, 3, reached 70–79 percent.' });
  expect(screen.getByRole('table', { name: 'Attempts by score' })).toBeInTheDocument();
  expect((await row(/^70–79%/)).getByText('3 attempts')).toBeInTheDocument();
  expect((await row(/^90–100%/)).getByText('1 attempt')).toBeInTheDocument();
  const first = await row(/^1\. Two and two\?/);
  for (const text of ['57%', '0.31', '5 (3×)']) expect(first.getByText(text)).toBeInTheDocument();
  expect((await row(/^2\. And now\?/)).getAllByText('–')).toHaveLength(2);
  expect((await row(/^3\. Three\?/)).getByText('Check the correct answer')).toBeInTheDocument();
  expect(screen.getAllByText('Check the correct answer')).toHaveLength(1);
  for (const name of ['Asked', 'Facility', 'Discrimination', 'Most common wrong answer'])
    expect(screen.getByRole('button', { name: `What "${name}" means` })).toHaveAccessibleDescription();
});

test('the attempts are saved as a file', async () => {
  const file = new Blob(['Ada']);
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, blob: async () => file });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(jest.mocked(fetch).mock.lastCall![0]).toBe('/instructor/quizzes/z1/results.csv');
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, 'quiz-results-z1.csv'));
});

test('lists the students with attempts and extra time', async () => {
  show();
  const first = await row(/^Ada Lind/);
  expect(first.getByText('1: 80%, 20 Nov 2026')).toBeInTheDocument();
  expect(first.getByText('Passed')).toBeInTheDocument();
  expect((await row(/^Bob/)).getByText('Not started')).toBeInTheDocument();
  const options = within(first.getByLabelText('Extra time for Ada Lind')).getAllByRole('option');
  expect(options).toHaveTexts(['None', '×1.25 (38 min)', '×1.5 (45 min)', '×2 (60 min)']);
});

test('extra time is shown at once, and rolled back with a message when it fails', async () => {
  let fails = false;
  const { asked } = show({
    SetExtraTime: ({ extraTime }) =>
      fails ? new Error('down') : { data: { setExtraTime: { ...bob, extraTime } } },
  });
  const select = (await row(/^Bob/)).getByLabelText('Extra time for Bob');
  await userEvent.selectOptions(select, 'HALF');
  expect(select).toHaveValue('HALF');
  expect(asked.at(-1)?.variables).toEqual({ quizId: 'z1', studentId: 's2', extraTime: 'HALF' });
  fails = true;
  await userEvent.selectOptions(select, 'DOUBLE');
  expect(await screen.findByText('Failed to set extra time')).toBeInTheDocument();
  expect(select).toHaveValue('HALF');
});

test('extra time says what it does to an open attempt', async () => {
  const attempt = {
    ...{ ...ada.attempts[0]!, id: 'a2', state: 'OPEN', finishedAt: null, percent: null, passed: null },
  };
  const deadlines: Record<string, string> = { HALF: '2026-11-20T10:45:00Z', NONE: '2026-11-20T10:45:00Z' };
  show({
    QuizStudents: students([{ ...bob, attempts: [attempt] }]),
    SetExtraTime: ({ extraTime }) => ({
      data: {
        setExtraTime: {
          ...{ ...bob, extraTime, attempts: [{ ...attempt, deadline: deadlines[extraTime as string] }] },
        },
      },
    }),
  });
  const select = (await row(/^Bob/)).getByLabelText('Extra time for Bob');
  const until = formatTime(deadlines.HALF!);
  await userEvent.selectOptions(select, 'HALF');
  expect(await screen.findByText(`Bob’s open attempt now ends at ${until}`)).toBeInTheDocument();
  expect((await row(/^Bob/)).getByText(`1: in progress until ${until}`)).toBeInTheDocument();
  await userEvent.selectOptions(select, 'NONE');
  expect(await screen.findByText(/^Bob’s open attempt keeps its time\./)).toBeInTheDocument();
});

test('students are searched by the address', async () => {
  const { asked, router } = show({ QuizStudents: students([ada]) }, `${address}?q=ad`);
  expect(await row(/^Ada/)).toBeTruthy();
  expect(asked.find(({ operation }) => operation === 'QuizStudents')?.variables).toEqual({
    id: 'z1',
    search: 'ad',
    groupId: null,
    sort: 'NAME',
    descending: false,
  });
  await userEvent.clear(screen.getByLabelText('Search students'));
  await userEvent.type(screen.getByLabelText('Search students'), 'bob{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent(`${address}?q=bob`);
  expect(router.state.preventScrollReset).toBe(true);
});

test('students are sorted by the server, questions here, each with an order of its own in the address', async () => {
  const { asked } = show();
  const table = within(await screen.findByRole('table', { name: 'Students' }));
  await userEvent.click(table.getByRole('button', { name: 'Best' }));
  await userEvent.click(
    within(await screen.findByRole('table', { name: 'Students' })).getByRole('button', { name: 'Best' }),
  );
  const header = await screen.findByRole('columnheader', { name: 'Best' });
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Asked' }));
  expect(screen.getByTestId('address')).toHaveTextContent('?students=best-down&sort=asked');
  const orders = asked
    .filter(({ operation }) => operation === 'QuizStudents')
    .map(({ variables }) => variables);
  expect(orders.map(({ sort, descending }) => [sort, descending])).toEqual([
    ['NAME', false],
    ['BEST', false],
    ['BEST', true],
  ]);
});

test('before the first attempt there are no figures, but students to give extra time', async () => {
  show({ QuizResultsPage: page({ attemptCount: 0, averagePercent: null }) });
  expect(await screen.findByRole('heading', { name: 'No Attempts Yet' })).toBeInTheDocument();
  expect(await row(/^Bob/)).toBeTruthy();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
