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
import { notificationData } from './notifications.personal-data';

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
