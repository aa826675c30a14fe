import type { ApolloCache, ApolloClient } from '@apollo/client';
import { readAgain, useReadWhenLive } from '../../apollo/socketGap';
import { useSocketIsAway } from '../../apollo/socketState';
import { whenMarksSettled } from './pendingMarks';
import {
  type NotificationArrivalsSubscription,
  ReadMarkFragmentDoc,
  UnreadCountDocument,
  useNotificationArrivalsSubscription,
  useUnreadCountQuery,
} from './useInboxUpdates.generated';

/** How often the inbox is asked for while the socket is away. */
export const POLL_MS = 30_000;

type InboxEvent = NotificationArrivalsSubscription['notificationReceived'];

/**
 * Keeps the viewer's inbox up to date: the unread count moves with each arrival and with what they open in another tab,
 * and lists on screen are read again. While the socket is away both are asked for again and again, and once when events
 * have begun to arrive.
 */
export function useInboxUpdates({ enabled }: { enabled: boolean }): void {
  const isAway = useSocketIsAway();
  const { client } = useUnreadCountQuery({
    skip: !enabled,
    pollInterval: isAway ? POLL_MS : 0,
  });
  useNotificationArrivalsSubscription({
    skip: !enabled,
    ignoreResults: true,
    // What this tab has marked comes back to it, and must not move the count a second time.
    fetchPolicy: 'no-cache',
    onData: ({ client: told, data }) => {
      if (data.data) void follow(told, data.data.notificationReceived);
    },
  });
  useReadWhenLive({ enabled, read: () => void readAgain(client, evictInbox) });
}

async function follow(client: ApolloClient, news: InboxEvent): Promise<void> {
  if (!news.notification.isRead) {
    client.cache.modify({ id: inboxIn(client.cache), fields: { unreadCount: () => news.inbox.unreadCount } });
    return readAgain(client, evictLists);
  }
  await whenMarksSettled(client);
  if (isKnown(client.cache, news)) return;
  markInCache(client.cache, news);
  // The count it brought may have been overtaken while this tab's own marks were under way.
  return readAgain(client, evictInbox);
}

/** Whether this tab has opened it itself, or has read of it already. */
function isKnown(cache: ApolloCache, { notification, inbox }: InboxEvent): boolean {
  const known = cache.readFragment(
    {
      id: cache.identify({ __typename: 'Notification', id: notification.id }),
      fragment: ReadMarkFragmentDoc,
    },
    true,
  );
  const count = cache.readQuery({ query: UnreadCountDocument }, true)?.viewer?.inbox.unreadCount;
  return known?.isRead !== false && count !== undefined && inbox.unreadCount >= count;
}

/** Also where no list on screen reads it again: after the first page, and in lists of an earlier visit. */
function markInCache(cache: ApolloCache, { notification, inbox }: InboxEvent): void {
  const opened = cache.identify({ __typename: 'Notification', id: notification.id });
  for (const id of Object.keys(cache.extract() as object)) {
    const isOpened = id === opened || (inbox.unreadCount === 0 && id.startsWith('Notification:'));
    if (isOpened) cache.modify<{ isRead: boolean }>({ id, fields: { isRead: () => true } });
  }
}

const inboxIn = (cache: ApolloCache) => cache.identify({ __typename: 'Inbox' });

function evictLists(cache: ApolloCache): void {
  cache.evict({ id: inboxIn(cache), fieldName: 'notifications' });
}

function evictInbox(cache: ApolloCache): void {
  cache.evict({ id: inboxIn(cache), fieldName: 'unreadCount' });
  evictLists(cache);
}
