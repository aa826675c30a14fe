import { formatDateTime } from '../lib/format';
import { FormError } from '../ui/fields/FormError';
import { toastUndo } from '../ui/overlays/toastUndo';
import { DraftElsewhere } from './DraftElsewhere';
import { EditConflict } from './EditConflict';
import { RestoredDraftNote } from './RestoredDraftNote';
import type { useEditor } from './useEditor';
import type { useKeptDraft } from './useKeptDraft';

interface DraftNotesProps {
  draft: Pick<ReturnType<typeof useKeptDraft>, 'elsewhere' | 'restoredAt' | 'discard'>;
  /** What has not happened to the draft, such as "not saved". */
  notYet: string;
}

/** Above the fields: the draft of another window, or the draft that was restored. */
export function DraftNotes({ draft: { elsewhere, restoredAt, discard }, notYet }: DraftNotesProps) {
  if (elsewhere) return <DraftElsewhere choice={elsewhere} />;
  return (
    restoredAt && (
      <RestoredDraftNote
        since={formatDateTime(restoredAt)}
        notYet={notYet}
        onDiscard={() => toastUndo('Draft discarded', discard())}
      />
    )
  );
}

export interface EditorProblemsProps {
  editor: Pick<ReturnType<typeof useEditor>, 'attempt' | 'summary' | 'conflict'>;
}

/** Below the fields: the errors of the last submit, or an edit conflict. */
export function EditorProblems({ editor: { attempt, summary, conflict } }: EditorProblemsProps) {
  return (
    <>
      {/* The key makes an unchanged summary take the focus again. */}
      <FormError key={attempt} errors={summary} />
      {conflict && (
        <EditConflict
          message={conflict.message}
          saved={conflict.saved}
          draft={conflict.draft}
          words={conflict.words}
          onKeepMine={conflict.keepMine}
          onUseSaved={conflict.showSavedVersion}
        />
      )}
    </>
  );
}
