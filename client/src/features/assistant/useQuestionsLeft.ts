import { useEffect, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { ASSISTANT_PER_HOUR } from '../../../../server/features/assistant/assistant.rules';
import { type QuestionsLeftFragment, useQuestionsLeftFragment } from './QuestionsLeft.generated';

export interface QuestionsLeft {
  count: number;
  /** When all are free again, as an ISO time; null: none is counted. */
  renewsAt: string | null;
}

/** How many more questions may be asked; the hour's end counts at once, without asking the server. */
export function useQuestionsLeft(assistant: FragmentType<QuestionsLeftFragment>): QuestionsLeft {
  const { data } = useQuestionsLeftFragment(assistant);
  const renewsAt = data.questionsRenewAt ?? null;
  const [overAt, setOverAt] = useState<string | null>(null);
  useEffect(() => {
    if (renewsAt === null) return;
    const timer = setTimeout(() => setOverAt(renewsAt), Math.max(0, Date.parse(renewsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [renewsAt]);
  if (renewsAt === null || renewsAt === overAt) return { count: ASSISTANT_PER_HOUR, renewsAt: null };
  return { count: data.remainingThisHour ?? ASSISTANT_PER_HOUR, renewsAt };
}
