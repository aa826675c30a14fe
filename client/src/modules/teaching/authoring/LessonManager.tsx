import { withFragment } from '../../../apollo/fragments';
import { useId, useReducer } from 'react';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatCount } from '../../../lib/format';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { useHasLeft } from '../../../forms/useLeftForm';
import { LessonEditor } from './LessonEditor';
import { LessonList } from './LessonList';
import {
  type ManagedLessonsFragment,
  useManagedLessonsFragment,
} from './__generated__/ManageLessonsPage.generated';
import { editButtonId } from './LessonRow';
import { useAddLesson, useDeleteLesson, useLessonOrder } from './useLessonChanges';
import { flushSync } from 'react-dom';
import { paths } from '../../../app/paths';
import { DraftElsewhere } from '../../../forms/DraftElsewhere';
import { EditorProblems } from '../../../forms/EditorNotes';
import { useEditor } from '../../../forms/useEditor';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { BLANK_LESSON, checkLesson, isSameLesson, lessonDraftFormat, lessonDraftKey } from './courseDraft';
import { LessonFields } from './LessonFields';

/** Adds, edits, deletes and reorders the lessons of a saved course. The URL contains the one being edited. */
export const LessonManager = withFragment('course', useManagedLessonsFragment, ManagedLessons);

function ManagedLessons({ course }: { course: ManagedLessonsFragment }) {
  const { id: courseId, category, lessons } = course;
  const [params, setParams] = useAddressParams();
  const newLessonId = useId();
  const hasLeft = useHasLeft();
  const { order, move } = useLessonOrder(
    courseId,
    lessons.map(({ id }) => id),
  );
  const deleteLesson = useDeleteLesson(courseId);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const listed = order.map((id) => ({ ...byId.get(id)!, key: id }));

  function edit(lessonId: string | null) {
    setParams({ lesson: lessonId }, { replace: true });
  }

  function closeEditor(lessonId: string) {
    edit(null);
    // The row with the button is rendered after the URL changes.
    requestAnimationFrame(() => document.getElementById(editButtonId(lessonId))?.focus());
  }

  async function remove(lessonId: string, index: number) {
    const next = listed[index + 1] ?? listed[index - 1];
    if (!(await deleteLesson({ id: lessonId, title: byId.get(lessonId)?.title ?? '' }))) return;
    const focusId = next ? editButtonId(next.key) : `${newLessonId}-title`;
    requestAnimationFrame(() => document.getElementById(focusId)?.focus());
  }

  return (
    <Stack gap={24}>
      {listed.length === 0 ? (
        <EmptyState title="No Lessons Yet" text="Add the first lesson below." />
      ) : (
        <Section title={formatCount(listed.length, 'lesson')}>
          <LessonList
            lessons={listed}
            category={category}
            editedKey={params.get('lesson')}
            onMove={move}
            onEdit={edit}
            onDelete={(lessonId, index) => void remove(lessonId, index)}
            editor={({ key }, index) => (
              <LessonEditor
                key={key}
                courseId={courseId}
                lessonId={key}
                number={index + 1}
                onClose={() => closeEditor(key)}
                onReopen={() => {
                  if (!hasLeft()) edit(key);
                }}
              />
            )}
          />
        </Section>
      )}
      <NewLessonForm courseId={courseId} idPrefix={newLessonId} />
    </Stack>
  );
}

interface NewLessonFormProps {
  courseId: string;
  idPrefix: string;
}

/** Adds a lesson at the end of a saved course. Its draft is kept on this device until it is added. */
function NewLessonForm({ courseId, idPrefix }: NewLessonFormProps) {
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
