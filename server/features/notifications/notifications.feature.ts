import type { Feature } from '../../platform/feature';
import { DailySummaryMail } from './daily-summary-mail';
import { MutedCourse, Notification, NotificationSetting } from './notification.entities';
import { InboxResolver, NotificationResolver, ViewerInboxResolver } from './notification.resolver';
import { notificationData } from './notifications.personal-data';
import { NotificationSettingsResolver } from './settings.resolver';

export const notifications: Feature = {
  entities: [Notification, NotificationSetting, MutedCourse],
  resolvers: [ViewerInboxResolver, InboxResolver, NotificationResolver, NotificationSettingsResolver],
  mails: [DailySummaryMail],
  purposeOfPersonalData: 'To tell you what happens',
  personalData: notificationData,
};
