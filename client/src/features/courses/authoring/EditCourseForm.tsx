import type { FragmentType } from '@apollo/client';
import { type FocusEvent, useId, useState } from 'react';
import { EditConflict } from '../../../forms/EditConflict';
import { errorIn } from '../../../forms/errorIn';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { formatDateTime } from '../../../lib/format';
import { useWhenHidden } from '../../../lib/useWhenHidden';
import { Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { CourseDetailsFields } from './CourseDetailsFields';
import { type CourseInfo } from './courseDraft';
import { problemCountsOf } from './courseProblems';
import { CourseSettingsFields, courseWords } from './CourseSettingsFields';
import { CourseTabs, useCourseTab } from './CourseTabs';
import { LessonManager } from './LessonManager';
import type { ManagedLessonsFragment } from './LessonManager.generated';
import { SaveStatus } from './SaveStatus';
import { useCourseAutosave } from './useCourseAutosave';

interface EditCourseFormProps {
  courseId: string;
  /** The saved value; it may change while the form is open. */
  saved: CourseInfo;
  savedRevision: number;
  lessonCount: number;
  lessons: FragmentType<ManagedLessonsFragment>;
}

/** Form for an existing course, with autosave. */
export function EditCourseForm(props: EditCourseFormProps) {
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
