import { Link } from 'react-router-dom';
import { QUIZ_PREFIX } from '../../../../../server/features/assistant/assistant.rules';
import { cancelForm } from '../../../forms/cancelForm';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { useEditor } from '../../../forms/useEditor';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { toast } from '../../../ui/overlays/toast';
import { checkLesson, isSameLesson, type LessonDraft } from './courseDraft';
import { LessonFields } from './LessonFields';
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

const WORDS = {
  title: { label: 'Lesson title' },
  description: { label: 'Lesson description' },
  captionsUrl: { label: 'Captions file' },
  captionsText: { label: 'Captions as text' },
};

/** Form for a saved lesson. Unsaved changes are kept on this device and restored with the form. */
export function EditLessonForm(props: EditLessonFormProps) {
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
        <TextLink
          component={Link}
          to={paths.assistantAbout(courseId, { lesson: lessonId, question: `${QUIZ_PREFIX} ${saved.title}` })}
        >
          Make quiz questions of this lesson
        </TextLink>
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
