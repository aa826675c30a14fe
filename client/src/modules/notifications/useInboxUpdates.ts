import type { ApolloCache, ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../apollo/socketGap';
import { useSocketIsDown } from '../../apollo/socketState';
import {
  type NotificationArrivalsSubscription,
  ReadMarkFragmentDoc,
  UnreadCountDocument,
  useNotificationArrivalsSubscription,
  useUnreadCountQuery,
} from './__generated__/useInboxUpdates.generated';

/** Polling interval while the socket is down. */
const POLL_MS = 30_000;

/** The viewer's inbox in the cache; fixed, because the first page starts without the policy that would name it. */
export const INBOX_ID = 'Inbox:{}';

/** Options of a query for a list or a conversation on screen. */
export function useLiveOptions() {
  const isDown = useSocketIsDown();
  return {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Reading the first page again keeps the later pages, see the cache policy.
    refetchWritePolicy: 'merge',
    pollInterval: isDown ? POLL_MS : 0,
  } as const;
}

const pendingMarks = new WeakMap<ApolloClient, Promise<unknown>>();

/** Tracks a pending mark-as-read request of this tab; passes its response on. */
export function untilAnswered<T>(client: ApolloClient, mark: Promise<T>): Promise<T> {
  pendingMarks.set(client, Promise.allSettled([pendingMarks.get(client), mark]));
  return mark;
}

type InboxEvent = NotificationArrivalsSubscription['notificationReceived'];

/**
 * Updates the viewer's inbox live: the unread count changes with each event, including those from other tabs, and lists
 * on screen are refetched. Polls while the socket is down, and refetches once after it connects.
 */
export function useInboxUpdates({ enabled }: { enabled: boolean }): void {
  const isDown = useSocketIsDown();
  const { client } = useUnreadCountQuery({ skip: !enabled, pollInterval: isDown ? POLL_MS : 0 });
  useNotificationArrivalsSubscription(
    enabled
      ? {
          ignoreResults: true,
          // Events caused by this tab must not change the count a second time.
          fetchPolicy: 'no-cache',
          onData: ({ client: told, data }) => {
            if (data.data) void follow(told, data.data.notificationReceived);
          },
        }
      : skipToken,
  );
  useReadWhenLive({ enabled, read: () => void readAgain(client, evictInbox) });
}

async function follow(client: ApolloClient, news: InboxEvent): Promise<void> {
  if (!news.notification.isRead) {
    const { unreadCount, tabs } = news.inbox;
    client.cache.modify({
      id: INBOX_ID,
      fields: { unreadCount: () => unreadCount, tabs: () => tabs },
    });
    return readAgain(client, (cache) => {
      evictLists(cache);
      cache.evict({
        id: cache.identify({ __typename: 'Notification', id: news.notification.id }),
        fieldName: 'students',
      });
    });
  }
  await pendingMarks.get(client);
  if (isKnown(client.cache, news)) return;
  markInCache(client.cache, news);
  // The event's count may be outdated by this tab's own pending requests.
  return readAgain(client, evictInbox);
}

/** Whether this tab marked it as read itself or already has it in the cache. */
function isKnown(cache: ApolloCache, { notification, inbox }: InboxEvent): boolean {
  const cached = cache.readFragment(
    {
      id: cache.identify({ __typename: 'Notification', id: notification.id }),
      fragment: ReadMarkFragmentDoc,
    },
    true,
  );
  const count = cache.readQuery({ query: UnreadCountDocument }, true)?.viewer?.inbox.unreadCount;
  return cached?.isRead !== false && count !== undefined && inbox.unreadCount >= count;
}

/**
 * Marks the notification in every list, also in those that are not refetched: later pages, and lists from earlier
 * visits.
 */
function markInCache(cache: ApolloCache, { notification, inbox }: InboxEvent): void {
  const opened = cache.identify({ __typename: 'Notification', id: notification.id });
  const allRead = new Set(inbox.tabs.filter(({ unreadCount }) => unreadCount === 0).map(({ tab }) => tab));
  for (const id of Object.keys(cache.extract() as object)) {
    if (!id.startsWith('Notification:')) continue;
    const cached = cache.readFragment({ id, fragment: ReadMarkFragmentDoc }, true);
    if (id === opened || (cached && allRead.has(cached.tab)))
      cache.modify<{ isRead: boolean }>({ id, fields: { isRead: () => true } });
  }
}

function evictLists(cache: ApolloCache): void {
  for (const fieldName of ['notifications', 'conversations', 'conversation'])
    cache.evict({ id: INBOX_ID, fieldName });
}

function evictInbox(cache: ApolloCache): void {
  for (const fieldName of ['unreadCount', 'tabs']) cache.evict({ id: INBOX_ID, fieldName });
  evictLists(cache);
}
