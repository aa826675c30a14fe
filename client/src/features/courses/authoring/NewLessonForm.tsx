import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../../app/paths';
import { DraftElsewhere } from '../../../forms/DraftElsewhere';
import { EditorProblems } from '../../../forms/EditorNotes';
import { useEditor } from '../../../forms/useEditor';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { BLANK_LESSON, checkLesson, isSameLesson } from './courseDraft';
import { LessonFields } from './LessonFields';
import { lessonDraftFormat, lessonDraftKey } from './courseDraft';
import { useAddLesson } from './useLessonChanges';

interface NewLessonFormProps {
  courseId: string;
  idPrefix: string;
}

/** Adds a lesson at the end of a saved course. Its draft is kept on this device until it is added. */
export function NewLessonForm({ courseId, idPrefix }: NewLessonFormProps) {
  const session = useSession();
  /** The key of the fields, so that nothing of one lesson stays in them for the next. */
  const [lessonNumber, countLesson] = useReducer((count: number) => count + 1, 1);
  const editor = useEditor({
    noun: 'lesson',
    path: paths.manageLessons(courseId),
    key: lessonDraftKey(session?.user.id ?? '', courseId, null),
    format: lessonDraftFormat,
    saved: BLANK_LESSON,
    savedRevision: null,
    isSame: isSameLesson,
    id: idPrefix,
    check: checkLesson,
    save: useAddLesson(courseId),
    staysOpen: true,
    onSaved: ({ title }, hasLeft) => {
      toast.success(`Lesson “${title}” added`);
      if (!hasLeft) begin();
    },
  });

  function begin() {
    flushSync(countLesson);
    document.getElementById(editor.idOf('title'))?.focus();
  }

  function clear() {
    toastUndo('Lesson cleared', editor.discard());
    begin();
  }

  return (
    <Section title="Add Lesson" id="add-lesson">
      <Card component="form" padding="lg" {...editor.form}>
        <Stack gap={16}>
          <DraftElsewhere choice={editor.elsewhere} />
          <LessonFields
            key={lessonNumber}
            courseId={courseId}
            lesson={editor.draft}
            idOf={editor.idOf}
            problems={editor.problems}
            onChange={editor.change}
          />
          <EditorProblems editor={editor} />
          <Cluster justify="end">
            {editor.isChanged && !editor.elsewhere && (
              <Button variant="quiet" onClick={clear}>
                Clear
              </Button>
            )}
            <Button
              type="submit"
              iconStart={<PlusIcon size={18} />}
              loading={editor.sending}
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
