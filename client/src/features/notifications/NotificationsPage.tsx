import { errorSentence } from '../../apollo/errors';
import type { NotificationFilter } from '../../apollo/generated/types';
import { useSocketIsAway } from '../../apollo/socketState';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Cluster, Page, Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeading } from '../../ui/PageHeading';
import { SelectField } from '../../ui/SelectField';
import { ShowMore } from '../../ui/ShowMore';
import { SkeletonBlock } from '../../ui/Skeleton';
import { SkeletonPanel } from '../../ui/SkeletonPanels';
import { TextField } from '../../ui/TextField';
import { NotificationItem } from './NotificationItem';
import { useNotificationsPageQuery } from './NotificationsPage.generated';
import styles from './NotificationsPage.module.css';
import { useInboxFilter } from './useInboxFilter';
import { POLL_MS } from './useInboxUpdates';
import { useMarkAllRead, useMarkRead } from './useMarkRead';

const FILTERS: { value: NotificationFilter; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'READ', label: 'Read' },
  { value: 'UNREAD', label: 'Unread' },
];

/** The viewer's inbox, for students and instructors. */
export function NotificationsPage() {
  const { search, filter, typed, type, choose } = useInboxFilter();
  return (
    <Page width="text">
      <title>Notifications · Waymark</title>
      <Stack gap={24}>
        <PageHeading>Notifications</PageHeading>
        <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
          <TextField
            type="search"
            label="Search notifications"
            className={styles.search}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
          />
          <SelectField
            label="Show"
            value={filter}
            onChange={(event) => choose(event.target.value as NotificationFilter)}
          >
            {FILTERS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </form>
        <Inbox search={search} filter={filter} />
      </Stack>
    </Page>
  );
}

function Inbox({ search, filter }: { search: string; filter: NotificationFilter }) {
  const isAway = useSocketIsAway();
  const { data, loading, error, refetch, fetchMore } = useNotificationsPageQuery({
    variables: { filter, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    // Refetching the first page keeps the later pages, see the cache policy.
    refetchWritePolicy: 'merge',
    pollInterval: isAway ? POLL_MS : 0,
  });
  const markRead = useMarkRead();
  const { markAll, marking } = useMarkAllRead();

  if (!data && loading)
    return (
      <LoadingState text="Loading...">
        <Stack gap={12}>
          <SkeletonBlock height="2.25rem" width="6rem" />
          <SkeletonPanel height="9.5rem" lines={2} />
          <SkeletonPanel height="9.5rem" lines={2} />
          <SkeletonPanel height="9.5rem" lines={2} />
        </Stack>
      </LoadingState>
    );
  if (!data?.viewer)
    return (
      <ErrorState
        title="Your notifications couldn’t be loaded"
        message={errorSentence(error, 'Try again.')}
        onRetry={() => void refetch()}
      />
    );
  const { unreadCount, notifications } = data.viewer.inbox;
  const { nodes, pageInfo } = notifications;
  return (
    <Stack gap={16}>
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
        <ul className={styles.list} aria-label="Notifications">
          {nodes.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} onRead={(id) => void markRead(id, unreadCount)} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        trouble={(reason) => errorSentence(reason, 'Your notifications couldn’t be loaded')}
      >
        Load more
      </ShowMore>
    </Stack>
  );
}
