import { TitledPage } from '../../../ui/layout/TitledPage';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { TeamsOnlyNote } from '../../accounts/InstructorRequestNote';
import { DraftNotes, EditorProblems, type EditorProblemsProps } from '../../../forms/EditorNotes';
import { keepEnterInFields } from '../../../forms/keepEnterInFields';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { toast } from '../../../ui/overlays/toast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import { BLANK_COURSE, checkNewCourse, courseDraftFormat, courseDraftKey, isSameCourse } from './courseDraft';
import { CourseDetailsFields } from './CourseDetailsFields';
import { controlOf, type CourseTab, CourseTabs, problemCountsOf, tabOf, useCourseTab } from './CourseTabs';
import { CourseSettingsFields } from './CourseSettingsFields';
import { LessonBuilder } from './LessonBuilder';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedCourse, CheckedLesson } from '#server/modules/teaching/authoring/course-form.rules';
import { attempt } from '../../../apollo/attempt';
import { refusedAsWhole, type SaveOutcome, saveOutcome } from '../../../forms/saveOutcome';
import { isTooLarge } from './requestSize';
import { useCreateCourseMutation } from './__generated__/CreateCoursePage.generated';

/** Page for creating a course with its first lessons. */
export function CreateCoursePage() {
  const isInstructor = useSession()?.user.role === 'INSTRUCTOR';
  return (
    <TitledPage
      title="Create Course"
      eyebrow={
        <Link to={paths.myCourses} className="wm-link">
          My Courses
        </Link>
      }
      lead="Your course stays a draft until you publish it."
      width="text"
    >
      {isInstructor && <TeamsOnlyNote />}
      <CreateCourseForm />
    </TitledPage>
  );
}

/** Form for a new course. Its draft stays on this device until the course is created. */
function CreateCourseForm() {
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
        <Cluster justify="space-between" className="wm-rule-above wm-pad-y-16">
          <p className="wm-muted">
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

interface CourseProblemsProps extends EditorProblemsProps {
  onOpen: (tab: CourseTab) => void;
}

/** Error summary of the course form; each entry opens its field's tab and focuses the field. */
function CourseProblems({ editor, onOpen }: CourseProblemsProps) {
  function openTabFirst({ target }: MouseEvent) {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const entry = editor.summary.find(({ field }) => field && href === `#${field}`);
    // A control on an inactive tab cannot be focused.
    if (entry) flushSync(() => onOpen(tabOf(entry.path)));
  }

  return (
    <div onClickCapture={openTabFirst}>
      <EditorProblems editor={editor} />
    </div>
  );
}

const CREATE_FAILED = 'Failed to create course';
/** The server limits the request size, which lessons with long notes or captions together can exceed. */
const TOO_LARGE = `${CREATE_FAILED}: the course is too large to create at once. Create it with fewer lessons and add the rest afterwards.`;

/** Creates a course with its lessons. Never throws; errors are part of the outcome. */
function useCreateCourse() {
  const [create] = useCreateCourseMutation();
  return (variables: { input: CheckedCourse; lessons: CheckedLesson[] }): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await create({ variables });
        const result = data?.createCourse;
        return saveOutcome(result, { saved: 'CourseCreated', failed: CREATE_FAILED });
      },
      CREATE_FAILED,
      (sentence, error) => refusedAsWhole(isTooLarge(error) ? TOO_LARGE : sentence),
    );
}
