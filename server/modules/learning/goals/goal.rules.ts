import * as z from 'zod/mini';
import { optionalWholeNumber } from '../../../platform/validation.rules';
import { scheduledDays, scheduledHour } from '../../../platform/mails/mail-schedule.rules';

/** A weekly goal; null for none. */
export const learningGoalRules = z.object({
  daysPerWeek: optionalWholeNumber('Days must be a whole number from 1 to 7', 1, 7),
  minutesPerWeek: optionalWholeNumber('Minutes must be a whole number from 5 to 6,000', 5, 6000),
  /** Left out: unchanged. */
  reminder: z.nullish(z.object({ isOn: z.boolean(), days: scheduledDays, hour: scheduledHour })),
});
