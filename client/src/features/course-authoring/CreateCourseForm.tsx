import { type KeyboardEvent, type SubmitEvent, useCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { paths } from '../../app/paths';
import { formatCount, formatDateTime } from '../../lib/format';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import { Button } from '../../ui/Button';
import { DraftElsewhere } from '../../ui/DraftElsewhere';
import { RestoredDraftNote } from '../../ui/RestoredDraftNote';
import { Cluster, Stack } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import { toastUndo } from '../../ui/toastUndo';
import { useLeaveWarning } from '../quizzes/useLeaveWarning';
import { useLeftForm } from '../teaching/useLeftForm';
import { BLANK_COURSE, checkCourse, type CourseDraft, isBlankLesson, isSameCourse } from './courseDraft';
import { CourseDetailsFields } from './CourseDetailsFields';
import styles from './CourseForm.module.css';
import { errorIn, problemCountsOf } from './courseProblems';
import { CourseProblems } from './CourseProblems';
import { CourseSettingsFields } from './CourseSettingsFields';
import { CourseTabs, tabOf, useCourseTab } from './CourseTabs';
import { LessonBuilder } from './LessonBuilder';
import { courseDraftFormat, courseDraftKey } from './storedDrafts';
import { useCreateCourse } from './useCreateCourse';

/** Client-side validation errors, including a lesson that was typed but not added. */
function problemsOf(draft: CourseDraft): FieldProblem[] {
  const checked = checkCourse(draft);
  const left = isBlankLesson(draft.nextLesson)
    ? []
    : [{ path: 'nextLesson', message: 'Add or clear the unfinished lesson first' }];
  return [...(checked.ok ? [] : checked.fields), ...left];
}

/** Form for a new course. Its draft stays on this device until the course is created. */
export function CreateCourseForm() {
  const session = useSession();
  const form = useKeptDraft({
    key: courseDraftKey(session?.user.id ?? '', null),
    format: courseDraftFormat,
    saved: BLANK_COURSE,
    savedRevision: null,
    isSame: isSameCourse,
  });
  const { draft, setDraft, leaveQuestion } = form;
  const create = useCreateCourse();
  const { hasLeft, sayNotSaved } = useLeftForm({ path: paths.createCourse, isKept: form.isKept });
  const navigate = useNavigate();
  const [tab, openTab] = useCourseTab();
  const id = useId();
  const [wasSent, setWasSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  /** Snapshot for the error summary, which does not change while fields are corrected. */
  const [summary, setSummary] = useState<readonly FieldProblem[]>([]);
  useLeaveWarning(useCallback(() => leaveQuestion('your courses'), [leaveQuestion]));

  const problems = [...(wasSent ? problemsOf(draft) : []), ...refused];
  const idOf = (field: string) => `${id}-${field}`;
  const fields = {
    info: draft,
    idOf,
    errorOf: (field: string) => errorIn(problems, field),
    onChange: (part: Partial<CourseDraft>) => change((now) => ({ ...now, ...part })),
  };

  function change(what: (draft: CourseDraft) => CourseDraft) {
    setDraft(what);
    // The server's errors were about the old input and the old order of lessons.
    setRefused([]);
  }

  function refuse(found: readonly FieldProblem[]) {
    const first = found.find(({ path }) => path);
    if (first) openTab(tabOf(first.path));
    // Clear first, so that an unchanged summary takes the focus again.
    flushSync(() => setSummary([]));
    setSummary(found);
  }

  async function send() {
    setWasSent(true);
    setRefused([]);
    const found = problemsOf(draft);
    const checked = checkCourse(draft);
    if (found.length > 0 || !checked.ok) return refuse(found);
    setSummary([]);
    setSending(true);
    const outcome = await create(checked.value.input, checked.value.lessons);
    setSending(false);
    if (outcome && hasLeft()) return sayNotSaved(checked.value.input.title);
    if (outcome) {
      setRefused(outcome);
      return refuse(outcome);
    }
    form.forget();
    toast.success('Course created successfully!');
    if (!hasLeft()) void navigate(paths.myCourses);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!sending) void send();
  }

  function discard() {
    toastUndo('Draft discarded', form.discard());
    setWasSent(false);
    setRefused([]);
    setSummary([]);
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={keepEnterInTheFields}>
      <Stack gap={24}>
        <DraftElsewhere choice={form.elsewhere} />
        {form.restoredAt && !form.elsewhere && (
          <RestoredDraftNote since={formatDateTime(form.restoredAt)} notYet="no course" onDiscard={discard} />
        )}
        <CourseTabs
          tab={tab}
          onChange={openTab}
          problemCounts={problemCountsOf(problems)}
          panels={{
            details: <CourseDetailsFields {...fields} />,
            lessons: (
              <LessonBuilder
                draft={draft}
                problems={problems}
                nextIdOf={(field) => idOf(`nextLesson-${field}`)}
                onChange={change}
              />
            ),
            settings: <CourseSettingsFields {...fields} lessonCount={draft.lessons.length} />,
          }}
        />
        <CourseProblems problems={summary} idOf={idOf} onOpen={openTab} />
        <Cluster justify="space-between" className={styles.bar}>
          <p className={styles.state}>
            {form.isChanged && !form.elsewhere
              ? `${formatCount(draft.lessons.length, 'lesson')}, kept on this device`
              : formatCount(draft.lessons.length, 'lesson')}
          </p>
          <Cluster>
            {form.isChanged && !form.restoredAt && !form.elsewhere && (
              <Button variant="quiet" onClick={discard}>
                Discard draft
              </Button>
            )}
            <Button component={Link} to={paths.myCourses} variant="secondary">
              Cancel
            </Button>
            <Button type="submit" loading={sending} loadingText="Creating...">
              Create Course
            </Button>
          </Cluster>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Prevents Enter in an input from submitting the whole course. */
function keepEnterInTheFields(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
