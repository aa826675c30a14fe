import { screen, within } from '@testing-library/react';
import { teachingAnswer } from '../../../../test/anInstructor';
import { metrics, showTeaching } from '../../teaching.testing';

const standing = (courseId: string, title: string, fields: Record<string, unknown> = {}) => ({
  courseId,
  title,
  isPublished: true,
  metrics: metrics(fields),
});

const apis = standing('c1', 'APIs that survive Monday');
const forms = standing('c2', 'Accessible forms', {
  enrollmentCount: 4,
  completionCount: 4,
  completionRate: 80,
});
const NONE = { enrollmentCount: 0, completionCount: 0, completionRate: 0, averageProgress: 0 };
const draft = { ...standing('c3', 'Draft', NONE), isPublished: false };
const slow = standing('c4', 'Slow', { completionRate: 59 });
const fair = standing('c5', 'Fair', { completionRate: 60 });
const nearly = standing('c6', 'Nearly', { completionRate: 79 });

function dashboard(fields: Record<string, unknown> = {}) {
  return teachingAnswer({
    dashboard: {
      overview: {
        totalCourses: 4,
        totalStudents: 11,
        completedCourses: 9,
        averageCompletionRate: 64,
        recentEnrollments: 3,
      },
      topCourses: [apis, forms, slow, fair],
      recentActivity: [
        {
          enrollmentId: 'e1',
          studentName: 'Priya Nair',
          courseId: 'c2',
          courseTitle: 'Accessible forms',
          lastActivityAt: '2026-11-20T10:00:00Z',
          percent: 50,
        },
      ],
      courseMetrics: [apis, forms, draft, slow, fair, nearly],
      ...fields,
    },
  });
}

const show = (answer: Parameters<typeof showTeaching>[1] = { InstructorDashboardPage: dashboard() }) =>
  showTeaching('/instructor/dashboard', answer);

test('shows totals, ranking, activity and every course in the specified words', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Instructor Dashboard' })).toBeInTheDocument();
  expect(screen.getByText('Monitor your courses and student progress')).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: 'All courses and their figures' }));
  const figures = screen.getAllByRole('term').map((term) => term.textContent.replace('?', ''));
  expect(figures).toEqual([
    'Total Courses',
    'Total Students',
    'Completions',
    'Avg Completion (%)',
    'New Enrollments',
  ]);
  expect(screen.getAllByRole('definition')).toHaveTexts(['4', '11', '9', '64%', '3']);
  expect(screen.getByText('Last 30 days')).toBeInTheDocument();
  for (const [name, href] of [
    ['Create New Course', '/instructor/create-course'],
    ['Manage Courses', '/instructor/my-courses'],
    ['Create Quiz', '/instructor/create-quiz'],
  ] as const)
    expect(screen.getByRole('link', { name })).toLinkTo(href);

  const top = within(screen.getByRole('region', { name: 'Top Performing Courses' }));
  expect(top.getAllByRole('listitem')).toHaveTexts([
    '1APIs that survive Monday8 enrollments · 63% completion rate',
    '2Accessible forms4 enrollments · 80% completion rate',
    '3Slow8 enrollments · 59% completion rate',
    '4Fair8 enrollments · 60% completion rate',
  ]);
  for (const [rank, color] of Object.entries({ 1: 'gold', 2: 'silver', 3: 'orange' }))
    expect(top.getByText(rank)).toHaveClass('rank', color);
  expect(top.getByText('4').className).toMatch(/ rank$/);
  const recent = within(screen.getByRole('region', { name: 'Recent Student Activity' }));
  for (const text of ['Priya Nair', 'Accessible forms', '20 Nov 2026'])
    expect(recent.getByText(text)).toBeInTheDocument();
  expect(recent.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');

  const badges = {
    ...{ '80% · High': 'success', '79% · Fair': 'warning', '63% · Fair': 'warning', '60% · Fair': 'warning' },
    ...{ '59% · Low': 'error', '0% · No students': 'neutral' },
  };
  for (const [badge, tone] of Object.entries(badges)) expect(table.getByText(badge)).toHaveClass(tone);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent.replace('?', ''))).toEqual([
    ...['Course', 'Enrollments', 'Completions', 'Completion Rate', 'Avg Progress', 'Students'],
  ]);
  const row = within(table.getByRole('row', { name: /^Accessible forms/ }));
  expect(row.getAllByText('4')).toHaveLength(2);
  expect(row.getByText('71%')).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'View Students of Accessible forms' })).toLinkTo(
    '/instructor/students/c2',
  );
});

test('a course without students has no rank, and one without completions no color', async () => {
  show({
    InstructorDashboardPage: dashboard({
      topCourses: [standing('c7', 'Begun', { completionCount: 0, completionRate: 0 }), draft],
    }),
  });
  const top = within(await screen.findByRole('region', { name: 'Top Performing Courses' }));
  expect(top.getAllByRole('listitem')).toHaveLength(1);
  expect(top.getByText('1').className).toMatch(/ rank$/);
});

test('without students there is no ranking', async () => {
  show({ InstructorDashboardPage: dashboard({ topCourses: [draft] }) });
  expect(await screen.findByText('Your courses are ranked here once students enroll.')).toBeInTheDocument();
});
