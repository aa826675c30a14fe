import { ASSISTANT_PER_HOUR } from '../../../../../server/features/assistant/assistant.rules';
import { formatCount, formatTime } from '../../../lib/format';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import styles from './QuestionsLeftNote.module.css';
import type { QuestionsLeft } from './useQuestionsLeft';

/** The remaining number is shown only at or below this threshold. */
const LOW_COUNT = 5;

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
        count <= LOW_COUNT && <p className={styles.few}>{formatCount(count, 'question')} left this hour</p>
      )}
    </div>
  );
}
