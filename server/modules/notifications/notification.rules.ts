import * as z from 'zod/mini';
import { foldText } from '../../platform/text.rules';
import { scheduledHour } from '../../platform/mails/mail-schedule.rules';

/** The text that a search matches: title and message folded, one per line, so that a term cannot match across both. */
export const notificationSearchText = ({ title, message }: { title: string; message: string }): string =>
  `${foldText(title)}\n${foldText(message)}`;

/** The daily email with unread notifications. */
export const dailySummaryRules = z.object({ isOn: z.boolean(), hour: scheduledHour });
