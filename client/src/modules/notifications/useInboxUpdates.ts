import type { ApolloCache } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import type { NotificationTab } from '../../apollo/__generated__/types';
import { readAgain, useReadWhenLive } from '../../apollo/socketGap';
import { useSocketIsDown } from '../../apollo/socketState';
import {
  type NotificationArrivalsSubscription,
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
    // Reading the first page again keeps the later pages, see the cache policy.
    refetchWritePolicy: 'merge',
    pollInterval: isDown ? POLL_MS : 0,
  } as const;
}

type InboxEvent = NotificationArrivalsSubscription['notificationReceived'];

/**
 * Updates the viewer's inbox live: events bring the unread counts and the mark of one notification into the cache, and
 * lists on screen are read again. Polls while the socket is down, and reads once after it connects.
 */
export function useInboxUpdates({ enabled }: { enabled: boolean }): void {
  const isDown = useSocketIsDown();
  const { client } = useUnreadCountQuery({ skip: !enabled, pollInterval: isDown ? POLL_MS : 0 });
  const read = (news?: InboxEvent) => void readAgain(client, (cache) => evictInbox(cache, news));
  useNotificationArrivalsSubscription(
    enabled
      ? {
          ignoreResults: true,
          onData: ({ data: { data } }) => {
            const news = data?.notificationReceived;
            if (news?.notification.isRead) markTabsRead(client.cache, news.inbox);
            read(news);
          },
        }
      : skipToken,
  );
  useReadWhenLive({ enabled, read });
}

/**
 * Marks the cached notifications of every tab that has no unread ones, since only the first page of a list is read
 * again.
 */
function markTabsRead(cache: ApolloCache, { tabs }: InboxEvent['inbox']): void {
  const allRead = new Set(tabs.filter(({ unreadCount }) => unreadCount === 0).map(({ tab }) => tab));
  for (const id of Object.keys(cache.extract() as object))
    if (id.startsWith('Notification:'))
      cache.modify<{ isRead: boolean; tab: NotificationTab }>({
        id,
        fields: { isRead: (isRead, { readField }) => isRead || allRead.has(readField('tab')!) },
      });
}

/** Evicts the lists that an event may have changed; without an event also the counts, which it would have brought. */
function evictInbox(cache: ApolloCache, news?: InboxEvent): void {
  const counts = news ? [] : ['unreadCount', 'tabs'];
  for (const fieldName of [...counts, 'notifications', 'conversations', 'conversation'])
    cache.evict({ id: INBOX_ID, fieldName });
  if (news) cache.evict({ id: `Notification:${news.notification.id}`, fieldName: 'students' });
}
