import * as z from 'zod';
import { sendNotificationRules } from '../features/notifications/notification.rules';
import { answerNamed, flag, identityOf, fromRule, text, time } from './schema';

export type Notification = z.infer<typeof Notification>;
export const Notification = answerNamed(
  'Notification',
  'A notification from another account or from the platform.',
  z.object({
    ...identityOf('notification'),
    title: text('At most 200 characters.', 'The exercise of Friday'),
    message: text('Plain text, at most 5,000 characters.', 'There is a hint in lesson 3.'),
    read: flag('Whether the recipient has read the notification.', false),
    createdAt: time('When the notification was sent or last updated.'),
  }),
);

const rules = sendNotificationRules.shape;

export const NewMessage = z.object({
  toEmail: fromRule(rules.toEmail, 'Email address of the recipient.', 'instructor@waymark.test'),
  title: fromRule(rules.title, 'Subject of the message.', 'The exercise of Friday'),
  message: fromRule(rules.message, 'Plain text.', 'I am stuck at the second part. Is there a hint?'),
});

export const MessageSent = z.object({
  sent: z.literal(true).describe('Always true.'),
  sentAt: time('When the message was sent.'),
});
