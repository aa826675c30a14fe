import type { FragmentType } from '@apollo/client';
import { type FocusEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { CheckedCourse } from '#server/modules/teaching/authoring/course-form.rules';
import { withFragment } from '../../../apollo/fragments';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { EditConflict } from '../../../forms/EditConflict';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatDateTime } from '../../../lib/format';
import type { Edit } from '../../../lib/formOutcome';
import { useWhenHidden } from '../../../lib/useWhenHidden';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { AlertIcon, CheckIcon } from '../../../ui/icons/Icons';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonFields } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { isAllowed } from '../../courses/coursePermissions';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import {
  type EditCoursePageQuery,
  type EditedCourseFragment,
  useEditCoursePageQuery,
  useEditedCourseFragment,
  UpdateCourseDocument,
} from './__generated__/EditCoursePage.generated';
import type { ManagedLessonsFragment } from './__generated__/ManageLessonsPage.generated';
import { CourseDetailsFields } from './CourseDetailsFields';
import {
  checkInfo,
  courseDraftKey,
  type CourseInfo,
  courseInfoFormat,
  infoOf,
  isSameInfo,
} from './courseDraft';
import { CourseSettingsFields, courseWords } from './CourseSettingsFields';
import { CourseBlockNote, CourseStateBadge, useSetCoursePublished } from './CourseState';
import { CourseTabs, problemCountsOf, useCourseTab } from './CourseTabs';
import styles from './EditCoursePage.module.css';
import { LessonManager } from './ManageLessonsPage';

/** Page for editing one of the instructor's courses. */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  // The form needs the current revision: stale cache data would cause a conflict on save.
  const query = useEditCoursePageQuery({ variables: { id: courseId }, fetchPolicy: 'network-only' });
  return (
    <TeamCourseFrame
      name="Edit Course"
      needs="EDIT_CONTENT"
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
      {(course) => (
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
      )}
    </TeamCourseFrame>
  );
}

type Teaching = NonNullable<NonNullable<EditCoursePageQuery['viewer']>['teaching']>;
type OneCourse = NonNullable<Teaching['course']>;

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

/** Form for an existing course, with autosave. */
const EditedCourse = withFragment('course', useEditedCourseFragment, EditCourseForm);

function EditCourseForm({ course, lessonCount, lessons }: EditedCourseProps) {
  const editor = useCourseEditor(course);
  const { draft, problems, conflict } = editor;
  const [restoredAt] = useState(editor.restoredAt);
  const [tab, openTab] = useCourseTab();
  const saveNow = useAutosave(editor);
  const fields = { info: draft, idOf: editor.idOf, errorOf: editor.errorOf, onChange: editor.change };

  function saveOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    // On blur, save without waiting for the debounce.
    if (!currentTarget.contains(relatedTarget)) saveNow();
  }

  return (
    <Stack gap={16} onBlur={saveOnLeaving}>
      {restoredAt && (
        <SurfaceNote role="status" title={`Your draft of ${formatDateTime(restoredAt)} is back`}>
          <p>It was kept on this device because it hadn’t been saved.</p>
        </SurfaceNote>
      )}
      {conflict && <EditConflict {...conflict} takesFocus={false} />}
      <SaveStatus editor={editor} onRetry={saveNow} />
      <CourseTabs
        tab={tab}
        onChange={openTab}
        problemCounts={problemCountsOf(problems)}
        panels={{
          details: <CourseDetailsFields {...fields} courseId={course.id} />,
          lessons: <LessonManager course={lessons} />,
          settings: <CourseSettingsFields {...fields} lessonCount={lessonCount} />,
        }}
      />
    </Stack>
  );
}

type CourseEditor = ReturnType<typeof useCourseEditor>;

function useCourseEditor(course: EditedCourseFragment) {
  const saved = useMemo(() => infoOf(course), [course]);
  return useEditor({
    noun: 'course',
    path: paths.editCourse(course.id),
    key: (accountId) => courseDraftKey(accountId, course.id),
    format: courseInfoFormat,
    saved,
    savedRevision: course.revision,
    isSame: isSameInfo,
    check: checkInfo,
    checksAtOnce: true,
    words: courseWords,
    save: useFormAction(UpdateCourseDocument, {
      variables: (edit: Edit<CheckedCourse>) => ({ id: course.id, ...edit }),
      revisionOf: (result) => result.course.revision,
      failed: 'Failed to save course',
    }),
  });
}

/** Debounce delay, in milliseconds. */
const DEBOUNCE_MS = 800;
/** Delay before a retry, in milliseconds. */
const RETRY_MS = 10_000;

/** Whether the request failed, rather than the server refusing a field. */
const hasFailed = ({ problems }: CourseEditor) => problems.some(({ path }) => path === '');

/**
 * Saves while the course is edited: debounced, one request at a time, always the latest version. Pauses during an edit
 * conflict, and until a refused field is corrected. Returns a function that saves at once.
 */
function useAutosave(editor: CourseEditor): () => void {
  const { draft, isChanged, sending, conflict, problems } = editor;
  const sent = useRef<CourseInfo>(null);
  const isRetry = hasFailed(editor);
  const mayBeSent = !sending && !conflict && (problems.length === 0 || isRetry);
  const waits = isChanged && mayBeSent;

  function save() {
    sent.current = editor.read();
    editor.submit();
  }

  function saveNow() {
    // Changes of the event that is being handled are not rendered yet.
    if (editor.hasNewChange() && mayBeSent && checkInfo(editor.read()).ok) save();
  }

  const saveLater = useEffectEvent(save);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => saveLater(), isRetry ? RETRY_MS : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [waits, draft, isRetry]);
  useWhenHidden(saveNow);
  useLeaveWarning(() => {
    const isOnItsWay = sending && sent.current !== null && isSameInfo(sent.current, draft);
    return isOnItsWay ? null : editor.leaveQuestion('the course');
  });

  return saveNow;
}

interface SaveStatusProps {
  editor: CourseEditor;
  onRetry: () => void;
}

/** Shows the autosave status. Only results are announced to screen readers, not progress. */
function SaveStatus({ editor, onRetry }: SaveStatusProps) {
  const { isChanged, conflict, problems } = editor;
  const trouble = problems[0]?.message;
  const isUnsaved = isChanged && (trouble !== undefined || conflict !== null);
  return (
    <div className={`wm-cluster wm-gap-12 wm-gap-y-8 wm-muted wm-small ${styles.saving}`}>
      <p role="status">
        {!isChanged && (
          <span className="wm-inline-row wm-gap-8 wm-success">
            <CheckIcon size={16} /> Saved
          </span>
        )}
        {isUnsaved && (
          <span className={`wm-inline-row wm-gap-8 ${styles.unsaved}`}>
            <AlertIcon size={16} />
            {`Not saved yet. Your draft is kept on this device.${trouble ? ` ${trouble}` : ''}`}
          </span>
        )}
      </p>
      {isChanged && !isUnsaved && <span aria-hidden="true">Saving...</span>}
      {isChanged && hasFailed(editor) && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
