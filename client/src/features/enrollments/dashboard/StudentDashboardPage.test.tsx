import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, Outlet, Route } from 'react-router-dom';
import { SETTLING_MS } from '../../../apollo/socketGap';
import { socketClosed, socketOpened } from '../../../apollo/socketState';
import { clearSession, expireSession, storeSession } from '../../../lib/session';
import { type Answers, showAt } from '../../../test/showAt';
import {
  aCertificate,
  aCompletion,
  aCourse,
  ada,
  aLesson,
  anEnrollment,
  aViewer,
} from '../progress/learning.testing';
import { StudentDashboardPage } from './StudentDashboardPage';

const attention = aCourse('c1', 'How large language models work', 8);
/** As the subscription sends it. */
const courseInFull = {
  ...attention,
  viewerEnrollment: { __typename: 'Enrollment', id: 'enrollment-c1' },
  lessons: [],
};
const finished = aCourse('c2', 'Neural networks by hand', 7);

function show(answers: Answers, links: ReactNode = null) {
  const routes = (
    <Route
      element={
        <>
          {links}
          <Outlet />
        </>
      }
    >
      <Route path="/student/dashboard" element={<StudentDashboardPage />} />
      <Route path="*" element={null} />
    </Route>
  );
  return showAt('/student/dashboard', routes, { EnrollmentUpdates: 'waiting', ...answers });
}

const card = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest<HTMLElement>('article')!;
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

beforeEach(() => storeSession('the-token', ada));
afterEach(() => act(() => clearSession()));

test('shows the loading state', () => {
  show({ StudentDashboardPage: 'waiting' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading dashboard...');
  expect(screen.getByRole('heading', { level: 1, name: 'Student Dashboard' })).toBeInTheDocument();
  expect(screen.getByText('Track your learning progress and manage your courses')).toBeInTheDocument();
});

test('the figures stand under their names, each with its definition', async () => {
  show({
    StudentDashboardPage: {
      data: {
        viewer: aViewer({
          stats: { totalCourses: 3, completedCourses: 1, totalLessonsCompleted: 21, averageProgress: 69 },
        }),
      },
    },
  });
  const figures = { 'Total Courses': 3, Completed: 1, 'Lessons Completed': 21, 'Average Progress (%)': 69 };
  for (const [name, value] of Object.entries(figures)) {
    const term = (await screen.findAllByRole('term')).find((one) => one.textContent?.startsWith(name));
    expect(term?.nextElementSibling).toHaveTextContent(String(value));
    expect(await screen.findByRole('button', { name: `What "${name}" means` })).toHaveAccessibleDescription();
  }
});

test('a course is muted from its card, and no longer', async () => {
  const muted = (isMuted: boolean) => ({
    __typename: 'NotificationCourse',
    id: 'c1',
    title: attention.title,
    isMuted,
  });
  const { asked } = show({
    StudentDashboardPage: {
      data: { viewer: aViewer({ enrollments: [anEnrollment(attention, 5, null)] }) },
    },
    MutedCourses: {
      data: {
        viewer: {
          __typename: 'Viewer',
          notificationSettings: { __typename: 'NotificationSettings', courses: [muted(false)] },
        },
      },
    },
    SetCourseMuted: {
      data: {
        setCourseMuted: {
          __typename: 'CourseMuteSet',
          course: muted(true),
          inbox: { __typename: 'Inbox', unreadCount: 0, tabs: [] },
        },
      },
    },
  });
  const button = await screen.findByRole('button', { name: `Notifications of “${attention.title}”` });
  expect(asked.map(({ operation }) => operation)).not.toContain('MutedCourses');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute this course' }));
  expect(asked.at(-1)).toEqual({ operation: 'SetCourseMuted', variables: { courseId: 'c1', isMuted: true } });
});

test('a later visit shows what is known at once, and what another device has done since', async () => {
  let done = 5;
  const { asked } = show(
    {
      StudentDashboardPage: () => ({
        data: { viewer: aViewer({ enrollments: [anEnrollment(attention, done, null)] }) },
      }),
    },
    <>
      <Link to="/student/dashboard">Dashboard</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
  );
  await screen.findByText('5/8 lessons completed');
  done = 6;
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(screen.getByText('5/8 lessons completed')).toBeInTheDocument();
  expect(await screen.findByText('6/8 lessons completed')).toBeInTheDocument();
  expect(asked.filter(({ operation }) => operation === 'StudentDashboardPage')).toHaveLength(2);
});

test('a course shows how far it is and goes on at its next lesson', async () => {
  show({
    StudentDashboardPage: {
      data: {
        viewer: aViewer({
          enrollments: [
            anEnrollment(attention, 5, aLesson('l6', 6, 'Attention, step by step')),
            anEnrollment(finished, 7, null),
          ],
        }),
      },
    },
  });
  await screen.findByText('5/8 lessons completed');
  const open = within(card(attention.title));
  expect(open.getByText('63%')).toBeInTheDocument();
  expect(open.getByRole('img', { name: '5 of 8 lessons completed' })).toBeInTheDocument();
  expect(open.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/courses/c1?lesson=l6');

  const done = within(card(finished.title));
  expect(done.getByText('7/7 lessons completed')).toBeInTheDocument();
  expect(done.getByText('100%')).toBeInTheDocument();
  expect(done.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/courses/c2');
});

test('of the latest lessons five are shown; one that was removed since is named by its id', async () => {
  show({
    StudentDashboardPage: {
      data: {
        viewer: aViewer({
          recentActivity: [
            aCompletion('l5', 'Tokens', attention),
            aCompletion('gone', null, attention),
            ...['l3', 'l2', 'l1', 'l0'].map((id) => aCompletion(id, `Lesson of ${id}`, finished)),
          ],
        }),
      },
    },
  });
  await screen.findByText('Tokens completed');
  const entries = section('Recent Activity').getAllByRole('listitem');
  expect(entries).toHaveLength(5);
  expect(entries[0]).toHaveTextContent(attention.title);
  expect(entries[0]).toHaveTextContent('19 Nov 2026');
  expect(entries[1]).toHaveTextContent('Lesson gone completed');
  expect(screen.queryByText('Lesson of l0 completed')).not.toBeInTheDocument();
});

test('certificates are counted and can be downloaded', async () => {
  show({ StudentDashboardPage: { data: { viewer: aViewer({ certificates: [aCertificate(finished)] }) } } });
  await screen.findByRole('heading', { name: 'My Certificates (1)' });
  const certificate = within(card(finished.title));
  expect(certificate.getByRole('button', { name: /^Download Certificate/ })).toBeInTheDocument();
  expect(certificate.getByRole('button', { name: /^Save PDF/ })).toBeInTheDocument();
  expect(certificate.getByRole('link', { name: /^Verification page/ })).toHaveAttribute(
    'href',
    '/verify/WM-7K2M-9QXD-4T8R',
  );
  expect(
    certificate.getByRole('link', {
      name: `Add the certificate of ${finished.title} to LinkedIn (opens in a new tab)`,
    }),
  ).toHaveAttribute('href', expect.stringContaining('certId=WM-7K2M-9QXD-4T8R'));
  expect(
    certificate.getByRole('button', { name: `Share the certificate of ${finished.title}` }),
  ).toBeInTheDocument();
});

test('a certificate being made says so on its button', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  window.fetch = (() => new Promise(() => {})) as typeof fetch;
  show({ StudentDashboardPage: { data: { viewer: aViewer({ certificates: [aCertificate(finished)] }) } } });
  await userEvent.click(await screen.findByRole('button', { name: /^Download Certificate/ }));
  expect(screen.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-busy', 'true');
  jest.restoreAllMocks();
});

test('without data each part shows its empty state, with a link to the catalogue', async () => {
  show({ StudentDashboardPage: { data: { viewer: aViewer({}) } } });
  await screen.findByText('No Courses Yet');
  expect(screen.getByText('No Activity Yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'My Certificates (0)' })).toBeInTheDocument();
  expect(screen.getByText('No Certificates Yet')).toBeInTheDocument();
  expect(section('Enrolled Courses').getByRole('link', { name: 'Browse Courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

test('flashcards that are due are one press away', async () => {
  show({ StudentDashboardPage: { data: { viewer: aViewer({ dueFlashcardCount: 3 }) } } });
  expect(await screen.findByText('3 flashcards due')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review flashcards' })).toHaveAttribute(
    'href',
    '/aiAssistant/flashcards',
  );
});

test('without data it shows the empty state', async () => {
  show({ StudentDashboardPage: { data: { viewer: null } } });
  expect(await screen.findByText('No dashboard data available')).toBeInTheDocument();
});

test('what was done elsewhere moves the figures and the list, at once or when events begin to arrive', async () => {
  jest.useFakeTimers();
  let elsewhere: () => void = () => {};
  const before = anEnrollment(attention, 5, aLesson('l6', 6, 'Attention'));
  const after = anEnrollment(attention, 6, aLesson('l7', 7, 'Sampling'));
  let current: ReturnType<typeof aViewer> | null = aViewer({ enrollments: [before] });
  show({
    StudentDashboardPage: () => (current ? { data: { viewer: current } } : new Error('down')),
    EnrollmentUpdates: new Promise((resolve) => {
      elsewhere = () =>
        resolve({ data: { enrollmentChanged: { ...after, certificate: null, course: courseInFull } } });
    }),
  });
  await screen.findByText('5/8 lessons completed');
  current = aViewer({ enrollments: [after], recentActivity: [aCompletion('l6', 'Attention', attention)] });
  await act(async () => elsewhere());
  expect(await screen.findByText('6/8 lessons completed')).toBeInTheDocument();
  expect(await screen.findByText('Attention completed')).toBeInTheDocument();

  const opened = () =>
    act(() => {
      socketOpened();
      return jest.advanceTimersByTimeAsync(SETTLING_MS);
    });
  current = aViewer({ enrollments: [after], recentActivity: [aCompletion('l7', 'Sampling', attention)] });
  await opened();
  expect(await screen.findByText('Sampling completed')).toBeInTheDocument();
  act(() => socketClosed({ lost: true }));
  current = null;
  await opened();
  expect(screen.getByText('Sampling completed')).toBeInTheDocument();
  act(() => socketClosed({ lost: false }));
  jest.useRealTimers();
});

test('signed out it asks to log in, offers the login and asks the server nothing', () => {
  clearSession();
  const { asked } = show({});
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Dashboard Error' })).toBeInTheDocument();
  expect(alert.getByText('Please log in to access your dashboard')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fstudent%2Fdashboard',
  );
  expect(asked).toEqual([]);
});

test('a session that the server refuses is called expired', async () => {
  show({
    StudentDashboardPage: () => {
      expireSession();
      return new CombinedGraphQLErrors({
        errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }],
      });
    },
  });
  expect(await screen.findByText('Your session has expired. Please log in again.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Dashboard Error' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeInTheDocument();
});

test('a session that the person ends is not', async () => {
  show({ StudentDashboardPage: { data: { viewer: aViewer({}) } } });
  await screen.findByText('No Courses Yet');
  act(() => clearSession());
  expect(screen.getByText('Please log in to access your dashboard')).toBeInTheDocument();
  expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
});

test('any other failure keeps the session, offers no login and can be tried again', async () => {
  let fails = true;
  show({
    StudentDashboardPage: () =>
      fails ? new Error('the database fell over') : { data: { viewer: aViewer({}) } },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Dashboard Error' })).toBeInTheDocument();
  expect(alert.getByText('Failed to load dashboard')).toBeInTheDocument();
  expect(screen.queryByText(/database/)).not.toBeInTheDocument();
  expect(alert.queryByRole('link', { name: 'Go to Login' })).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No Courses Yet')).toBeInTheDocument();
});

test('an instructor who learns from others sees it like everybody', async () => {
  storeSession('the-token', { ...ada, role: 'INSTRUCTOR' });
  show({ StudentDashboardPage: { data: { viewer: aViewer({}) } } });
  expect(await screen.findByText('No Courses Yet')).toBeInTheDocument();
});
