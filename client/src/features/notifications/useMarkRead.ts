import { attemptOrToast } from '../../apollo/attemptOrToast';
import type { NotificationTab } from '../../apollo/generated/types';
import { toast } from '../../ui/overlays/toast';
import type { NotificationItemFragment } from './NotificationItem.generated';
import { untilAnswered } from './pendingMarks';
import { INBOX_ID } from './useInboxUpdates';
import { type InboxCountsFragment, InboxCountsFragmentDoc } from './useInboxUpdates.generated';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from './useMarkRead.generated';

/** Marks a notification as read, optimistically; rolled back with an error message. */
export function useMarkRead(): (notification: NotificationItemFragment) => Promise<void> {
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
export function useMarkAllRead(tab: NotificationTab | null): {
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
