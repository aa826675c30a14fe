import * as z from 'zod/mini';
import { scheduledDays, scheduledHour } from '../../../platform/mails/mail-schedule.rules';

function optionalWhole(message: string, min: number, max: number) {
  return z.pipe(
    z.nullish(
      z
        .number(message)
        .check(z.refine((count) => Number.isInteger(count) && count >= min && count <= max, message)),
    ),
    z.transform((count) => count ?? null),
  );
}

/** A weekly goal; null for none. */
export const learningGoalRules = z.object({
  daysPerWeek: optionalWhole('Days must be a whole number from 1 to 7', 1, 7),
  minutesPerWeek: optionalWhole('Minutes must be a whole number from 5 to 6,000', 5, 6000),
  /** Left out: unchanged. */
  reminder: z.nullish(z.object({ isOn: z.boolean(), days: scheduledDays, hour: scheduledHour })),
});
