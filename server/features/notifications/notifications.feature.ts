import type { Feature } from '../../platform/feature';
import { DigestMail } from './digest-mail';
import { MutedCourse, Notification, NotificationSetting } from './notification.entities';
import { InboxResolver, NotificationResolver, ViewerInboxResolver } from './notification.resolver';
import { notificationData } from './notifications.personal-data';
import { NotificationSettingsResolver } from './settings.resolver';

export const notifications: Feature = {
  entities: [Notification, NotificationSetting, MutedCourse],
  resolvers: [ViewerInboxResolver, InboxResolver, NotificationResolver, NotificationSettingsResolver],
  mails: [DigestMail],
  purposeOfPersonalData: 'To tell you what happens',
  personalData: notificationData,
};
