import { useEffect, useMemo } from 'react';
import { useSession } from '../../../lib/session';
import { KeptPosition } from '../../enrollments/progress/KeptPosition';
import type { LearningViewFragment } from './LearningView.generated';

type Lesson = Pick<LearningViewFragment['lessons'][number], 'id' | 'viewerPosition'>;

/**
 * The viewer's place in the lesson's video, with the second to resume at; it follows other devices until the video
 * plays here. Null without a lesson.
 */
export function useKeptPosition(lesson: Lesson | null): { kept: KeptPosition | null; start: number } {
  const accountId = useSession()?.user.id ?? null;
  const lessonId = lesson?.id ?? null;
  const known = lesson?.viewerPosition ?? null;
  const kept = useMemo(
    () => (accountId && lessonId ? new KeptPosition(accountId, lessonId) : null),
    [accountId, lessonId],
  );
  useEffect(() => kept?.learn(known), [kept, known]);
  return { kept, start: kept?.startAfter(known) ?? 0 };
}
