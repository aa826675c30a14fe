import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { attemptOrToast } from '../../apollo/attempt';
import { useAction } from '../../apollo/useAction';
import type { NotificationFilter, NotificationTab } from '../../apollo/__generated__/types';
import { QueryView, ShowMore } from '../../apollo/QueryView';
import { paths } from '../../app/paths';
import { useAddressChoice, useAddressSearch } from '../../forms/useAddressParams';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Badge } from '../../ui/display/Badge';
import { FilterBar, SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/Fields';
import { Cluster, Stack, TitledPage } from '../../ui/layout/Layout';
import { Tabs } from '../../ui/navigation/Tabs';
import { EmptyState } from '../../ui/states/States';
import { SkeletonBlock, SkeletonPanel } from '../../ui/states/Skeletons';
import { NotificationItem } from './NotificationItem';
import {
  MarkAllNotificationsReadDocument,
  type NotificationItemFragment,
  useMarkNotificationReadMutation,
  useNotificationsPageQuery,
} from './__generated__/NotificationsPage.generated';
import styles from './NotificationsPage.module.css';
import { INBOX_ID, useLiveOptions } from './useInboxUpdates';
import {
  type InboxCountsFragment,
  InboxCountsFragmentDoc,
  useInboxCountsFragment,
} from './__generated__/useInboxUpdates.generated';

/** Marks a notification as read, optimistically; rolled back with an error message. */
function useMarkRead(): (notification: NotificationItemFragment) => Promise<unknown> {
  const [mark, { client }] = useMarkNotificationReadMutation();
  return (notification) => {
    const { id } = notification;
    const inbox = client.readFragment({ id: INBOX_ID, fragment: InboxCountsFragmentDoc });
    const optimisticResponse = inbox
      ? {
          markNotificationRead: {
            __typename: 'NotificationRead' as const,
            notification: { __typename: 'Notification' as const, id, isRead: true },
            inbox: countedWithout(notification, inbox),
          },
        }
      : undefined;
    return attemptOrToast(
      () => mark({ variables: { id }, optimisticResponse }),
      'The notification couldn’t be marked as read. Try again.',
    );
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

const FILTERS: [NotificationFilter, string][] = [
  ['ALL', 'All'],
  ['READ', 'Read'],
  ['UNREAD', 'Unread'],
];

const TABS: [NotificationTab | 'ALL', string][] = [
  ['ALL', 'All'],
  ['MESSAGES', 'Messages'],
  ['COURSES', 'Courses'],
  ['SYSTEM', 'System'],
];

/** The viewer's inbox, for students and instructors; its filters are in the URL: `?tab=courses&filter=unread&q=`. */
export function NotificationsPage() {
  const searching = useAddressSearch();
  const filter = useAddressChoice('filter', FILTERS);
  const tab = useAddressChoice('tab', TABS);
  // Written by the list below and by `useInboxUpdates`.
  const { data: counts } = useInboxCountsFragment(INBOX_ID);
  // The number of all is in the list.
  const unreadIn = (value: NotificationTab | 'ALL') =>
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
        search={<SearchForm label="Search notifications" {...searching} />}
        isFiltered={!filter.isStandard}
      >
        <SelectField label="Show" {...filter.field} />
      </FilterBar>
      <Tabs
        label="Kinds of notifications"
        value={tab.value}
        onChange={(next) => tab.choose(next, { replace: true })}
        tabs={TABS.map(([value, label]) => ({
          value,
          title: <InboxTabTitle unreadCount={unreadIn(value)}>{label}</InboxTabTitle>,
          panel: value === tab.value && (
            <Inbox search={searching.search} filter={filter.value} tab={value === 'ALL' ? null : value} />
          ),
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
  const query = useNotificationsPageQuery({
    variables: { filter, search: search || null, tab },
    ...useLiveOptions(),
  });
  const loaded = query.data?.viewer?.inbox;
  const markRead = useMarkRead();
  // All of the tab, including those on other pages.
  const markAllRead = useAction(MarkAllNotificationsReadDocument, {
    variables: () => ({ tab }),
    update: (cache) => {
      for (const { id } of loaded?.notifications.nodes ?? [])
        cache.modify<{ isRead: boolean }>({
          id: cache.identify({ __typename: 'Notification', id }),
          fields: { isRead: () => true },
        });
    },
    done: () =>
      tab ? 'All notifications in this tab are marked as read.' : 'All notifications are marked as read.',
    failed: 'The notifications couldn’t be marked as read. Try again.',
  });
  return (
    <QueryView
      query={query}
      value={loaded}
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
      {({ notifications: { nodes, pageInfo }, tabs, unreadCount: allCount }) => {
        const unreadCount = tabs.find((one) => one.tab === tab)?.unreadCount ?? allCount;
        return (
          <Stack gap={12}>
            <Cluster justify="space-between">
              <p role="status">
                {unreadCount === 0 ? 'Nothing unread' : formatCount(unreadCount, 'unread', 'unread')}
              </p>
              <Button
                variant="secondary"
                size="sm"
                loading={markAllRead.sending}
                disabled={unreadCount === 0}
                onClick={() => void markAllRead()}
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
            <ShowMore
              pageInfo={pageInfo}
              fetchMore={query.fetchMore}
              failed="Your notifications couldn’t be loaded"
            >
              Load more
            </ShowMore>
          </Stack>
        );
      }}
    </QueryView>
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
