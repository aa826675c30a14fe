import { enumOf } from '../enum-of';

export const MailScheduleKind = enumOf('MailScheduleKind', 'A recurring email.', {
  DAILY_SUMMARY: 'Unread notifications, at most once a day.',
  GOAL_REMINDER: 'A reminder of the weekly goal.',
});
export type MailScheduleKind = keyof typeof MailScheduleKind;
