import * as z from 'zod/mini';
import { scheduledHour } from '../../platform/mails/mail-schedule.rules';

/** The daily email with unread notifications. */
export const dailySummaryRules = z.object({ isOn: z.boolean(), hour: scheduledHour });
