import * as z from 'zod';
import { sendNotificationRules } from '../features/conversations/message.rules';
import { answerNamed, flag, identityOf, fromRule, text, time } from './schema';

export const Notification = answerNamed(
  'Notification',
  'A notification from another account or from the platform.',
  z.object({
    ...identityOf('notification'),
    title: text('Title of the notification, at most 200 characters.', 'Friday’s exercise'),
    message: text(
      'Text of the notification as plain text, at most 5,000 characters.',
      'Lesson 3 has a hint.',
    ),
    read: flag('Whether the recipient has read the notification.', false),
    createdAt: time('When the notification was sent or last updated.'),
  }),
);

const rules = sendNotificationRules.shape;

export const NewMessage = z.object({
  toEmail: fromRule(rules.toEmail, 'Email address of the recipient.', 'instructor@waymark.test'),
  title: fromRule(rules.title, 'Subject of the message.', 'Friday’s exercise'),
  message: fromRule(
    rules.message,
    'Text of the message.',
    'I am stuck on the second part. Can you give me a hint?',
  ),
});

export const MessageSent = z.object({
  sent: z.literal(true).describe('Always true.'),
  sentAt: time('When the message was sent.'),
});
