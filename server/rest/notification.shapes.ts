import type { Notification } from '../features/notifications/notification.types';
import type { Notification as NotificationJson } from './notification.schemas';

/** Builds the documented notification, with both `_id` and `id`. */
export const notificationShape = (notification: Notification): NotificationJson => ({
  _id: notification.id,
  id: notification.id,
  title: notification.title,
  message: notification.message,
  read: notification.isRead,
  createdAt: new Date(notification.createdAt).toISOString(),
});
