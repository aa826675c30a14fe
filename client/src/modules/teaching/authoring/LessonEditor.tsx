import { useMemo } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonBlock } from '../../../ui/states/Skeleton';
import {
  checkLesson,
  isSameLesson,
  type LessonDraft,
  lessonDraftOf,
  lessonDraftFormat,
  lessonDraftKey,
} from './courseDraft';
import { useLessonEditorQuery } from './__generated__/ManageLessonsPage.generated';
import { Link } from 'react-router-dom';
import { QUIZ_PREFIX } from '#server/modules/assistant/assistant.rules';
import { cancelForm } from '../../../forms/cancelForm';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { useEditor } from '../../../forms/useEditor';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { LessonFields } from './LessonFields';
import { useSaveLesson } from './useLessonChanges';

interface LessonEditorProps {
  courseId: string;
  lessonId: string;
  /** Position, starting at 1. */
  number: number;
  onClose: () => void;
  onReopen: () => void;
}

/** Loads a lesson with its notes, which the list leaves out, and shows its form. */
export function LessonEditor({ courseId, lessonId, number, onClose, onReopen }: LessonEditorProps) {
  const { data, error, refetch } = useLessonEditorQuery({
    variables: { id: lessonId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const lesson = data?.lesson;
  const saved = useMemo(() => lesson && lessonDraftOf(lesson), [lesson]);
  return (
    <Card component="section" aria-label={`Lesson ${number}`}>
      {lesson && saved ? (
        <EditLessonForm
          courseId={courseId}
          lessonId={lessonId}
          saved={saved}
          savedRevision={lesson.revision}
          onClose={onClose}
          onReopen={onReopen}
        />
      ) : error || data ? (
        <ErrorState
          level={3}
          title="The lesson couldn’t be loaded"
          message={errorSentence(error, 'It may have been deleted in the meantime.')}
          onRetry={() => void refetch()}
          action={
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          }
        />
      ) : (
        <LoadingState text="Loading lesson...">
          <SkeletonBlock height={320} />
        </LoadingState>
      )}
    </Card>
  );
}

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

const WORDS = {
  title: { label: 'Lesson title' },
  description: { label: 'Lesson description' },
  captionsUrl: { label: 'Captions file' },
  captionsText: { label: 'Captions as text' },
};

/** Form for a saved lesson. Unsaved changes are kept on this device and restored with the form. */
function EditLessonForm(props: EditLessonFormProps) {
  const { courseId, lessonId, saved, savedRevision, onClose, onReopen } = props;
  const session = useSession();
  const editor = useEditor({
    noun: 'lesson',
    path: `${paths.manageLessons(courseId)}?lesson=${lessonId}`,
    key: lessonDraftKey(session?.user.id ?? '', courseId, lessonId),
    format: lessonDraftFormat,
    saved,
    savedRevision,
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
