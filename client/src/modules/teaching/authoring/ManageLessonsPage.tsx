import { useId, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router-dom';
import { QUIZ_PREFIX } from '#server/modules/assistant/assistant.rules';
import { withFragment } from '../../../apollo/fragments';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { cancelForm } from '../../../forms/cancelForm';
import { DraftElsewhere, DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { useAddressParams } from '../../../forms/useAddressParams';
import { useEditor } from '../../../forms/useEditor';
import { useHasLeft } from '../../../forms/useLeftForm';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { EyeIcon, PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { toast, toastUndo } from '../../../ui/overlays/toast';
import { SkeletonBlock, SkeletonRows } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import {
  type LessonEditorQuery,
  type ManagedLessonsFragment,
  useLessonEditorQuery,
  useManagedLessonsFragment,
  useManageLessonsPageQuery,
} from './__generated__/ManageLessonsPage.generated';
import {
  BLANK_LESSON,
  checkLesson,
  isSameLesson,
  lessonDraftFormat,
  lessonDraftKey,
  lessonDraftOf,
} from './courseDraft';
import { LessonFields } from './LessonFields';
import { editButtonId, LessonList } from './LessonList';
import { useAddLesson, useDeleteLesson, useLessonOrder, useSaveLesson } from './useLessonChanges';

/** The lessons of one of the instructor's courses (specification, section 2). */
export function ManageLessonsPage() {
  const { courseId = '' } = useParams();
  const query = useManageLessonsPageQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  return (
    <TeamCourseFrame
      name="Manage Lessons"
      needs="EDIT_CONTENT"
      titleOf={({ title }) => `Lessons of ${title}`}
      headingOf={({ title }) => title}
      lead={({ description }) => description}
      actions={({ id }) => (
        <Button component={Link} to={paths.course(id)} variant="secondary" iconStart={<EyeIcon size={18} />}>
          Preview as a student
        </Button>
      )}
      width="text"
      what="lessons"
      failure="Failed to load course"
      skeleton={<SkeletonRows rows={4} />}
      query={query}
    >
      {(course) => <LessonManager key={courseId} course={course} />}
    </TeamCourseFrame>
  );
}

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

/** Adds a lesson at the end of a saved course. Its draft is kept on this device until it is added. */
function NewLessonForm({ courseId, idPrefix }: { courseId: string; idPrefix: string }) {
  /** The key of the fields, so that nothing of one lesson stays in them for the next. */
  const [lessonNumber, countLesson] = useReducer((count: number) => count + 1, 1);
  const editor = useEditor({
    noun: 'lesson',
    path: paths.manageLessons(courseId),
    key: (accountId) => lessonDraftKey(accountId, courseId, null),
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

interface LessonFormProps {
  courseId: string;
  onClose: () => void;
  /** Reopens the form, if still possible. */
  onReopen: () => void;
}

interface LessonEditorProps extends LessonFormProps {
  lessonId: string;
  /** Position, starting at 1. */
  number: number;
}

/** Loads a lesson with its notes, which the list leaves out, and shows its form. */
function LessonEditor({ lessonId, number, ...form }: LessonEditorProps) {
  // The form needs the current revision: stale cache data would cause a conflict on save.
  const query = useLessonEditorQuery({ variables: { id: lessonId }, fetchPolicy: 'network-only' });
  return (
    <Card component="section" aria-label={`Lesson ${number}`}>
      <QueryView
        query={query}
        value={query.data?.lesson}
        what="lesson"
        level={3}
        reason="It may have been deleted in the meantime."
        skeleton={<SkeletonBlock height={320} />}
        action={
          <Button variant="secondary" onClick={form.onClose}>
            Close
          </Button>
        }
      >
        {(lesson) => <EditLessonForm {...form} lesson={lesson} />}
      </QueryView>
    </Card>
  );
}

const WORDS = {
  title: { label: 'Lesson title' },
  description: { label: 'Lesson description' },
  captionsUrl: { label: 'Captions file' },
  captionsText: { label: 'Captions as text' },
};

type Lesson = NonNullable<LessonEditorQuery['lesson']>;

/** Form for a saved lesson. Unsaved changes are kept on this device and restored with the form. */
function EditLessonForm({ courseId, lesson, onClose, onReopen }: LessonFormProps & { lesson: Lesson }) {
  const lessonId = lesson.id;
  const saved = useMemo(() => lessonDraftOf(lesson), [lesson]);
  const editor = useEditor({
    noun: 'lesson',
    path: `${paths.manageLessons(courseId)}?lesson=${lessonId}`,
    key: (accountId) => lessonDraftKey(accountId, courseId, lessonId),
    format: lessonDraftFormat,
    saved,
    savedRevision: lesson.revision,
    isSame: isSameLesson,
    check: checkLesson,
    checksAtOnce: true,
    words: WORDS,
    save: useSaveLesson(lessonId),
    onSaved: (_lesson, hasLeft) => {
      toast.success('Lesson saved');
      // Another lesson's editor may be open by now and must not be closed.
      if (!hasLeft) onClose();
    },
  });

  const cancel = () => cancelForm(editor, { onClose, onReopen });

  return (
    <form {...editor.form} ref={focusFirstField}>
      <Stack gap={16}>
        <DraftNotes draft={editor} notYet="not saved" />
        <LessonFields
          courseId={courseId}
          lesson={editor.draft}
          idOf={editor.idOf}
          problems={editor.problems}
          onChange={editor.change}
        />
        <EditorProblems editor={editor} />
        <Link
          to={paths.assistantAbout(courseId, { lesson: lessonId, question: `${QUIZ_PREFIX} ${saved.title}` })}
          className="wm-link"
        >
          Make quiz questions of this lesson
        </Link>
        <Cluster justify="end">
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={editor.sending} loadingText="Saving...">
            Save Lesson
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
