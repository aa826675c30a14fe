import type { FragmentType } from '@apollo/client';
import { withFragment } from '../../../apollo/fragments';
import { type FocusEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonFields } from '../../../ui/states/Skeletons';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import type { CoursePermission } from '../../../apollo/__generated__/types';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { useSetCoursePublished } from './useSetCoursePublished';
import {
  checkInfo,
  courseDraftKey,
  type CourseInfo,
  courseInfoFormat,
  infoOf,
  isSameInfo,
} from './courseDraft';
import {
  type EditedCourseFragment,
  useEditCoursePageQuery,
  useEditedCourseFragment,
  useUpdateCourseMutation,
} from './__generated__/EditCoursePage.generated';
import { CourseBlockNote } from './CourseBlockNote';
import { CourseStateBadge } from './CourseStateBadge';
import type { ManagedLessonsFragment } from './__generated__/ManageLessonsPage.generated';
import { EditConflict } from '../../../forms/EditConflict';
import { errorIn } from '../../../forms/errorIn';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatDateTime } from '../../../lib/format';
import { useWhenHidden } from '../../../lib/useWhenHidden';
import { SurfaceNote } from '../../../ui/states/States';
import { CourseDetailsFields } from './CourseDetailsFields';
import { CourseTabs, problemCountsOf, useCourseTab } from './CourseTabs';
import { CourseSettingsFields, courseWords } from './CourseSettingsFields';
import { LessonManager } from './LessonManager';
import { AlertIcon, CheckIcon } from '../../../ui/icons/Icons';
import styles from './EditCoursePage.module.css';
import { errorSentence } from '../../../apollo/errors';
import { savedBy } from '../../../lib/saveOutcome';
import { useKeptDraft } from '../../../forms/useKeptDraft';
import { useLeftForm } from '../../../forms/useLeftForm';
import { useSession } from '../../../lib/session';
import { toastUndo } from '../../../ui/overlays/toast';

/** Page for editing one of the instructor's courses. */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  const query = useEditCoursePageQuery({
    variables: { id: courseId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <TeamCourseFrame
      name="Edit Course"
      titleOf={({ title }) => `Edit ${title}`}
      lead={(course) => <TitleAndState {...course} />}
      actions={(course) => <HeadingActions {...course} />}
      width="text"
      what="course"
      skeleton={
        <Card padding="lg">
          <SkeletonFields fields={5} />
        </Card>
      }
      query={query}
    >
      {(course) =>
        isAllowed(course, 'EDIT_CONTENT') ? (
          <>
            <CourseBlockNote course={course} />
            {!course.isPublished && (
              <p>
                Once published, everyone can find this course and read its lessons without an account, even if
                they need a link or approval to join.
              </p>
            )}
            <EditedCourse key={courseId} course={course} lessonCount={course.lessonCount} lessons={course} />
          </>
        ) : (
          <NotAllowedInCourse courseId={course.id} />
        )
      }
    </TeamCourseFrame>
  );
}

interface OneCourse {
  id: string;
  title: string;
  isPublished: boolean;
  lessonCount: number;
  /** null: no administrator unpublished it. */
  block: object | null;
  viewerPermissions: readonly CoursePermission[];
}

function TitleAndState({ title, isPublished, block }: OneCourse) {
  return (
    <>
      {title} <CourseStateBadge isPublished={isPublished} block={block} />
    </>
  );
}

function HeadingActions({ id, title, isPublished, lessonCount, block, viewerPermissions }: OneCourse) {
  const setPublished = useSetCoursePublished();
  return (
    <Cluster gap={8}>
      <Button component={Link} to={paths.course(id)} variant="secondary" iconStart={<EyeIcon size={18} />}>
        Preview as a student
      </Button>
      <Button component={Link} to={paths.courseTeam(id)} variant="secondary">
        Team
      </Button>
      {!block && isAllowed({ viewerPermissions }, 'PUBLISH') && (
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          onClick={() => void setPublished({ id, title, lessonCount, isPublished })}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
    </Cluster>
  );
}

interface EditedCourseProps {
  course: EditedCourseFragment;
  lessonCount: number;
  lessons: FragmentType<ManagedLessonsFragment>;
}

const EditedCourse = withFragment('course', useEditedCourseFragment, EditedCourseView);

function EditedCourseView({ course, ...rest }: EditedCourseProps) {
  const saved = useMemo(() => infoOf(course), [course]);
  return <EditCourseForm courseId={course.id} saved={saved} savedRevision={course.revision} {...rest} />;
}

interface EditCourseFormProps {
  courseId: string;
  /** The saved value; it may change while the form is open. */
  saved: CourseInfo;
  savedRevision: number;
  lessonCount: number;
  lessons: FragmentType<ManagedLessonsFragment>;
}

/** Form for an existing course, with autosave. */
function EditCourseForm(props: EditCourseFormProps) {
  const { courseId, saved, savedRevision, lessonCount, lessons } = props;
  const form = useCourseAutosave({ courseId, saved, savedRevision });
  const { draft, problems, state } = form;
  const [restoredAt] = useState(form.restoredAt);
  const [tab, openTab] = useCourseTab();
  const id = useId();
  useLeaveWarning(form.leaveQuestion);

  const fields = {
    info: draft,
    idOf: (field: string) => `${id}-${field}`,
    errorOf: (field: string) => errorIn(problems, field),
    onChange: form.change,
  };

  useWhenHidden(form.saveNow);

  function saveOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    // On blur, save without waiting for the debounce.
    if (!currentTarget.contains(relatedTarget)) form.saveNow();
  }

  return (
    <Stack gap={16} onBlur={saveOnLeaving}>
      {restoredAt && (
        <SurfaceNote role="status" title={`Your draft of ${formatDateTime(restoredAt)} is back`}>
          <p>It was kept on this device because it hadn’t been saved.</p>
        </SurfaceNote>
      )}
      {state.kind === 'editConflict' && (
        <EditConflict
          message={state.message}
          saved={saved}
          draft={draft}
          words={courseWords}
          takesFocus={false}
          onKeepMine={form.keepMine}
          onUseSaved={form.showSavedVersion}
        />
      )}
      <SaveStatus
        state={state}
        isChanged={form.isChanged}
        problem={problems[0]?.message}
        onRetry={form.saveNow}
      />
      <CourseTabs
        tab={tab}
        onChange={openTab}
        problemCounts={problemCountsOf(problems)}
        panels={{
          details: <CourseDetailsFields {...fields} courseId={courseId} />,
          lessons: <LessonManager course={lessons} />,
          settings: <CourseSettingsFields {...fields} lessonCount={lessonCount} />,
        }}
      />
    </Stack>
  );
}

interface SaveStatusProps {
  state: SaveState;
  isChanged: boolean;
  /** Validation error that prevents saving, if any. */
  problem: string | undefined;
  onRetry: () => void;
}

/** Shows the autosave status. Only results are announced to screen readers, not progress. */
function SaveStatus({ state, isChanged, problem, onRetry }: SaveStatusProps) {
  const trouble =
    problem ?? (state.kind === 'failed' || state.kind === 'refused' ? state.message : undefined);
  const isOver = state.kind === 'editConflict';
  const isSaving = isChanged && !trouble && !isOver;
  return (
    <div className={`wm-cluster wm-gap-12 wm-gap-y-8 wm-muted wm-small ${styles.saving}`}>
      <p role="status">
        {!isChanged && (
          <span className="wm-inline-row wm-gap-8 wm-success">
            <CheckIcon size={16} /> Saved
          </span>
        )}
        {isChanged && (trouble || isOver) && (
          <span className={`wm-inline-row wm-gap-8 ${styles.unsaved}`}>
            <AlertIcon size={16} />
            {`Not saved yet. Your draft is kept on this device.${trouble ? ` ${trouble}` : ''}`}
          </span>
        )}
      </p>
      {isSaving && <span aria-hidden="true">Saving...</span>}
      {isChanged && state.kind === 'failed' && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Debounce delay, in milliseconds. */
const DEBOUNCE_MS = 800;
/** Delay before a retry, in milliseconds. */
const RETRY_MS = 10_000;
const SAVE_FAILED = 'Failed to save course';

type SaveState =
  | { kind: 'resting' }
  /** This version is being saved. */
  | { kind: 'saving'; words: CourseInfo }
  /** The server is unreachable or failed; a retry is scheduled. */
  | { kind: 'failed'; message: string }
  /** The server rejected this version. */
  | { kind: 'refused'; words: CourseInfo; message: string }
  /** Edit conflict: the other version is in the cache; saving pauses until the viewer chooses. */
  | { kind: 'editConflict'; message: string };

interface SavedCourse {
  courseId: string;
  saved: CourseInfo;
  savedRevision: number;
}

/**
 * Autosaves the fields of a course: debounced, one request at a time, always the latest version. Unsaved changes are
 * kept on this device.
 */
function useCourseAutosave({ courseId, saved, savedRevision }: SavedCourse) {
  const session = useSession();
  const autosave = useKeptDraft({
    key: courseDraftKey(session?.user.id ?? '', courseId),
    format: courseInfoFormat,
    saved,
    savedRevision,
    isSame: isSameInfo,
  });
  const { form, draft, isChanged } = autosave;
  const { hasLeft, announceNotSaved } = useLeftForm({
    path: paths.editCourse(courseId),
    isKept: autosave.isKept,
  });
  const [update] = useUpdateCourseMutation();
  const [state, setState] = useState<SaveState>({ kind: 'resting' });
  const checked = checkInfo(draft);
  const isOnItsWay = state.kind === 'saving' && isSameInfo(state.words, draft);
  const mayBeSent = (words: CourseInfo) =>
    checkInfo(words).ok &&
    state.kind !== 'saving' &&
    state.kind !== 'editConflict' &&
    !(state.kind === 'refused' && isSameInfo(state.words, words));
  const mayBeSaved = isChanged && mayBeSent(draft);

  async function send(words: CourseInfo, revision: number): Promise<void> {
    const input = checkInfo(words);
    if (!input.ok) return;
    setState({ kind: 'saving', words });
    const outcome = await outcomeOf(words, input.value, revision);
    if (hasLeft() && outcome.kind !== 'resting') announceNotSaved(words.title);
    setState(outcome);
  }

  async function outcomeOf(
    words: CourseInfo,
    input: Extract<ReturnType<typeof checkInfo>, { ok: true }>['value'],
    revision: number,
  ): Promise<SaveState> {
    try {
      const { data } = await update({ variables: { id: courseId, input, revision } });
      const result = data?.updateCourse;
      if (result?.__typename === 'CourseUpdated') {
        autosave.settle(words, result.course.revision);
        return { kind: 'resting' };
      }
      if (result?.__typename === 'CourseEditConflict')
        return { kind: 'editConflict', message: savedBy(result.lastEdit) ?? result.message };
      return { kind: 'refused', words, message: result?.fields[0]?.message ?? SAVE_FAILED };
    } catch (error) {
      return { kind: 'failed', message: errorSentence(error, SAVE_FAILED) };
    }
  }

  const save = useEffectEvent(() => void send(draft, autosave.revision ?? savedRevision));
  useEffect(() => {
    if (!mayBeSaved) return;
    const timer = setTimeout(() => save(), state.kind === 'failed' ? RETRY_MS : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [mayBeSaved, draft, state.kind]);

  return {
    draft,
    change: (part: Partial<CourseInfo>) => form.setValues(part),
    isChanged,
    restoredAt: autosave.restoredAt,
    problems: checked.ok ? [] : checked.fields,
    state,
    /** Flushes the debounce, if there are unsaved changes; those of the event that is being handled too. */
    saveNow: () => {
      const words = form.getValues();
      if (autosave.hasNewChange() && mayBeSent(words)) void send(words, autosave.revision ?? savedRevision);
    },
    keepMine: () => {
      autosave.rebase(draft);
      void send(draft, savedRevision);
    },
    showSavedVersion: () => {
      autosave.rebase(saved);
      setState({ kind: 'resting' });
      toastUndo('The form now shows the saved course', () => form.reset(draft));
    },
    /** null while exactly this version is being saved. */
    leaveQuestion: () => (isOnItsWay ? null : autosave.leaveQuestion('the course')),
  };
}
