import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { SETTLING_MS } from '../../apollo/socketGap';
import { socketClosed, socketOpened } from '../../apollo/socketState';
import { fill } from '../../test/fill';
import { type Answers, showAt } from '../../test/showAt';
import { NotificationsPage } from './NotificationsPage';
import { UnreadBadge } from './UnreadBadge';
import { useInboxUpdates } from './useInboxUpdates';

function aNotification(id: string, given: Record<string, unknown> = {}) {
  return {
    id,
    kind: 'MESSAGE',
    tab: 'MESSAGES',
    title: `Title ${id}`,
    message: `Message ${id}`,
    senderName: 'Mara Olin',
    createdAt: '2026-11-20T10:00:00Z',
    ...given,
  };
}

/** The counts of an inbox whose unread notifications are all messages, unless given. */
const counts = (messages: number, courses = 0) => ({
  unreadCount: messages + courses,
  tabs: [
    { tab: 'MESSAGES', unreadCount: messages },
    { tab: 'COURSES', unreadCount: courses },
    { tab: 'SYSTEM', unreadCount: 0 },
  ],
});

function inbox(nodes: unknown[], unread: number | object = nodes.length, endCursor: string | null = null) {
  const notifications = { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } };
  const counted = typeof unread === 'number' ? counts(unread) : unread;
  return { data: { viewer: { inbox: { ...counted, notifications } } } };
}

const count = (unreadCount: number) => ({ data: { viewer: { inbox: { unreadCount } } } });

function Frame() {
  useInboxUpdates({ enabled: true });
  return (
    <>
      <a href="/x">
        Notifications
        <UnreadBadge />
      </a>
      <NotificationsPage />
    </>
  );
}

function show(answers: Answers, address = '/student/notifications') {
  return showAt(address, <Route path="*" element={<Frame />} />, {
    UnreadCount: count(1),
    NotificationArrivals: 'waiting',
    ...answers,
  });
}

const titles = () =>
  screen.queryAllByRole('article').map((item) => within(item).getByRole('heading').textContent);

/** Opens the socket and waits until the subscriptions have settled. */
async function goLive() {
  jest.useFakeTimers();
  act(() => socketOpened());
  await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS + 50));
  jest.useRealTimers();
}

afterEach(() => act(() => socketClosed({ lost: false })));

afterEach(() => jest.restoreAllMocks());

test('opening one shows the rest of it and marks it as read, at once', async () => {
  // The text has more lines than are shown; jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  const fields = { kind: 'CERTIFICATE_EARNED', tab: 'COURSES', senderName: null, path: '/student/dashboard' };
  const earned = aNotification('1', fields);
  const { asked } = show({
    NotificationsPage: inbox([earned, aNotification('2', { isRead: true })], counts(0, 1)),
    MarkNotificationRead: 'waiting',
  });
  const link = await screen.findByRole('link', { name: /^Notifications \(1 unread notification\)$/ });
  const item = within((await screen.findAllByRole('article'))[0]!);
  expect(item.getByText('Unread')).toBeInTheDocument();
  expect(item.getByText('Message 1')).toHaveClass('wm-clamp-3');
  const [unread, read] = screen.getAllByRole('article');
  expect(unread).not.toHaveClass('wm-news-read');
  expect(read).toHaveClass('wm-news-read');
  expect(item.getByText(/From Waymark/)).toHaveTextContent('20 Nov 2026');
  expect(item.queryByRole('button', { name: /^Mark read/ })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Courses 1 unread' })).toBeInTheDocument();
  const button = item.getByRole('button', { name: 'Title 1', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item.getByText('Message 1')).not.toHaveClass('wm-clamp-3');
  expect(item.getByRole('link', { name: 'Go to your certificates' })).toLinkTo('/student/dashboard');
  expect(item.queryByText('Unread')).not.toBeInTheDocument();
  expect(link).toHaveTextContent(/^Notifications$/);
  expect(screen.getByRole('tab', { name: 'Courses' })).toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(asked.filter(({ operation }) => operation === 'MarkNotificationRead')).toHaveLength(1);
});

test('one without more text has nothing to open; its button or its link marks it as read', async () => {
  const { asked } = show({
    NotificationsPage: inbox([aNotification('1'), aNotification('2', { path: '/messages/9' })]),
    MarkNotificationRead: 'waiting',
  });
  const [first, second] = (await screen.findAllByRole('article')).map((item) => within(item));
  expect(first!.getByRole('heading', { name: 'Title 1' })).toBeInTheDocument();
  expect(first!.queryByRole('button', { expanded: false, name: 'Title 1' })).not.toBeInTheDocument();
  await userEvent.click(first!.getByRole('button', { name: 'Mark read Title 1' }));
  expect(first!.queryByText('Unread')).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')[0]).toHaveFocus();
  await userEvent.click(second!.getByRole('link', { name: 'Open the conversation and reply' }));
  expect(
    asked.filter(({ operation }) => operation === 'MarkNotificationRead').map(({ variables }) => variables),
  ).toEqual([{ id: '1' }, { id: '2' }]);
});

test('one about enrollments names the students, again when another one enrolls', async () => {
  let arrive: (answer: News) => void = () => undefined;
  const students = [{ name: 'Ada Byte', courseTitle: 'Maps' }];
  const enrolled = aNotification('1', { kind: 'STUDENT_ENROLLED', tab: 'COURSES', isRead: true });
  let isDown = true;
  show({
    NotificationsPage: inbox([enrolled], 0),
    NotificationArrivals: new Promise((resolve) => (arrive = resolve)),
    EnrolledStudents: () =>
      isDown
        ? new Error('down')
        : { data: { viewer: { inbox: { notification: { id: '1', students: [...students] } } } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Title 1', expanded: false }));
  expect(await screen.findByText('The students couldn’t be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'Students' });
  expect(list).toHaveTextContent('Ada Byte in Maps');
  students.push({ name: 'Ben Bit', courseTitle: 'Maps' });
  act(() => arrive(news({ ...enrolled, isRead: false }, 1)));
  expect(await within(list).findByText('Ben Bit')).toBeInTheDocument();
});

test('a filter chosen right after typing is kept, and so is the text', async () => {
  show({ NotificationsPage: inbox([]) });
  await fill(screen.getByRole('searchbox'), 'exam');
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'UNREAD' } });
  expect(screen.getByTestId('address')).toHaveTextContent('/student/notifications?filter=unread');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/student/notifications?filter=unread&q=exam'),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('exam');
});

test('tabs are in the address, are asked of the server and move with the arrow keys', async () => {
  const { asked } = show(
    { NotificationsPage: ({ tab }) => inbox(tab === 'COURSES' ? [] : [aNotification('1')]) },
    '/student/notifications?tab=messages&q=exam',
  );
  expect(await screen.findByRole('tab', { name: 'Messages 1 unread', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /^Messages/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('No notifications found.')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Courses', selected: true })).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent('/student/notifications?tab=courses&q=exam');
  expect(asked.at(-1)).toEqual({
    operation: 'NotificationsPage',
    variables: { filter: 'ALL', search: 'exam', tab: 'COURSES' },
  });
  await userEvent.click(screen.getByRole('tab', { name: /^All/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('/student/notifications?q=exam');
});

test('one that the server does not mark is unread again', async () => {
  show({ NotificationsPage: inbox([aNotification('1')]), MarkNotificationRead: new Error('down') });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark read Title 1' }));
  expect(await within(screen.getByRole('article')).findByText('Unread')).toBeInTheDocument();
});

test('more are loaded after the last one, and stay when the list begins anew', async () => {
  let first = inbox([aNotification('3'), aNotification('2')], 3, 'after-2');
  show({ NotificationsPage: ({ after }) => (after ? inbox([aNotification('1')], 3) : first) });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toEqual(['Title 3', 'Title 2', 'Title 1']));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();

  first = inbox([aNotification('4'), aNotification('3')], 4, 'after-3');
  act(() => socketClosed({ lost: true }));
  await goLive();
  await waitFor(() => expect(titles()).toEqual(['Title 4', 'Title 3', 'Title 2', 'Title 1']));
});

const news = (notification: unknown, unreadCount: number) => ({
  data: { notificationReceived: { notification, inbox: counts(unreadCount) } },
});
type News = ReturnType<typeof news>;

test('one that arrives moves the count and the list, without emptying it', async () => {
  let arrive: (answer: News) => void = () => undefined;
  let nodes = [aNotification('1')];
  let answered = 0;
  show({
    NotificationsPage: () => {
      answered++;
      return inbox(nodes);
    },
    NotificationArrivals: new Promise((resolve) => (arrive = resolve)),
  });
  await waitFor(() => expect(titles()).toEqual(['Title 1']));
  const item = screen.getByRole('article');
  nodes = [aNotification('2'), ...nodes];
  act(() => arrive(news(nodes[0], 2)));
  await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
  expect(item).toBeInTheDocument();
  expect(answered).toBe(2);
  expect(screen.getByRole('link', { name: /2 unread notifications/ })).toBeInTheDocument();
});

test('notifications marked as read in another tab are marked here, also those that are not refetched', async () => {
  let tell: (answer: News) => void = () => undefined;
  let isRead = false;
  show({
    NotificationsPage: ({ after }) =>
      after
        ? inbox([aNotification('1')], 2)
        : inbox([aNotification('2', { isRead })], isRead ? 0 : 2, isRead ? null : 'after-2'),
    UnreadCount: () => count(isRead ? 0 : 2),
    NotificationArrivals: new Promise((resolve) => (tell = resolve)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
  isRead = true;
  act(() => tell(news(aNotification('2', { isRead }), 0)));
  expect(await screen.findByText('Nothing unread')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByText('Unread', { selector: 'article *' })).not.toBeInTheDocument(),
  );
  expect(titles()).toEqual(['Title 2', 'Title 1']);
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('all are marked as read together', async () => {
  show({
    NotificationsPage: inbox([aNotification('2'), aNotification('1')]),
    UnreadCount: count(2),
    MarkAllNotificationsRead: { data: { markAllNotificationsRead: counts(0) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('Nothing unread')).toBeInTheDocument();
  expect(screen.queryByText('Unread', { selector: 'article *' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});
