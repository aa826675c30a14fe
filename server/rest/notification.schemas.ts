import * as z from 'zod';
import { sendNotificationRules } from '../features/notifications/notification.rules';
import { answerNamed, flag, identityOf, fromRule, text, time } from './schema';

export type Notification = z.infer<typeof Notification>;
export const Notification = answerNamed(
  'Notification',
  'Something its recipient should know, from a person or from the platform.',
  z.object({
    ...identityOf('notification'),
    title: text('At most 200 characters.', 'The exercise of Friday'),
    message: text('Plain text, at most 5,000 characters.', 'There is a hint in lesson 3.'),
    read: flag('Whether its recipient has opened it.', false),
    createdAt: time('When it was sent; of one that counts up, when it last did.'),
  }),
);

const rules = sendNotificationRules.shape;

export const NewMessage = z.object({
  toEmail: fromRule(rules.toEmail, 'Of whom one may write to.', 'instructor@waymark.test'),
  title: fromRule(rules.title, 'The subject.', 'The exercise of Friday'),
  message: fromRule(rules.message, 'Plain text.', 'I am stuck at the second part. Is there a hint?'),
});

export const MessageSent = z.object({
  sent: z.literal(true).describe('Always.'),
  sentAt: time('When.'),
});
