import { errorSentence } from '../../apollo/errors';
import { toast } from '../../ui/toast';
import { untilAnswered } from './pendingMarks';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
} from './useMarkRead.generated';

/** Marks a notification as read, optimistically; rolled back with an error message. */
export function useMarkRead(): (id: string, unreadCount: number) => Promise<void> {
  const [mark, { client }] = useMarkNotificationReadMutation();
  return async (id, unreadCount) => {
    try {
      const marked = mark({
        variables: { id },
        optimisticResponse: {
          markNotificationRead: {
            __typename: 'NotificationRead',
            notification: { __typename: 'Notification', id, isRead: true },
            inbox: { __typename: 'Inbox', unreadCount: Math.max(0, unreadCount - 1) },
          },
        },
      });
      await untilAnswered(client, marked);
    } catch (error) {
      toast.error(errorSentence(error, 'The notification couldn’t be marked as read. Try again.'));
    }
  };
}

/** Marks all notifications as read, including those on other pages; `shown` are the ones on screen. */
export function useMarkAllRead(): {
  markAll: (shown: readonly { id: string }[]) => Promise<void>;
  marking: boolean;
} {
  const [mark, { loading, client }] = useMarkAllNotificationsReadMutation();
  const markAll = async (shown: readonly { id: string }[]) => {
    try {
      const marked = mark({
        update: (cache) => {
          for (const { id } of shown)
            cache.modify<{ isRead: boolean }>({
              id: cache.identify({ __typename: 'Notification', id }),
              fields: { isRead: () => true },
            });
        },
      });
      await untilAnswered(client, marked);
      toast.success('All notifications are marked as read.');
    } catch (error) {
      toast.error(errorSentence(error, 'The notifications couldn’t be marked as read. Try again.'));
    }
  };
  return { markAll, marking: loading };
}
