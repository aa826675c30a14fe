import type { Module } from '../../platform/module';
import { instructorRequestDecided, securityChanged } from '../accounts/account.events';
import { DailySummaryMail } from './daily-summary-mail';
import { NoticeService } from './notice.service';
import {
  ViewerInboxResolver,
  InboxResolver,
  NotificationResolver,
  NotificationSettingsResolver,
} from './notification.resolver';
import { personalData } from '../../platform/personal-data';

const notificationData = personalData('To tell you what happens', [
  {
    table: 'notifications',
    person: 'recipient_id',
    exportName: 'notifications_received',
    about: 'Notifications and messages that you received',
    withheld: {
      sender_id: 'Another person',
      search_text: 'Title and message again, for searches',
      dedupe_key: 'Internal',
      conversation_id: 'Part of the path',
      course_id: 'Named in the message',
    },
  },
  {
    table: 'notifications',
    person: 'sender_id',
    exportName: 'notifications_sent',
    about: 'Messages that you sent, as they were delivered',
    withheld: {
      recipient_id: 'Another person',
      kind: 'Always a message',
      path: 'For the recipient',
      search_text: 'Title and message again, for searches',
      occasions: 'For the recipient',
      dedupe_key: 'Internal',
      read_at: 'What another person did',
      conversation_id: 'In the messages',
      course_id: 'Messages have none',
    },
    onDeletion: { anonymous: 'They belong to the inbox of their recipient' },
  },
  { table: 'notification_settings', about: 'Which notifications you get, and where' },
  { table: 'muted_courses', about: 'Courses that you muted', keptFor: 'Until you unmute them' },
]);

export const notifications: Module = {
  entities: [],
  resolvers: [ViewerInboxResolver, InboxResolver, NotificationResolver, NotificationSettingsResolver],
  mails: [DailySummaryMail],
  personalData: [notificationData],
  subscriptions: [
    securityChanged.subscribe(NoticeService, (notices, ...change) => notices.writeSecurityChange(...change)),
    instructorRequestDecided.subscribe(NoticeService, (notices, ...decision) =>
      notices.writeInstructorDecision(...decision),
    ),
  ],
};
