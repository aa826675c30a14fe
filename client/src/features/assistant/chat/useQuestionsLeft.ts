import type { FragmentType } from '@apollo/client';
import { ASSISTANT_PER_HOUR } from '../../../../../server/features/assistant/assistant.rules';
import { useHasPassed } from '../../../lib/useHasPassed';
import { type QuestionsLeftFragment, useQuestionsLeftFragment } from './QuestionsLeft.generated';

export interface QuestionsLeft {
  count: number;
  /** When the quota resets, as an ISO time; null if none of it is used. */
  renewsAt: string | null;
}

/** How many more questions can be asked; resets at the end of the hour without querying the server. */
export function useQuestionsLeft(assistant: FragmentType<QuestionsLeftFragment>): QuestionsLeft {
  const { data } = useQuestionsLeftFragment(assistant);
  const renewsAt = data.quotaResetsAt ?? null;
  const isRenewed = useHasPassed(renewsAt);
  if (renewsAt === null || isRenewed) return { count: ASSISTANT_PER_HOUR, renewsAt: null };
  return { count: data.remainingThisHour ?? ASSISTANT_PER_HOUR, renewsAt };
}
