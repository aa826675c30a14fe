import { requireViewer, Role } from '../platform/viewer';
import { InboxService } from '../features/notifications/inbox.service';
import { MessageService } from '../features/notifications/message.service';
import { MessageSent } from '../features/notifications/notification.types';
import { notificationShape } from './notification.shapes';
import { created, ok, refused, type Route } from './route';

/** The documented call has no pages. */
const NEWEST = 100;

/** Messages between people, and what the platform itself tells. */
export const notificationRoutes: Route[] = [
  {
    method: 'get',
    path: '/notifications',
    answer: async ({ viewer }, services) => {
      const { nodes } = await services(InboxService).notifications(viewer, NEWEST);
      return ok(nodes.map(notificationShape));
    },
  },
  {
    method: 'post',
    path: '/notifications/send',
    answer: async ({ viewer, body: { toEmail, title, message } }, services) => {
      const messages = services(MessageService);
      const result =
        requireViewer(viewer).account.role === Role.STUDENT
          ? await messages.contactInstructor(viewer, { toEmail, subject: title, message })
          : await messages.sendNotification(viewer, { toEmail, title, message });
      if (!(result instanceof MessageSent)) return refused(400, result.message);
      return created({ sent: true, sentAt: result.sentAt.toISOString() });
    },
  },
  {
    method: 'post',
    path: '/notifications/:id/read',
    answer: async ({ viewer, params }, services) => {
      const { notification } = await services(InboxService).markRead(viewer, params.id!);
      return ok(notificationShape(notification));
    },
  },
];
