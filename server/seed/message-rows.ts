import { NotificationKind, type Notification } from '../features/notifications/notification.entities';
import { notificationSearchText } from '../features/notifications/notification.rules';
import { newId } from '../platform/ids';

/** A message; by default it is sent now and unread. */
export type GivenMessage = Pick<Notification, 'title' | 'message'> & Partial<Notification>;

/** Builds the row of a message from one account to another. */
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
