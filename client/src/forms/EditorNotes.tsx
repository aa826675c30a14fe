import { formatDateTime } from '../lib/format';
import { FormError } from '../ui/fields/Fields';
import { toastUndo } from '../ui/overlays/toast';
import { EditConflict } from './EditConflict';
import type { useEditor } from './useEditor';
import type { useKeptDraft } from './useKeptDraft';
import { Button } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Layout';
import { SurfaceNote } from '../ui/states/States';
import { focusFormAfter } from '../ui/fields/focusFormAfter';

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

interface EditorProblemsProps {
  editor: Pick<ReturnType<typeof useEditor>, 'attempt' | 'summary' | 'conflict'>;
}

/** Below the fields: the errors of the last submit, or an edit conflict. */
export function EditorProblems({ editor: { attempt, summary, conflict } }: EditorProblemsProps) {
  return (
    <>
      {/* The key makes an unchanged summary take the focus again. */}
      <FormError key={attempt} errors={summary} />
      {conflict && <EditConflict {...conflict} />}
    </>
  );
}

interface DraftElsewhereProps {
  /** null: there is no conflicting draft. */
  choice: { keepMine: () => void; showOtherDraft: () => () => void } | null;
}

/**
 * Lets the viewer choose between two drafts of the same new item from two windows of this browser, which can keep only
 * one.
 */
export function DraftElsewhere({ choice }: DraftElsewhereProps) {
  if (!choice) return null;

  function showOther() {
    const undo = choice?.showOtherDraft();
    if (undo) toastUndo('The form now shows the other window’s draft', undo);
  }

  return (
    <SurfaceNote tone="warning" role="alert" title="This draft was changed in another window">
      <p>The other window’s draft is saved on this device. Yours isn’t saved until you choose.</p>
      <Cluster>
        <Button size="sm" onClick={focusFormAfter(choice.keepMine)}>
          Keep this version
        </Button>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(showOther)}>
          Use the other version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}

interface RestoredDraftNoteProps {
  /** When the draft was written, as displayed. */
  since: string;
  /** What has not happened to the draft, such as "not saved". */
  notYet: string;
  onDiscard: () => void;
}

/** Note about a restored draft, with a button to discard it. */
function RestoredDraftNote({ since, notYet, onDiscard }: RestoredDraftNoteProps) {
  return (
    <SurfaceNote
      role="status"
      title={`Your draft of ${since} is back`}
      action={
        <Button variant="secondary" size="sm" onClick={focusFormAfter(onDiscard)}>
          Discard draft
        </Button>
      }
    >
      <p>It was kept on this device and is {notYet} yet.</p>
    </SurfaceNote>
  );
}
