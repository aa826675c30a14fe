import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, storeSession } from '../../../../lib/session';
import { mara } from '../../../../test/anInstructor';
import { type Answers, showPagesAt } from '../../../../test/showAt';
import { InstructorAreaPage } from './InstructorAreaPage';

const show = (answers: Answers, address = '/instructor', isDemo = false) =>
  showPagesAt(
    address,
    [{ path: '/instructor', element: <InstructorAreaPage /> }],
    {
      TeachingOverview: 'waiting',
      ...answers,
    },
    { isDemo },
  );

const profileOf = (role: string) => ({
  data: { viewer: { account: { id: mara.id, name: mara.name, role } } },
});

function found(titles: string[], totalCount = titles.length, endCursor: string | null = null) {
  return {
    data: {
      courses: {
        totalCount,
        pageInfo: { hasNextPage: endCursor !== null, endCursor },
        nodes: titles.map((title) => ({
          id: title.toLowerCase(),
          title,
          category: 'Backend',
          rating: 4.5,
          reviewsCount: 12,
        })),
      },
    },
  };
}

beforeEach(() => storeSession('the-token', mara));

describe('the guard', () => {
  test('an instructor finds the search, the form and the way to the notifications', async () => {
    show({ InstructorAreaPage: profileOf('INSTRUCTOR') });
    const search = within(await screen.findByRole('search'));
    expect(search.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Send Notification to Student' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Notifications' })).toLinkTo('/instructor/notifications');
    await act(async () => undefined);
    expect(screen.queryByText('Auth token')).not.toBeInTheDocument();
  });

  test('in demo mode the token is masked until asked for, and copied as Sandbox wants it', async () => {
    const user = userEvent.setup();
    show({ InstructorAreaPage: profileOf('INSTRUCTOR') }, '/instructor', true);
    const button = await screen.findByRole('button', { name: 'Show token' });
    expect(screen.queryByText(/the-token/)).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByText('the-token')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide token' }));
    expect(screen.queryByText(/the-token/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy for Apollo Sandbox' }));
    expect(await screen.findByText(/^Copied/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('{"Authorization":"Bearer the-token"}');
  });

  test('a student is refused, whatever the browser has stored', async () => {
    show({ InstructorAreaPage: profileOf('STUDENT') });
    expect(await screen.findByText('Access denied: instructor only area.')).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  test.each([
    ['INSTRUCTOR', () => screen.findByRole('search')],
    ['STUDENT', () => screen.findByText('Access denied: instructor only area.')],
  ] as const)('when the profile cannot be loaded the stored user decides: %s', async (role, shown) => {
    storeSession('the-token', { ...mara, role });
    show({ InstructorAreaPage: new Error('down') });
    expect(await shown()).toBeInTheDocument();
    expect(screen.queryByText(/Error loading profile/)).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', null],
    ['something unreadable', '{'],
  ])('with %s stored beside the token the failure is said and can be tried again', async (_what, user) => {
    clearSession();
    localStorage.setItem('token', 'the-token');
    if (user !== null) localStorage.setItem('user', user);
    let fails = true;
    show({ InstructorAreaPage: () => (fails ? new Error('down') : profileOf('INSTRUCTOR')) });
    await screen.findByRole('heading', { name: 'Error loading profile: the server didn’t respond' });
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});

const course = (id: string, title: string, isPublished: boolean, enrollmentCount = 0, atRiskCount = 0) => ({
  id,
  title,
  isPublished,
  lessonCount: 3,
  atRiskCount,
  metrics: { enrollmentCount, averageProgress: 40 },
});
const overview = (courses: object[], conversations: object[] = []) => ({
  data: {
    viewer: {
      inbox: { unreadConversationCount: conversations.length, conversations: { nodes: conversations } },
      teaching: { id: 't1', courses },
    },
  },
});
const question = {
  id: 'k1',
  subject: 'Two columns',
  unreadCount: 1,
  participants: [{ name: 'Ada', role: 'STUDENT', isViewer: false }],
  lastMessage: { id: 'm1', text: 'How?', senderName: 'Ada', isOwn: false, sentAt: '2026-11-20T10:00:00Z' },
};

test('what waits comes first: unread messages, students at risk, drafts, then the courses with their students', async () => {
  show({
    InstructorAreaPage: profileOf('INSTRUCTOR'),
    TeachingOverview: overview(
      [
        course('c1', 'Grids', true, 2, 1),
        course('c2', 'Flex', false),
        course('c3', 'Boxes', true, 90, 50),
        course('c4', 'Text', true),
      ],
      [question],
    ),
  });
  expect(await screen.findByRole('link', { name: 'Two columns' })).toLinkTo('/messages/k1');
  expect(screen.getByRole('link', { name: 'Edit Flex' })).toLinkTo('/instructor/courses/c2/edit');
  expect(screen.getByText('2 students · 40% average progress')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View students at risk of Grids' })).toLinkTo(
    '/instructor/students/c1',
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 4)).toEqual([
    'Unread messages',
    'Students at risk',
    'Drafts to finish',
    'Your courses',
  ]);
  expect(screen.getByText('1 student')).toBeInTheDocument();
  expect(screen.getByText('50 or more students')).toBeInTheDocument();
  expect(screen.getByText('No students yet')).toBeInTheDocument();
  expect(headings.at(-1)).toBe('Send Notification to Student');
});

describe('the course search', () => {
  const box = () => screen.findByRole('searchbox', { name: 'Title, instructor, category or skill' });

  test('lists title, category and rating of what the address asks for', async () => {
    const { asked } = show(
      { InstructorAreaPage: profileOf('INSTRUCTOR'), CourseSearch: found(['Monday']) },
      '/instructor?q=%20apis%20',
    );
    const row = within(await screen.findByRole('row', { name: /^Monday/ }));
    expect(row.getByRole('link', { name: 'Monday' })).toLinkTo('/courses/monday');
    expect(row.getByText('Backend')).toBeInTheDocument();
    expect(row.getByText('Rated 4.5 out of 5, 12 reviews')).toBeInTheDocument();
    expect(await box()).toHaveValue('apis');
    expect(asked.find((one) => one.operation === 'CourseSearch')?.variables).toEqual({ search: 'apis' });
    expect(screen.getByText('1 course found for "apis"')).toBeInTheDocument();
  });

  test('the Search button puts what was typed into the address, trimmed; a blank box clears it', async () => {
    show({ InstructorAreaPage: profileOf('INSTRUCTOR'), CourseSearch: found(['Monday']) });
    await userEvent.type(await box(), ' apis ');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/instructor?q=apis');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.clear(await box());
    await userEvent.keyboard('{Enter}');
    expect(await box()).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/instructor$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
