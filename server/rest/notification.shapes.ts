import type { Notification } from '../features/notifications/notification.types';

/** As section 3 of the documentation of the calls has it; `id` stands beside `_id`. */
export const notificationShape = (notification: Notification) => ({
  _id: notification.id,
  id: notification.id,
  title: notification.title,
  message: notification.message,
  read: notification.isRead,
  createdAt: new Date(notification.createdAt).toISOString(),
});
