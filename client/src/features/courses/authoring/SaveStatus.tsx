import { Button } from '../../../ui/buttons/Button';
import { AlertIcon, CheckIcon } from '../../../ui/icons/Icons';
import styles from './CourseForm.module.css';
import type { SaveState } from './useCourseAutosave';

interface SaveStatusProps {
  state: SaveState;
  isChanged: boolean;
  /** Validation error that prevents saving, if any. */
  problem: string | undefined;
  onRetry: () => void;
}

/** Shows the autosave status. Only results are announced to screen readers, not progress. */
export function SaveStatus({ state, isChanged, problem, onRetry }: SaveStatusProps) {
  const trouble =
    problem ?? (state.kind === 'failed' || state.kind === 'refused' ? state.message : undefined);
  const isOver = state.kind === 'editConflict';
  const isSaving = isChanged && !trouble && !isOver;
  return (
    <div className={styles.saving}>
      <p role="status">
        {!isChanged && (
          <span className={styles.saved}>
            <CheckIcon size={16} /> Saved
          </span>
        )}
        {isChanged && (trouble || isOver) && (
          <span className={styles.unsaved}>
            <AlertIcon size={16} />
            {`Not saved yet. Your draft is kept on this device.${trouble ? ` ${trouble}` : ''}`}
          </span>
        )}
      </p>
      {isSaving && <span aria-hidden="true">Saving...</span>}
      {isChanged && state.kind === 'failed' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
