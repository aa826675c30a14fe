import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DraftElsewhere } from '../../ui/DraftElsewhere';
import { Cluster, Section, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import { PlusIcon } from '../../ui/ToolIcons';
import { useLeftForm } from '../teaching/useLeftForm';
import { BLANK_LESSON, checkLesson, type LessonDraft, isSameLesson } from './courseDraft';
import { LessonFields } from './LessonFields';
import { LessonProblems } from './LessonProblems';
import { lessonDraftFormat, lessonDraftKey } from './storedDrafts';
import { useAddLesson } from './useLessonChanges';

interface NewLessonFormProps {
  courseId: string;
  idPrefix: string;
}

/** Adds a lesson at the end of a saved course. Its draft is kept on this device until it is added. */
export function NewLessonForm({ courseId, idPrefix }: NewLessonFormProps) {
  const session = useSession();
  const form = useKeptDraft({
    key: lessonDraftKey(session?.user.id ?? '', courseId, null),
    format: lessonDraftFormat,
    saved: BLANK_LESSON,
    savedRevision: null,
    isSame: isSameLesson,
  });
  const { draft } = form;
  const add = useAddLesson(courseId);
  const { hasLeft, sayNotSaved } = useLeftForm({
    path: paths.manageLessons(courseId),
    isKept: form.isKept,
  });
  const [wasSent, setWasSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [summary, setSummary] = useState<readonly FieldProblem[]>([]);
  const checked = checkLesson(draft);
  const problems = [...(wasSent && !checked.ok ? checked.fields : []), ...refused];
  const idOf = (field: keyof LessonDraft) => `${idPrefix}-${field}`;

  function refuse(found: readonly FieldProblem[]) {
    // Clear first, so that an unchanged summary takes the focus again.
    flushSync(() => setSummary([]));
    setSummary(found);
  }

  /** Returns a function that restores the draft. */
  function startOver() {
    const undo = form.discard();
    setWasSent(false);
    setRefused([]);
    setSummary([]);
    document.getElementById(idOf('title'))?.focus();
    return undo;
  }

  async function send() {
    setWasSent(true);
    setRefused([]);
    if (!checked.ok) return refuse(checked.fields);
    setSending(true);
    const outcome = await add(checked.value);
    setSending(false);
    if (outcome && hasLeft()) return sayNotSaved(checked.value.title);
    if (outcome) {
      setRefused(outcome);
      return refuse(outcome);
    }
    toast.success(`Lesson “${checked.value.title}” added`);
    if (hasLeft()) form.forget();
    else startOver();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!sending) void send();
  }

  return (
    <Section title="Add Lesson" id="add-lesson">
      <Card component="form" padding="lg" noValidate onSubmit={submit}>
        <Stack gap={16}>
          <DraftElsewhere choice={form.elsewhere} />
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
          <Cluster justify="end">
            {form.isChanged && !form.elsewhere && (
              <Button variant="quiet" onClick={() => toastUndo('Lesson cleared', startOver())}>
                Clear
              </Button>
            )}
            <Button
              type="submit"
              iconStart={<PlusIcon size={18} />}
              loading={sending}
              loadingText="Adding..."
            >
              Add Lesson
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </Section>
  );
}
