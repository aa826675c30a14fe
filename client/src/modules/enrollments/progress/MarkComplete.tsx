import type { FragmentType } from '@apollo/client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
import { LineTrack, trackLabel } from '../../../ui/map/LineTrack';
import {
  type MarkCompleteCourseFragment,
  type MarkCompleteFragment,
  useMarkCompleteCourseFragment,
  useMarkCompleteFragment,
} from './__generated__/MarkComplete.generated';
import styles from './MarkComplete.module.css';

interface MarkCompleteProps {
  lesson: FragmentType<MarkCompleteFragment>;
  course: FragmentType<MarkCompleteCourseFragment>;
  /** Needed on pages of the enrolled. */
  onComplete?: (lesson: { id: string; title: string }) => void;
  onUndo?: (lesson: { id: string; title: string }) => void;
  /** Further buttons of the lesson. */
  children?: ReactNode;
}

/**
 * Marks a lesson as completed, with Undo, and shows the progress beside it: a bar that stays in view. Viewers who are not
 * enrolled see how to enroll.
 */
export function MarkComplete({
  lesson: lessonFrom,
  course: courseFrom,
  onComplete,
  onUndo,
  children,
}: MarkCompleteProps) {
  const { data: lesson, complete: hasLesson } = useMarkCompleteFragment(lessonFrom);
  const { data: course, complete: hasCourse } = useMarkCompleteCourseFragment(courseFrom);
  const mark = useRef<HTMLButtonElement>(null);
  if (!hasLesson || !hasCourse) return null;

  if (!course.viewerEnrollment)
    return (
      <Cluster className={`wm-no-print wm-rule-above wm-pad-y-8 ${styles.bar}`} gap={8}>
        <p className="wm-flex-16 wm-muted">
          {course.viewerIsInstructor
            ? 'This is your course. Students mark this lesson complete here.'
            : 'Enroll in this course to mark lessons complete and follow your progress.'}
        </p>
        {children}
      </Cluster>
    );
  const { lessonsCompleted, completedPositions } = course.viewerEnrollment;
  const isDone = lesson.viewerHasCompleted;
  return (
    <div className={classes('wm-no-print wm-rule-above wm-pad-y-8', styles.bar, styles.enrolled)}>
      <LineTrack
        total={course.lessonCount}
        completed={completedPositions}
        category={course.category}
        label={trackLabel(lessonsCompleted, course.lessonCount)}
      />
      <Cluster gap={4}>
        {/* One button for both states: it keeps the focus, and a second click does nothing. */}
        <Button
          ref={mark}
          variant={isDone ? 'quiet' : 'primary'}
          className={isDone ? styles.done : undefined}
          iconStart={isDone && <CheckIcon className={`wm-success ${styles.check}`} />}
          aria-disabled={isDone || undefined}
          onClick={() => {
            if (!isDone) onComplete?.(lesson);
          }}
        >
          {isDone ? 'Completed' : 'Mark complete'}
        </Button>
        {isDone && (
          <Button
            variant="quiet"
            onClick={() => {
              onUndo?.(lesson);
              // This button is removed, so move its focus.
              mark.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
        {children}
      </Cluster>
    </div>
  );
}
