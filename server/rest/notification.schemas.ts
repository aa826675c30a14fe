import * as z from 'zod';
import { sendNotificationRules } from '../features/notifications/notification.rules';
import { answerNamed, flag, identityOf, judgedBy, text, time } from './schema';

export type Notification = z.infer<typeof Notification>;
export const Notification = answerNamed(
  'Notification',
  'A notification from another account or from the platform.',
  z.object({
    ...identityOf('notification'),
    title: text('Title of the notification, at most 200 characters.', 'The exercise of Friday'),
    message: text(
      'Text of the notification as plain text, at most 5,000 characters.',
      'There is a hint in lesson 3.',
    ),
    read: flag('Whether the recipient has read the notification.', false),
    createdAt: time('When the notification was sent or last updated.'),
  }),
);

const rules = sendNotificationRules.shape;

export const NewMessage = z.object({
  toEmail: judgedBy(rules.toEmail, 'Email address of the recipient.', 'instructor@waymark.test'),
  title: judgedBy(rules.title, 'Subject of the message.', 'The exercise of Friday'),
  message: judgedBy(rules.message, 'Text of the message.', 'I am stuck at the second part. Is there a hint?'),
});

export const MessageSent = z.object({
  sent: z.literal(true).describe('Always true.'),
  sentAt: time('When the message was sent.'),
});
