import * as z from 'zod/mini';
import type { DraftFormat } from '../../forms/storedDraft';
import type { DraftKey } from '../../lib/storage';

const goalDraft = z.object({
  daysPerWeek: z.string(),
  minutesPerWeek: z.string(),
  isOn: z.boolean(),
  days: z.array(z.number()),
  hour: z.string(),
});

/** Form values of a weekly goal and its reminder; '' for no goal. */
export type GoalDraft = z.infer<typeof goalDraft>;

export const goalDraftFormat: DraftFormat<GoalDraft> = { version: 1, schema: goalDraft };

/** Storage key of an account's kept goal. */
export const goalDraftKey = (accountId: string): DraftKey => `goalDraft:${accountId}`;

export const isSameGoal = (one: GoalDraft, other: GoalDraft) => wordsOf(one) === wordsOf(other);

/** While the reminder is off, its days and hour do not count. */
function wordsOf({ daysPerWeek, minutesPerWeek, isOn, days, hour }: GoalDraft): string {
  const reminder = isOn && [days.toSorted((one, other) => one - other), hour];
  return JSON.stringify([daysPerWeek.trim(), minutesPerWeek.trim(), reminder]);
}
