import { type KeyboardEvent, type MouseEvent, useId, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import {
  type CheckedCourse,
  type CheckedLesson,
  LESSONS_MAX,
} from '#server/modules/teaching/authoring/course-form.rules';
import type { FieldProblem } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { keepEnterInFields } from '../../../forms/keepEnterInFields';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatCount } from '../../../lib/format';
import type { Edit } from '../../../lib/formOutcome';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FieldError } from '../../../ui/fields/Fields';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Section, Stack, TitledPage } from '../../../ui/layout/Layout';
import { toast, toastUndo } from '../../../ui/overlays/toast';
import { announce } from '../../../ui/text/announce';
import { TeamsOnlyNote } from '../../accounts/InstructorRequestNote';
import { readingMinutes } from '../../courses/lessons/readingTime';
import { CreateCourseDocument } from './__generated__/CreateCoursePage.generated';
import { CourseDetailsFields } from './CourseDetailsFields';
import {
  BLANK_COURSE,
  BLANK_LESSON,
  checkLesson,
  checkNewCourse,
  type CourseDraft,
  courseDraftFormat,
  courseDraftKey,
  isBlankLesson,
  isSameCourse,
  type LessonDraft,
  newLesson,
  type NewLesson,
} from './courseDraft';
import { CourseSettingsFields } from './CourseSettingsFields';
import { controlOf, CourseTabs, problemCountsOf, tabOf, useCourseTab } from './CourseTabs';
import { LessonFields } from './LessonFields';
import { editButtonId, LessonList } from './LessonList';
import { isTooLarge } from './useLessonChanges';

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
  const navigate = useNavigate();
  const [tab, openTab] = useCourseTab();
  const editor = useEditor({
    noun: 'course',
    path: paths.createCourse,
    key: (accountId) => courseDraftKey(accountId, null),
    format: courseDraftFormat,
    saved: BLANK_COURSE,
    savedRevision: null,
    isSame: isSameCourse,
    check: checkNewCourse,
    save: useFormAction(CreateCourseDocument, {
      variables: ({ input }: Edit<{ input: CheckedCourse; lessons: CheckedLesson[] }>) => input,
      failed: (_edit, error) => (isTooLarge(error) ? TOO_LARGE : CREATE_FAILED),
    }),
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

  /** A control on an inactive tab cannot be focused by its entry in the summary. */
  function openTabFirst({ target }: MouseEvent) {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const entry = editor.summary.find(({ field }) => field && href === `#${field}`);
    if (entry) flushSync(() => openTab(tabOf(entry.path)));
  }

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
        <div onClickCapture={openTabFirst}>
          <EditorProblems editor={editor} />
        </div>
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

const CREATE_FAILED = 'Failed to create course';
/** The server limits the request size, which lessons with long notes or captions together can exceed. */
const TOO_LARGE = `${CREATE_FAILED}: the course is too large to create at once. Create it with fewer lessons and add the rest afterwards.`;

interface LessonBuilderProps {
  draft: CourseDraft;
  onChange: (change: (draft: CourseDraft) => CourseDraft) => void;
  /** Errors, with paths such as `lessons.0.title`; `nextLesson` is the one being typed. */
  problems: readonly FieldProblem[];
  /** The id of a field of the lesson being typed. */
  nextIdOf: (field: keyof LessonDraft) => string;
}

/** The lessons of a new course; sent together with the course. */
function LessonBuilder({ draft, onChange, problems, nextIdOf }: LessonBuilderProps) {
  const { lessons, nextLesson } = draft;
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [wasAdded, setWasAdded] = useState(false);
  /** The key of the fields, so that nothing of one lesson stays in them for the next. */
  const [lessonNumber, countLesson] = useReducer((count: number) => count + 1, 1);
  const id = useId();
  const checked = checkLesson(nextLesson);
  const nextProblems = wasAdded && !checked.ok ? checked.fields : [];
  const unfinished = problems.find(({ path }) => path === 'nextLesson');

  const setLessons = (change: (lessons: readonly NewLesson[]) => readonly NewLesson[]) =>
    onChange((now) => ({ ...now, lessons: change(now.lessons) }));

  function begin() {
    flushSync(countLesson);
    document.getElementById(nextIdOf('title'))?.focus();
  }

  function add() {
    const lacking = !nextLesson.title.trim()
      ? 'title'
      : !nextLesson.videoUrl.trim() && !nextLesson.notes.trim()
        ? 'videoUrl'
        : null;
    // No error message (specification, section 5): only focus the missing field.
    if (lacking) return document.getElementById(nextIdOf(lacking))?.focus();
    setWasAdded(!checked.ok);
    if (!checked.ok || lessons.length >= LESSONS_MAX) return;
    onChange((now) => ({
      ...now,
      lessons: [...now.lessons, newLesson(nextLesson)],
      nextLesson: BLANK_LESSON,
    }));
    announce(`Lesson ${lessons.length + 1} added: ${nextLesson.title.trim()}`);
    begin();
  }

  function clear() {
    const mine = nextLesson;
    setWasAdded(false);
    onChange((now) => ({ ...now, nextLesson: BLANK_LESSON }));
    begin();
    toastUndo('Lesson cleared', () => onChange((now) => ({ ...now, nextLesson: mine })));
  }

  function remove(key: string, index: number) {
    const removed = lessons.find((lesson) => lesson.key === key);
    if (!removed) return;
    const next = lessons[index + 1] ?? lessons[index - 1];
    flushSync(() => setLessons((now) => now.filter((lesson) => lesson.key !== key)));
    document.getElementById(next ? editButtonId(next.key) : nextIdOf('title'))?.focus();
    toastUndo(`Lesson “${removed.title}” deleted`, () =>
      setLessons((now) =>
        now.some((lesson) => lesson.key === key) ? now : now.toSpliced(index, 0, removed),
      ),
    );
  }

  function move(key: string, to: number) {
    setLessons((now) => {
      const moved = now.find((lesson) => lesson.key === key);
      return moved ? now.filter((lesson) => lesson !== moved).toSpliced(to, 0, moved) : now;
    });
  }

  function edit(key: string) {
    flushSync(() => setEditedKey(key));
    document.getElementById(`${id}-${key}-title`)?.focus();
  }

  function closeEditor(key: string) {
    flushSync(() => setEditedKey(null));
    document.getElementById(editButtonId(key))?.focus();
  }

  function addOnEnter(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack gap={24}>
      {lessons.length > 0 && (
        <Section title={formatCount(lessons.length, 'lesson')}>
          <LessonList
            lessons={lessons.map((lesson) => ({ ...lesson, readingMinutes: readingMinutes(lesson.notes) }))}
            category={draft.category}
            editedKey={editedKey}
            onMove={move}
            onEdit={edit}
            onDelete={remove}
            editor={({ key }, index) => (
              <Card component="section" aria-label={`Lesson ${index + 1}`}>
                <Stack gap={16}>
                  <LessonFields
                    courseId={null}
                    lesson={lessons[index]!}
                    idOf={(field) => `${id}-${key}-${field}`}
                    problems={problemsOf(lessons[index]!)}
                    onChange={(part) =>
                      setLessons((now) =>
                        now.map((lesson) => (lesson.key === key ? { ...lesson, ...part } : lesson)),
                      )
                    }
                  />
                  <Cluster justify="end">
                    <Button variant="secondary" onClick={() => closeEditor(key)}>
                      Done
                    </Button>
                  </Cluster>
                </Stack>
              </Card>
            )}
          />
        </Section>
      )}
      <Section title={lessons.length === 0 ? 'First lesson' : 'Next lesson'}>
        <Card padding="lg" onKeyDown={addOnEnter}>
          <Stack gap={16}>
            {unfinished && <FieldError>{unfinished.message}</FieldError>}
            <LessonFields
              key={lessonNumber}
              courseId={null}
              lesson={nextLesson}
              idOf={nextIdOf}
              problems={nextProblems}
              onChange={(part) => onChange((now) => ({ ...now, nextLesson: { ...now.nextLesson, ...part } }))}
            />
            <Cluster justify="end">
              {!isBlankLesson(nextLesson) && (
                <Button variant="quiet" onClick={clear}>
                  Clear
                </Button>
              )}
              <Button variant="secondary" iconStart={<PlusIcon size={18} />} onClick={add}>
                Add Lesson
              </Button>
            </Cluster>
          </Stack>
        </Card>
      </Section>
    </Stack>
  );
}

function problemsOf(lesson: LessonDraft): readonly FieldProblem[] {
  const checked = checkLesson(lesson);
  return checked.ok ? [] : checked.fields;
}
