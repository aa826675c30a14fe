import type { Module } from './module';
import { AuditLogSweeper } from './audit/audit-log';
import { auditData, mailData } from './platform.personal-data';
import { PlatformResolver } from './demo/platform.resolver';
import { ExpiredRowsSweeper } from './expired-rows';
import { removeFinished } from './mails/mail.queries';
import { MailScheduler } from './mails/mail-schedules';
import { MailSender } from './mails/mail-sender';
import { SubscriptionResolver } from './mails/subscription.resolver';
import { removeExpiredWindows } from './rate-limiter.queries';
import { PlatformSettingsResolver } from './settings/platform-settings.resolver';

export const platform: Module = {
  entities: [],
  resolvers: [PlatformResolver, PlatformSettingsResolver, SubscriptionResolver],
  tasks: [MailSender, MailScheduler, AuditLogSweeper, ExpiredRowsSweeper],
  expiredRows: (now) => [removeExpiredWindows(now.getTime()), removeFinished(now)],
  personalData: [mailData, auditData],
};
