import type { Module } from './module';
import { AuditLogSweeper } from './audit/audit-log';
import { internal, personalData } from './personal-data';
import { PlatformResolver } from './demo/platform.resolver';
import { ExpiredRowsSweeper } from './expired-rows';
import { removeFinished } from './mails/mail.queries';
import { MailScheduler } from './mails/mail-schedules';
import { MailSender } from './mails/mail-sender';
import { SubscriptionResolver } from './mails/subscription.resolver';
import { removeExpiredWindows } from './rate-limiter.queries';
import { PlatformSettingsResolver } from './settings/platform-settings.resolver';

const mailData = personalData('To send you emails', [
  {
    table: 'mail_outbox',
    about: 'Emails that were sent to you in the last day',
    keptFor: 'One day',
    withheld: {
      ...internal('id', 'expires_at', 'attempts', 'next_attempt_at', 'given_up_at', 'last_error'),
      invited_person_id: 'Empty in emails to an account',
    },
    onDeletion: { anonymous: 'Administrators see how many emails were sent in the last day' },
  },
  {
    table: 'invitation_mail_days',
    about: 'How many invitations by email you have sent on a day, and until when those of your imports wait',
    keptFor: 'As long as your account',
  },
  {
    table: 'mail_schedules',
    about: 'The recurring emails that you asked for',
    keptFor: 'Until you turn them off',
    withheld: { ...internal('covers_from', 'covers_until'), next_at: 'Follows from the hour and the days' },
  },
]);

const KEPT_FOR = { daysOf: 'auditLogDays' } as const;
const onDeletion = {
  anonymous: 'A record of what was done on the platform, deleted when it is older than that',
};

const auditData = personalData('To trace what was done to accounts and courses', [
  {
    table: 'audit_log',
    person: 'actor_id',
    exportName: 'audit_log_by_you',
    about: 'What you did that the audit log records, such as logging in',
    keptFor: KEPT_FOR,
    withheld: { subject_id: 'Another account' },
    onDeletion,
  },
  {
    table: 'audit_log',
    person: 'subject_id',
    exportName: 'audit_log_about_you',
    about: 'What was done to your account that the audit log records',
    keptFor: KEPT_FOR,
    withheld: { actor_id: 'Another account', network: 'Another account’s network' },
    onDeletion,
  },
]);

export const platform: Module = {
  entities: [],
  resolvers: [PlatformResolver, PlatformSettingsResolver, SubscriptionResolver],
  tasks: [MailSender, MailScheduler, AuditLogSweeper, ExpiredRowsSweeper],
  expiredRows: (now) => [removeExpiredWindows(now.getTime()), removeFinished(now)],
  personalData: [mailData, auditData],
};
