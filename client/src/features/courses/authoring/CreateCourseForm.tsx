import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { DraftNotes } from '../../../forms/EditorNotes';
import { keepEnterInFields } from '../../../forms/keepEnterInFields';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatCount } from '../../../lib/format';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { BLANK_COURSE, checkNewCourse, isSameCourse } from './courseDraft';
import { CourseDetailsFields } from './CourseDetailsFields';
import styles from './CourseForm.module.css';
import { CourseProblems } from './CourseProblems';
import { controlOf, problemCountsOf } from './courseProblems';
import { CourseSettingsFields } from './CourseSettingsFields';
import { CourseTabs, tabOf, useCourseTab } from './CourseTabs';
import { LessonBuilder } from './LessonBuilder';
import { courseDraftFormat, courseDraftKey } from './storedDrafts';
import { useCreateCourse } from './useCreateCourse';

/** Form for a new course. Its draft stays on this device until the course is created. */
export function CreateCourseForm() {
  const session = useSession();
  const navigate = useNavigate();
  const [tab, openTab] = useCourseTab();
  const editor = useEditor({
    noun: 'course',
    path: paths.createCourse,
    key: courseDraftKey(session?.user.id ?? '', null),
    format: courseDraftFormat,
    saved: BLANK_COURSE,
    savedRevision: null,
    isSame: isSameCourse,
    check: checkNewCourse,
    save: useCreateCourse(),
    onSaved: (_course, hasLeft) => {
      toast.success('Course created successfully!');
      if (!hasLeft) void navigate(paths.myCourses);
    },
    controlIdOf: (path, _draft, idOf) => idOf(controlOf(path)),
    onRefused: (problems) => {
      const first = problems.find(({ path }) => path);
      if (first) openTab(tabOf(first.path));
    },
  });
  const { draft, elsewhere, isChanged } = editor;
  useLeaveWarning(() => editor.leaveQuestion('your courses'));
  const fields = { info: draft, idOf: editor.idOf, errorOf: editor.errorOf, onChange: editor.change };
  const lessonCount = draft.lessons.length;

  return (
    <form {...editor.form} onKeyDown={keepEnterInFields}>
      <Stack gap={24}>
        <DraftNotes draft={editor} notYet="no course" />
        <CourseTabs
          tab={tab}
          onChange={openTab}
          problemCounts={problemCountsOf(editor.problems)}
          panels={{
            details: <CourseDetailsFields {...fields} courseId={null} />,
            lessons: (
              <LessonBuilder
                draft={draft}
                problems={editor.problems}
                nextIdOf={(field) => editor.idOf(`nextLesson-${field}`)}
                onChange={editor.change}
              />
            ),
            settings: <CourseSettingsFields {...fields} lessonCount={lessonCount} />,
          }}
        />
        <CourseProblems editor={editor} onOpen={openTab} />
        <Cluster justify="space-between" className={styles.bar}>
          <p className={styles.state}>
            {isChanged && !elsewhere
              ? `${formatCount(lessonCount, 'lesson')}, kept on this device`
              : formatCount(lessonCount, 'lesson')}
          </p>
          <Cluster>
            {isChanged && !editor.restoredAt && !elsewhere && (
              <Button variant="quiet" onClick={() => toastUndo('Draft discarded', editor.discard())}>
                Discard draft
              </Button>
            )}
            <Button component={Link} to={paths.myCourses} variant="secondary">
              Cancel
            </Button>
            <Button type="submit" loading={editor.sending} loadingText="Creating...">
              Create Course
            </Button>
          </Cluster>
        </Cluster>
      </Stack>
    </form>
  );
}
