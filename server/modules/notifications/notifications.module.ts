import type { Module } from '../../platform/module';
import { DailySummaryMail } from './daily-summary-mail';
import { Notification, NotificationSetting, MutedCourse } from './notification.entities';
import { ViewerInboxResolver, InboxResolver, NotificationResolver } from './notification.resolver';
import { notificationData } from './notifications.personal-data';
import { NotificationSettingsResolver } from './settings.resolver';
import { instructorRequestDecided, securityChanged } from '../accounts/account.events';
import { on } from '../../platform/domain-events';
import { NoticeService } from './notice.service';

export const notifications: Module = {
  entities: [Notification, NotificationSetting, MutedCourse],
  resolvers: [ViewerInboxResolver, InboxResolver, NotificationResolver, NotificationSettingsResolver],
  mails: [DailySummaryMail],
  personalData: [notificationData],
  subscriptions: [
    on(securityChanged, NoticeService, (notices, ...change) => notices.writeSecurityChange(...change)),
    on(instructorRequestDecided, NoticeService, (notices, ...decision) =>
      notices.writeInstructorDecision(...decision),
    ),
  ],
};
