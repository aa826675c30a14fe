import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { SETTLING_MS } from '../../apollo/socketGap';
import { socketClosed, socketOpened } from '../../apollo/socketState';
import { type Answers, showAt } from '../../test/showAt';
import { NotificationsPage } from './NotificationsPage';
import { UnreadBadge } from './UnreadBadge';
import { useInboxUpdates } from './useInboxUpdates';

function aNotification(id: string, given: Record<string, unknown> = {}) {
  return {
    __typename: 'Notification',
    id,
    kind: 'MESSAGE',
    title: `Title ${id}`,
    message: `Message ${id}`,
    senderName: 'Mara Olin',
    path: null,
    isRead: false,
    createdAt: '2026-11-20T10:00:00Z',
    ...given,
  };
}

function inbox(nodes: unknown[], unreadCount = nodes.length, endCursor: string | null = null) {
  return {
    data: {
      viewer: {
        __typename: 'Viewer',
        inbox: {
          __typename: 'Inbox',
          unreadCount,
          notifications: {
            __typename: 'NotificationConnection',
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
          },
        },
      },
    },
  };
}

const count = (unreadCount: number) => ({
  data: { viewer: { __typename: 'Viewer', inbox: { __typename: 'Inbox', unreadCount } } },
});

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

test('loading and empty are said in the specified words', async () => {
  let answer: (value: ReturnType<typeof inbox>) => void = () => undefined;
  show({ NotificationsPage: new Promise((resolve) => (answer = resolve)) });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  act(() => answer(inbox([])));
  expect(await screen.findByText('No notifications found.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
});

test('opening one shows the rest of it and marks it as read, at once', async () => {
  const earned = aNotification('1', {
    kind: 'CERTIFICATE_EARNED',
    senderName: null,
    path: '/student/dashboard',
  });
  const { asked } = show({
    NotificationsPage: inbox([earned, aNotification('2', { isRead: true })], 1),
    MarkNotificationRead: 'waiting',
  });
  const link = await screen.findByRole('link', { name: /^Notifications \(1 unread notification\)$/ });
  const item = within((await screen.findAllByRole('article'))[0]!);
  expect(item.getByText('Unread')).toBeInTheDocument();
  expect(item.getByText('Message 1')).toBeInTheDocument();
  expect(screen.getAllByRole('article').map(({ className }) => className)).toEqual(['item', 'item read']);
  expect(item.getByText(/From Waymark/)).toHaveTextContent('20 Nov 2026');
  expect(item.queryByRole('link')).not.toBeInTheDocument();
  const button = item.getByRole('button', { name: 'Title 1', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item.getByRole('link', { name: 'Go to your certificates' })).toHaveAttribute(
    'href',
    '/student/dashboard',
  );
  expect(item.queryByText('Unread')).not.toBeInTheDocument();
  expect(link).toHaveTextContent(/^Notifications$/);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(asked.filter(({ operation }) => operation === 'MarkNotificationRead')).toHaveLength(1);
});

test('one that the server does not mark is unread again', async () => {
  show({ NotificationsPage: inbox([aNotification('1')]), MarkNotificationRead: new Error('down') });
  await userEvent.click(await screen.findByRole('button', { name: 'Title 1' }));
  expect(await within(screen.getByRole('article')).findByText('Unread')).toBeInTheDocument();
});

test('all are marked as read together, in the list and beside the link', async () => {
  show({
    NotificationsPage: inbox([aNotification('1'), aNotification('2')]),
    UnreadCount: count(2),
    MarkAllNotificationsRead: { data: { markAllNotificationsRead: { __typename: 'Inbox', unreadCount: 0 } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  await waitFor(() =>
    expect(screen.queryByText('Unread', { selector: 'article *' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText('Nothing unread')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
});

test('filter and search stand in the address, and are asked of the server', async () => {
  const { asked } = show({ NotificationsPage: inbox([]) }, '/student/notifications?filter=unread');
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('UNREAD');
  await userEvent.type(screen.getByRole('searchbox'), ' exam ');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('filter=unread&q=exam'));
  expect(screen.getByRole('searchbox')).toHaveValue(' exam ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Read');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      operation: 'NotificationsPage',
      variables: { filter: 'READ', search: 'exam' },
    }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All');
  expect(screen.getByTestId('address')).toHaveTextContent('/student/notifications?q=exam');
});

test('more are loaded after the last one, and stay when the list begins anew', async () => {
  let first = inbox([aNotification('3'), aNotification('2')], 3, 'after-2');
  show({
    NotificationsPage: ({ after }) => (after ? inbox([aNotification('1')], 3) : first),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toEqual(['Title 3', 'Title 2', 'Title 1']));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();

  first = inbox([aNotification('4'), aNotification('3')], 4, 'after-3');
  act(() => socketClosed({ lost: true }));
  await goLive();
  await waitFor(() => expect(titles()).toEqual(['Title 4', 'Title 3', 'Title 2', 'Title 1']));
});

const news = (notification: unknown, unreadCount: number) => ({
  data: {
    notificationReceived: {
      __typename: 'NotificationReceived',
      notification,
      inbox: { __typename: 'Inbox', unreadCount },
    },
  },
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

test('one that arrived before events did is read once they do', async () => {
  let nodes = [aNotification('1')];
  const { asked } = show({
    NotificationsPage: () => inbox(nodes),
    UnreadCount: () => count(nodes.length),
  });
  await waitFor(() => expect(titles()).toEqual(['Title 1']));
  nodes = [aNotification('2'), ...nodes];
  await goLive();
  await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
  expect(screen.getByRole('link', { name: /2 unread notifications/ })).toBeInTheDocument();
  expect(asked.filter(({ operation }) => operation !== 'NotificationArrivals')).toHaveLength(4);
});

test('what another tab marks as read is read here too, those that are not read again included', async () => {
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

test('what this tab has marked itself comes back without moving anything, before the answer or after it', async () => {
  let tell: (answer: News) => void = () => undefined;
  let answer: (value: { data: Record<string, unknown> }) => void = () => undefined;
  const { asked } = show({
    NotificationsPage: inbox([aNotification('2'), aNotification('1')]),
    UnreadCount: count(2),
    NotificationArrivals: new Promise((resolve) => (tell = resolve)),
    MarkAllNotificationsRead: new Promise((resolve) => (answer = resolve)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  const before = asked.length;
  await act(async () => tell(news(aNotification('2', { isRead: true }), 0)));
  expect(screen.getByText('2 unread')).toBeInTheDocument();
  await act(async () =>
    answer({ data: { markAllNotificationsRead: { __typename: 'Inbox', unreadCount: 0 } } }),
  );
  expect(await screen.findByText('Nothing unread')).toBeInTheDocument();
  expect(asked).toHaveLength(before);
});

test('a failure stays inside the page and can be tried again', async () => {
  let fails = true;
  show({ NotificationsPage: () => (fails ? new Error('down') : inbox([aNotification('1')])) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your notifications couldn’t be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Title 1']));
});
