import { useEffect, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { ASSISTANT_PER_HOUR } from '../../../../../server/features/assistant/assistant.rules';
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
  const [overAt, setOverAt] = useState<string | null>(null);
  useEffect(() => {
    if (renewsAt === null) return;
    const timer = setTimeout(() => setOverAt(renewsAt), Math.max(0, Date.parse(renewsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [renewsAt]);
  if (renewsAt === null || renewsAt === overAt) return { count: ASSISTANT_PER_HOUR, renewsAt: null };
  return { count: data.remainingThisHour ?? ASSISTANT_PER_HOUR, renewsAt };
}
