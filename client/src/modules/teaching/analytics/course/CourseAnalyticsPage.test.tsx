import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachingAnswer } from '../../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../../test/showAt';
import { CourseAnalyticsPage } from './CourseAnalyticsPage';

jest.mock('../../../../ui/display/BarChart', () =>
  jest.requireActual('../../../../ui/display/barChart.testing'),
);

function show(answers: Answers = {}, address = '/instructor/students/c1') {
  const page = <CourseAnalyticsPage />;
  return showPagesAt(
    address,
    [
      { path: '/instructor/analytics', element: page },
      { path: '/instructor/students/:courseId', element: page },
    ],
    {
      CourseAnalyticsPage: courses(),
      CourseFigures: figures(),
      CourseStudents: students(),
      CourseGroups: groups(),
      ...answers,
    },
  );
}

const course = (id: string, title: string) => ({ id, title });
const both = [course('c1', 'APIs that survive Monday'), course('c2', 'Layout')];
const courses = (list: object[] = both) => teachingAnswer({ courses: list });

const priya = {
  id: 'e1',
  studentId: 's1',
  name: 'Priya Nair',
  email: 'priya@example.org',
  percent: 75,
  lessonsCompleted: 3,
  enrolledAt: '2026-10-12T10:00:00Z',
  lastActivityAt: '2026-11-01T10:00:00Z',
  status: 'IN_PROGRESS',
};
const mateo = {
  ...priya,
  ...{ id: 'e2', name: 'Mateo Rivas', email: 'mateo@example.org', percent: 0, lessonsCompleted: 0 },
  ...{ lastActivityAt: null, status: 'JUST_STARTED' },
};

const day = (date: string, count: number) => ({
  ...{ date, activeStudents: count, lessonsCompleted: 2 * count, newEnrollments: 0, minutesSpent: 40 },
});
const lesson = (position: number, completionCount: number, nextLessonCount: number) => ({
  ...{ lessonId: `l${position}`, position, title: `Stop ${position}`, completionCount, nextLessonCount },
  ...{ completionPercent: completionCount * 50, minutesSpent: 0 },
  askedQuestions:
    position === 2
      ? {
          ...{ count: 5, unansweredCount: 2 },
          topics: [
            { word: 'closures', studentCount: 4 },
            { word: 'scope', studentCount: 3 },
          ],
        }
      : null,
});

function figures(fields: Record<string, unknown> = {}, invitedCount = 0) {
  const analytics = {
    courseId: 'c1',
    ...{ totalStudents: 2, activeStudents: 1, averageProgress: 38, completionRate: 0, totalLessons: 4 },
    csvPath: '/instructor/students/c1.csv',
    engagement: { dailyActiveUsers: 1, weeklyActiveUsers: 2, averageMinutesSpent: 65 },
    activity: [day('2026-11-19', 0), day('2026-11-20', 3), day('2026-11-21', 1)],
    lessonProgress: [lesson(1, 2, 0), lesson(2, 1, 1)],
    atRiskStudents: [{ reason: 'STUCK', message: 'Stuck at lesson 2: Stop 2', student: priya }],
    ...fields,
  };
  const { data } = teachingAnswer({ course: { ...both[0], category: 'Backend', analytics } });
  const invitedStudents = { totalCount: invitedCount };
  return { data: { ...data, invitedStudents } };
}

const groups = (list: object[] = []) => teachingAnswer({ course: { ...both[0], groups: list } });

function students(nodes: object[] = [mateo, priya], counted: object = {}) {
  const connection = { totalCount: nodes.length, nodes, ...counted };
  return teachingAnswer({ course: { ...both[0], analytics: { courseId: 'c1', students: connection } } });
}

const table = async () => within(await screen.findByRole('table', { name: 'Students and their progress' }));

test('says from when stored figures are', async () => {
  show({ CourseFigures: figures({ computedAt: '2026-11-20T10:05:00Z' }) });
  expect(await screen.findByText(/^Figures from \d+:05/)).toBeVisible();
});

test('shows the figures in the specified words, lessons, and every student', async () => {
  const nia = { ...priya, id: 'e3', name: 'Nia Obi', percent: 100, status: 'COMPLETED' };
  show({ CourseStudents: students([mateo, priya, nia]) });
  const rows = await table();
  expect(screen.getAllByRole('term').map((term) => term.textContent.replace('?', ''))).toEqual([
    'Total Students',
    'Active Students',
    'Avg Progress',
    'Completion Rate',
    'Daily Active Users',
    'Weekly Active Users',
    'Avg Time Spent',
  ]);
  expect(screen.getAllByRole('definition')).toHaveTexts([
    ...['2', '1', '38%', '0%'],
    ...['1', '2', '1 h 05 min'],
  ]);
  expect(screen.getByRole('heading', { name: 'Engagement Metrics' })).toBeInTheDocument();
  expect(screen.getByText('2 of 2 students completed it')).toBeInTheDocument();
  expect(screen.getByText('1 student stopped here')).toBeInTheDocument();
  expect(screen.getByText(/^Asked about:/)).toHaveTextContent(
    /^Asked about: “closures” \(4 students\), “scope” \(3 students\)$/,
  );
  expect(screen.getByText(/^5 questions to the assistant in the last 30 days/)).toHaveTextContent(
    /2 not answered by any lesson$/,
  );
  for (const text of ['priya@example.org', '3/4', '12 Oct 2026', '1 Nov 2026', 'In Progress'])
    expect(within(rows.getByRole('row', { name: /^Priya/ })).getByText(text)).toBeInTheDocument();
  expect(rows.getAllByRole('columnheader')).toHaveTexts([
    ...['Student', 'Email', 'Progress', 'Lessons', 'Enrolled', 'Last Activity', 'Status', 'Actions'],
  ]);
  expect(rows.getByRole('progressbar', { name: 'Progress of Priya Nair' })).toHaveAttribute(
    'aria-valuenow',
    '75',
  );
  for (const text of ['None yet', 'Just Started', '0/4'])
    expect(within(rows.getByRole('row', { name: /^Mateo/ })).getByText(text)).toBeInTheDocument();
  expect(within(rows.getByRole('row', { name: /^Nia/ })).getByText('Completed')).toBeInTheDocument();
});

test('range and measure of the picture stand in the address', async () => {
  const { asked } = show({}, '/instructor/analytics?days=7');
  const chart = await screen.findByRole('img', { name: /^Bar chart of active students/ });
  expect(asked.find(({ operation }) => operation === 'CourseFigures')?.variables).toEqual({
    courseId: 'c1',
    days: 7,
    groupId: null,
    withStudents: true,
    withInvited: true,
  });
  expect(chart).toHaveAttribute('data-values', '0 3 1');
  expect(chart).toHaveAccessibleName(/The most, 3, were on 20 Nov 2026\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Lessons completed' }));
  expect(await screen.findByRole('img', { name: /^Bar chart of lessons completed/ })).toHaveAttribute(
    'data-values',
    '0 6 2',
  );
  await userEvent.click(screen.getByRole('button', { name: '90 days' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/instructor/analytics?days=90&show=lessons');
});

test('a student at risk and every student in the list can be written to', async () => {
  show();
  expect(await screen.findByText('Stuck at lesson 2: Stop 2')).toBeInTheDocument();
  await table();
  const links = screen.getAllByRole('link', { name: 'Write to Priya Nair' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/messages/new?to=s1&course=c1',
    '/messages/new?to=s1&course=c1',
  ]);
});

test('shows if more students match a search than were counted', async () => {
  show({ CourseStudents: students([mateo], { totalCount: 1000, isTotalCapped: true }) });
  expect(await screen.findByText('More than 1,000 students')).toBeInTheDocument();
});

test('order and search are asked of the server and stand in the address', async () => {
  const { asked } = show();
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Progress' }));
  await userEvent.click(screen.getByRole('button', { name: 'Progress' }));
  await userEvent.click(screen.getByLabelText('Search students'));
  await userEvent.paste('priya');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('q=priya'));
  await table();
  expect(screen.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
  expect(asked.at(-1)).toEqual({
    operation: 'CourseStudents',
    variables: { courseId: 'c1', search: 'priya', groupId: null, sort: 'PROGRESS', descending: true },
  });
  expect(screen.getByTestId('address')).toHaveTextContent('?sort=progress-down&q=priya');
});

test('a group limits the students, those at risk and the exported file; the choice is in the address', async () => {
  const monday = { id: 'g1', name: 'Monday', studentCount: 1 };
  const { asked } = show({ CourseGroups: groups([monday]) });
  await table();
  const [select] = screen.getAllByLabelText('Group');
  await userEvent.selectOptions(select!, 'Monday');
  await table();
  expect(screen.getByTestId('address')).toHaveTextContent('?group=g1');
  const variables = (operation: string) =>
    asked.filter((request) => request.operation === operation).at(-1)?.variables;
  expect(variables('CourseStudents')).toMatchObject({ groupId: 'g1' });
  expect(variables('CourseFigures')).toMatchObject({ groupId: 'g1' });
});

test('a group of the address that was deleted meanwhile can be left', async () => {
  show({ CourseStudents: students([]), CourseGroups: groups() }, '/instructor/students/c1?group=gone');
  expect(await screen.findByRole('heading', { name: 'No Students in This Group' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getAllByLabelText('Group')[0]!, 'All students');
  expect(screen.getByTestId('address')).not.toHaveTextContent('group');
});

test('choosing a course opens its page', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Course'), 'Layout');
  expect(screen.getByTestId('address')).toHaveTextContent('/instructor/students/c2');
});

test('invited people who have not answered are counted, also while nobody is enrolled', async () => {
  const { asked } = show({ CourseFigures: figures({ totalStudents: 0 }, 499) });
  expect(await screen.findByText('499 invited people have not answered yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show invitations' })).toLinkTo('/instructor/courses/c1/import');
  expect(asked.find(({ operation }) => operation === 'CourseFigures')?.variables).toMatchObject({
    withInvited: true,
  });
});

test('members who may not manage students are not asked about invitations', async () => {
  const { asked } = show({
    CourseAnalyticsPage: courses([{ ...both[0], viewerPermissions: ['SEE_FIGURES', 'SEE_STUDENTS'] }]),
  });
  await table();
  expect(asked.find(({ operation }) => operation === 'CourseFigures')?.variables).toMatchObject({
    withInvited: false,
  });
});
