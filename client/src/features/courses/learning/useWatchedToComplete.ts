import { useEffect, useEffectEvent } from 'react';
import type { KeptPosition } from '../../enrollments/progress/KeptPosition';
import type { PlayerLink } from '../player/PlayerLink';
import type { LearningViewFragment } from './LearningView.generated';

/** Share of a video that counts as watched. */
const WATCHED_SHARE = 0.9;

/**
 * Completes the lesson by watching its video, as the course's rule says: when 90 percent have really been played, or at
 * the end if they have. Once for each time the lesson is opened, so that undoing a completion lasts; a lesson whose 90
 * percent were played before is left to its student.
 */
export function useWatchedToComplete(
  rule: LearningViewFragment['completionRule'],
  player: PlayerLink,
  kept: KeptPosition | null,
  onWatched: () => void,
): void {
  const finish = useEffectEvent(onWatched);
  useEffect(() => {
    if (!kept || rule === 'MANUAL') return;
    /** Null until the duration is known. */
    let isOpen: boolean | null = null;
    return player.follow(({ duration, hasEnded }) => {
      if (duration === null) return;
      const isWatched = kept.watchedShare(duration) >= WATCHED_SHARE;
      isOpen ??= rule === 'END' || !isWatched;
      if (!isOpen || !isWatched || (rule === 'END' && !hasEnded)) return;
      isOpen = false;
      finish();
    });
  }, [rule, player, kept]);
}
