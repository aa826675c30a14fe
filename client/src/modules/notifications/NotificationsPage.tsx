import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { attemptOrToast } from '../../apollo/attempt';
import type { NotificationFilter, NotificationTab } from '../../apollo/__generated__/types';
import { QueryView, ShowMore, type ShowMoreProps } from '../../apollo/QueryView';
import { useSocketIsDown } from '../../apollo/socketState';
import { paths } from '../../app/paths';
import { useAddressParams } from '../../forms/useAddressParams';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Badge } from '../../ui/display/Badge';
import { FilterBar, SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/Fields';
import { Cluster, Stack, TitledPage } from '../../ui/layout/Layout';
import { Tabs } from '../../ui/navigation/Tabs';
import { toast } from '../../ui/overlays/toast';
import { EmptyState } from '../../ui/states/States';
import { SkeletonBlock, SkeletonPanel } from '../../ui/states/Skeletons';
import { NotificationItem } from './NotificationItem';
import {
  type NotificationItemFragment,
  type NotificationsPageQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationsPageQuery,
} from './__generated__/NotificationsPage.generated';
import styles from './NotificationsPage.module.css';
import { untilAnswered } from './pendingMarks';
import { INBOX_ID, POLL_MS } from './useInboxUpdates';
import {
  type InboxCountsFragment,
  InboxCountsFragmentDoc,
  useInboxCountsFragment,
} from './__generated__/useInboxUpdates.generated';

/** Marks a notification as read, optimistically; rolled back with an error message. */
function useMarkRead(): (notification: NotificationItemFragment) => Promise<void> {
  const [mark, { client }] = useMarkNotificationReadMutation();
  return async (notification) => {
    const { id } = notification;
    const inbox = client.readFragment({ id: INBOX_ID, fragment: InboxCountsFragmentDoc });
    await attemptOrToast(async () => {
      const marked = mark({
        variables: { id },
        optimisticResponse: inbox
          ? {
              markNotificationRead: {
                __typename: 'NotificationRead',
                notification: { __typename: 'Notification', id, isRead: true },
                inbox: countedWithout(notification, inbox),
              },
            }
          : undefined,
      });
      await untilAnswered(client, marked);
    }, 'The notification couldn’t be marked as read. Try again.');
  };
}

/** The counts once the notification is read; one of a muted course was not counted. */
function countedWithout(
  { tab: itsTab, course }: NotificationItemFragment,
  { unreadCount, tabs }: InboxCountsFragment,
) {
  const less = course?.isMuted ? 0 : 1;
  return {
    __typename: 'Inbox' as const,
    unreadCount: Math.max(0, unreadCount - less),
    tabs: tabs.map(({ tab, unreadCount: count }) => ({
      __typename: 'InboxTab' as const,
      tab,
      unreadCount: tab === itsTab ? Math.max(0, count - less) : count,
    })),
  };
}

/**
 * Marks all notifications of a tab (null: of all) as read, including those on other pages; `shown` are the ones on
 * screen.
 */
function useMarkAllRead(tab: NotificationTab | null): {
  markAll: (shown: readonly { id: string }[]) => Promise<void>;
  marking: boolean;
} {
  const [mark, { loading, client }] = useMarkAllNotificationsReadMutation();
  const markAll = async (shown: readonly { id: string }[]) => {
    await attemptOrToast(async () => {
      const marked = mark({
        variables: { tab },
        update: (cache) => {
          for (const { id } of shown)
            cache.modify<{ isRead: boolean }>({
              id: cache.identify({ __typename: 'Notification', id }),
              fields: { isRead: () => true },
            });
        },
      });
      await untilAnswered(client, marked);
      toast.success(
        tab ? 'All notifications in this tab are marked as read.' : 'All notifications are marked as read.',
      );
    }, 'The notifications couldn’t be marked as read. Try again.');
  };
  return { markAll, marking: loading };
}

const FILTERS: { value: NotificationFilter; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'READ', label: 'Read' },
  { value: 'UNREAD', label: 'Unread' },
];

const ALL = 'ALL';
const TABS: { value: NotificationTab | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All' },
  { value: 'MESSAGES', label: 'Messages' },
  { value: 'COURSES', label: 'Courses' },
  { value: 'SYSTEM', label: 'System' },
];

/** The chosen one of some options, whose value is in the address in lower case; otherwise the first, for all. */
const chosenOf = <Value extends string>(options: readonly { value: Value }[], param: string | null): Value =>
  (options.find(({ value }) => value.toLowerCase() === param) ?? options[0]!).value;
const paramOf = (value: string) => (value === ALL ? null : value.toLowerCase());

/** The viewer's inbox, for students and instructors; its filters are in the URL: `?tab=courses&filter=unread&q=`. */
export function NotificationsPage() {
  const [params, setParams] = useAddressParams();
  const search = params.get('q') ?? '';
  const filter = chosenOf(FILTERS, params.get('filter'));
  const tab = chosenOf(TABS, params.get('tab'));
  // Written by the list below and by `useInboxUpdates`.
  const { data: counts } = useInboxCountsFragment(INBOX_ID);
  // The number of all is in the list.
  const unreadIn = (value: NotificationTab | typeof ALL) =>
    counts.tabs?.find((one) => one.tab === value)?.unreadCount ?? 0;
  return (
    <TitledPage
      title="Notifications"
      width="text"
      gap={16}
      actions={
        <Link to={paths.notificationSettings} className="wm-link">
          Notification settings
        </Link>
      }
    >
      <FilterBar
        search={
          <SearchForm
            label="Search notifications"
            search={search}
            onSearch={(text) => setParams({ q: text }, { replace: true })}
          />
        }
        isFiltered={filter !== ALL}
      >
        <SelectField
          label="Show"
          value={filter}
          onChange={({ target }) => setParams({ filter: paramOf(target.value) })}
          options={FILTERS.map(({ value, label }) => [value, label])}
        />
      </FilterBar>
      <Tabs
        label="Kinds of notifications"
        value={tab}
        onChange={(next) => setParams({ tab: paramOf(next) }, { replace: true })}
        tabs={TABS.map(({ value, label }) => ({
          value,
          title: <InboxTabTitle unreadCount={unreadIn(value)}>{label}</InboxTabTitle>,
          panel: value === tab && <Inbox search={search} filter={filter} tab={tab === ALL ? null : tab} />,
        }))}
      />
    </TitledPage>
  );
}

interface InboxProps {
  search: string;
  filter: NotificationFilter;
  /** null: all. */
  tab: NotificationTab | null;
}

function Inbox({ search, filter, tab }: InboxProps) {
  const isDown = useSocketIsDown();
  const query = useNotificationsPageQuery({
    variables: { filter, search: search || null, tab },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Refetching the first page keeps the later pages, see the cache policy.
    refetchWritePolicy: 'merge',
    pollInterval: isDown ? POLL_MS : 0,
  });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.inbox}
      what="notifications"
      loading="Loading..."
      skeleton={
        <Stack gap={12}>
          <SkeletonBlock height="2.25rem" width="6rem" />
          <SkeletonPanel height="9.5rem" lines={2} />
          <SkeletonPanel height="9.5rem" lines={2} />
          <SkeletonPanel height="9.5rem" lines={2} />
        </Stack>
      }
      failed="Your notifications couldn’t be loaded"
      reason="Try again."
    >
      {(inbox) => <LoadedInbox inbox={inbox} tab={tab} fetchMore={query.fetchMore} />}
    </QueryView>
  );
}

interface LoadedInboxProps extends Pick<InboxProps, 'tab'> {
  inbox: NonNullable<NotificationsPageQuery['viewer']>['inbox'];
  fetchMore: ShowMoreProps['fetchMore'];
}

function LoadedInbox({ inbox, tab, fetchMore }: LoadedInboxProps) {
  const markRead = useMarkRead();
  const { markAll, marking } = useMarkAllRead(tab);
  const { notifications, tabs } = inbox;
  const unreadCount = tabs.find((one) => one.tab === tab)?.unreadCount ?? inbox.unreadCount;
  const { nodes, pageInfo } = notifications;
  return (
    <Stack gap={12}>
      <Cluster justify="space-between">
        <p role="status">
          {unreadCount === 0 ? 'Nothing unread' : formatCount(unreadCount, 'unread', 'unread')}
        </p>
        <Button
          variant="secondary"
          size="sm"
          loading={marking}
          disabled={unreadCount === 0}
          onClick={() => void markAll(nodes)}
        >
          Mark all read
        </Button>
      </Cluster>
      {nodes.length === 0 ? (
        <div role="status">
          <EmptyState title="No notifications found." />
        </div>
      ) : (
        <Stack component="ul" gap={12} aria-label="Notifications">
          {nodes.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} onRead={(read) => void markRead(read)} />
            </li>
          ))}
        </Stack>
      )}
      <ShowMore pageInfo={pageInfo} fetchMore={fetchMore} failed="Your notifications couldn’t be loaded">
        Load more
      </ShowMore>
    </Stack>
  );
}

/** The title of a tab of the inbox with its number of unread notifications. */
function InboxTabTitle({ unreadCount, children }: { unreadCount: number; children: ReactNode }) {
  return (
    <span className={`wm-inline-row wm-gap-8 ${styles.title}`}>
      {children}
      {unreadCount > 0 && (
        <Badge tone="info">
          {unreadCount}
          <span className="wm-visually-hidden"> unread</span>
        </Badge>
      )}
    </span>
  );
}
