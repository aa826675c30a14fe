import { NotificationKind, type Notification } from '../features/notifications/notification.entities';
import { notificationSearchText } from '../features/notifications/notification.rules';
import { newId } from '../platform/ids';

/** What a message has to say; what it leaves out is filled: written now, unread. */
export type GivenMessage = Pick<Notification, 'title' | 'message'> & Partial<Notification>;

/** The row of a message from one account to another. */
export const newMessage = (senderId: string, recipientId: string, given: GivenMessage) => ({
  id: newId(),
  senderId,
  recipientId,
  kind: NotificationKind.MESSAGE,
  searchText: notificationSearchText(given.title, given.message),
  path: null,
  dedupeKey: null,
  readAt: null,
  createdAt: new Date(),
  ...given,
});
