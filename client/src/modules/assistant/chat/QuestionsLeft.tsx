import { ASSISTANT_PER_HOUR } from '#server/modules/assistant/assistant.rules';
import { formatCount, formatTime } from '../../../lib/format';
import { useHasPassed } from '../../../lib/useHasPassed';
import { SurfaceNote } from '../../../ui/states/States';
import styles from './QuestionsLeft.module.css';

/** The remaining number is shown only at or below this threshold. */
const LOW_COUNT = 5;

export interface QuestionsLeft {
  count: number;
  /** When the quota resets, as an ISO time; null if none of it is used. */
  renewsAt: string | null;
}

interface Quota {
  remainingThisHour: number;
  quotaResetsAt: string | null;
}

/** How many more questions can be asked; resets at the end of the hour without querying the server. */
export function useQuestionsLeft({ remainingThisHour, quotaResetsAt }: Quota): QuestionsLeft {
  const isRenewed = useHasPassed(quotaResetsAt);
  if (quotaResetsAt === null || isRenewed) return { count: ASSISTANT_PER_HOUR, renewsAt: null };
  return { count: remainingThisHour, renewsAt: quotaResetsAt };
}

/** Shows how many questions remain this hour, when few. */
export function QuestionsLeftNote({ left: { count, renewsAt } }: { left: QuestionsLeft }) {
  return (
    <div role="status">
      {count === 0 && renewsAt !== null ? (
        <SurfaceNote tone="warning" className={styles.over}>
          You have asked {ASSISTANT_PER_HOUR} questions this hour. You can ask again at {formatTime(renewsAt)}
          .
        </SurfaceNote>
      ) : (
        count <= LOW_COUNT && (
          <p className={`wm-muted wm-small ${styles.few}`}>{formatCount(count, 'question')} left this hour</p>
        )
      )}
    </div>
  );
}
