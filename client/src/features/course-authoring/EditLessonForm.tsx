import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedLesson } from '../../../../server/features/teaching/course-form.rules';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { paths } from '../../app/paths';
import { formatDateTime } from '../../lib/format';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { Button } from '../../ui/Button';
import { RestoredDraftNote } from '../../ui/RestoredDraftNote';
import { EditedElsewhere } from '../../ui/EditedElsewhere';
import { Cluster, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import { useLeftForm } from '../teaching/useLeftForm';
import { checkLesson, type LessonDraft, isSameLesson } from './courseDraft';
import { LessonFields } from './LessonFields';
import { LessonProblems } from './LessonProblems';
import { lessonDraftFormat, lessonDraftKey } from './storedDrafts';
import { useSaveLesson } from './useSaveLesson';

interface EditLessonFormProps {
  courseId: string;
  lessonId: string;
  /** The saved value; it may change while the form is open. */
  saved: LessonDraft;
  savedRevision: number;
  onClose: () => void;
  /** Reopens the form, if still possible. */
  onReopen: () => void;
}

/** Form for a saved lesson. Unsaved changes are kept on this device and restored with the form. */
export function EditLessonForm(props: EditLessonFormProps) {
  const { courseId, lessonId, saved, savedRevision, onClose, onReopen } = props;
  const session = useSession();
  const form = useKeptDraft({
    key: lessonDraftKey(session?.user.id ?? '', courseId, lessonId),
    format: lessonDraftFormat,
    saved,
    savedRevision,
    isSame: isSameLesson,
  });
  const { draft } = form;
  const save = useSaveLesson(lessonId);
  const { hasLeft, sayNotSaved } = useLeftForm({
    path: paths.manageLesson(courseId, lessonId),
    isKept: form.isKept,
  });
  const id = useId();
  const idOf = (field: keyof LessonDraft) => `${id}-${field}`;
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [summary, setSummary] = useState<readonly FieldProblem[]>([]);
  const [conflict, setConflict] = useState<string | null>(null);
  const checked = checkLesson(draft);
  const problems = [...(checked.ok ? [] : checked.fields), ...refused];

  function refuse(found: readonly FieldProblem[]) {
    // Clear first, so that an unchanged summary takes the focus again.
    flushSync(() => setSummary([]));
    setSummary(found);
  }

  async function send(input: CheckedLesson, revision: number) {
    setRefused([]);
    setSummary([]);
    setConflict(null);
    setSending(true);
    const outcome = await save(input, revision);
    setSending(false);
    if (outcome.kind !== 'saved' && hasLeft()) return sayNotSaved(input.title);
    if (outcome.kind === 'editedElsewhere') return setConflict(outcome.message);
    if (outcome.kind === 'refused') {
      setRefused(outcome.problems);
      return refuse(outcome.problems);
    }
    form.forget();
    toast.success('Lesson saved');
    // Another lesson's editor may be open by now and must not be closed.
    if (!hasLeft()) onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    if (checked.ok) void send(checked.value, form.revision ?? savedRevision);
    else refuse(checked.fields);
  }

  function keepMine() {
    if (!checked.ok) return refuse(checked.fields);
    form.rebase(saved, savedRevision, draft);
    void send(checked.value, savedRevision);
  }

  function showSavedVersion() {
    const mine = draft;
    form.rebase(saved, savedRevision, saved);
    setConflict(null);
    toastUndo('The form now shows the saved lesson', () => form.setDraft(mine));
  }

  function cancel() {
    if (form.isChanged) {
      const undo = form.discard();
      toastUndo('Changes discarded', () => {
        undo();
        onReopen();
      });
    }
    onClose();
  }

  return (
    <form noValidate onSubmit={submit} ref={focusFirstField}>
      <Stack gap={16}>
        {form.restoredAt && (
          <RestoredDraftNote
            since={formatDateTime(form.restoredAt)}
            notYet="not saved"
            onDiscard={() => toastUndo('Draft discarded', form.discard())}
          />
        )}
        <LessonFields
          lesson={draft}
          idOf={idOf}
          problems={problems}
          onChange={(part) => {
            form.setDraft((now) => ({ ...now, ...part }));
            setRefused([]);
          }}
        />
        <LessonProblems problems={summary} idOf={idOf} />
        {conflict && (
          <EditedElsewhere message={conflict} onKeepMine={keepMine} onUseSaved={showSavedVersion} />
        )}
        <Cluster justify="end">
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save Lesson
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Focuses the first field on mount. */
const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
