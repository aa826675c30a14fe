import { formatTime } from '../../../lib/format';
import { AlertIcon, CheckIcon } from '../../../ui/icons/Icons';
import type { Saving } from './AnswerSaver';
import styles from './SaveStatus.module.css';

export interface SaveStatusProps {
  saving: Saving;
  /** When an answer was last saved (ISO); null: not yet. */
  savedAt: string | null;
}

/** The save status of the answers. Only errors are announced to screen readers. */
export function SaveStatus({ saving, savedAt }: SaveStatusProps) {
  const trouble = troubleOf(saving);
  return (
    <p className={styles.status}>
      {saving === 'saving' && 'Saving…'}
      {saving === 'saved' && savedAt !== null && (
        <>
          <CheckIcon size={16} />
          {`Saved ${formatTime(savedAt)}`}
        </>
      )}
      <span role="status" className={styles.trouble}>
        {trouble && (
          <>
            <AlertIcon size={16} />
            {trouble}
          </>
        )}
      </span>
    </p>
  );
}

function troubleOf(saving: Saving): string | null {
  if (saving === 'retrying') return 'Not saved, retrying';
  return typeof saving === 'object' ? `Not saved. ${saving.refused}` : null;
}
