import * as z from 'zod';
import { requireViewer, Role } from '../platform/viewer';
import { InboxService } from '../features/notifications/inbox.service';
import { MessageService } from '../features/conversations/message.service';
import { MessageSent as Sent } from '../features/conversations/conversation.types';
import type { Notification as Received } from '../features/notifications/notification.types';
import { MessageSent, NewMessage, Notification } from './notification.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';

/** The endpoint has no pagination. */
const NEWEST = 100;

const route = routesOf('Notifications', 'signed in', 'read:messages');

/** Messages between students and instructors, and notifications from the platform. */
export const notificationRoutes: Route[] = [
  route({
    method: 'get',
    path: '/notifications',
    operationId: 'listNotifications',
    summary: 'List your notifications',
    description: `Returns the newest ${NEWEST} notifications.`,
    answers: { 200: json('Newest first.', z.array(Notification)) },
    answer: async ({ viewer }, services) => {
      const { nodes } = await services(InboxService).notifications(viewer, NEWEST);
      return ok(nodes.map(notificationShape));
    },
  }),
  route({
    method: 'post',
    path: '/notifications/send',
    operationId: 'sendMessage',
    scope: 'write:messages',
    summary: 'Send a message',
    description:
      'Students can write to any instructor with a published course, instructors to students enrolled in their courses. At most 30 messages an hour, including refused ones.',
    body: body(NewMessage, {
      toEmail: 'instructor@waymark.test',
      title: 'Friday’s exercise',
      message: 'I am stuck on the second part. Can you give me a hint?',
    }),
    answers: { 201: json('The message was delivered to the recipient’s inbox.', MessageSent) },
    refusals: {
      400: [
        'Email is required',
        'Title is required',
        'Subject is required',
        'Message is required',
        'You can only message your instructors or students. Check the address.',
      ],
      403: ['Only instructors can do this'],
      429: ['You have reached the hourly message limit. Please try again later.'],
    },
    answer: async ({ viewer, body: { toEmail, title, message } }, services) => {
      const messages = services(MessageService);
      const result =
        requireViewer(viewer).account.role === Role.STUDENT
          ? await messages.contactInstructor(viewer, { toEmail, subject: title, message })
          : await messages.sendNotification(viewer, { toEmail, title, message });
      if (!(result instanceof Sent)) return refused(400, result.message);
      return created({ sent: true, sentAt: result.sentAt });
    },
  }),
  route({
    method: 'post',
    path: '/notifications/:id/read',
    operationId: 'markNotificationRead',
    scope: 'write:messages',
    summary: 'Mark a notification as read',
    params: { id: 'Identifier of one of your notifications.' },
    answers: { 200: json('The updated notification.', Notification) },
    refusals: { 404: ['Notification not found'] },
    answer: async ({ viewer, params }, services) => {
      const { notification } = await services(InboxService).markRead(viewer, params.id);
      return ok(notificationShape(notification));
    },
  }),
];

const notificationShape = (notification: Received) => ({ ...notification, read: notification.isRead });
