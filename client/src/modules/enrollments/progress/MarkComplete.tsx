import type { FragmentType } from '@apollo/client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { CheckIcon } from '../../../ui/icons/Icons';
import { Cluster } from '../../../ui/layout/Layout';
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
  onComplete: (lesson: { id: string; title: string }) => void;
  onUndo: (lesson: { id: string; title: string }) => void;
  /** Further links, such as to the next lesson. */
  children?: ReactNode;
}

/** Marks a lesson as completed, with Undo; viewers who are not enrolled see how to enroll. */
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

  const isDone = lesson.viewerHasCompleted;
  return (
    <Cluster className={styles.bar} gap={8}>
      {course.viewerEnrollment ? (
        <>
          {/* One button for both states: it keeps the focus, and a second click does nothing. */}
          <Button
            ref={mark}
            variant={isDone ? 'quiet' : 'primary'}
            iconStart={isDone && <CheckIcon className={styles.check} />}
            aria-disabled={isDone || undefined}
            onClick={() => {
              if (!isDone) onComplete(lesson);
            }}
          >
            {isDone ? 'Completed' : 'Mark complete'}
          </Button>
          {isDone && (
            <Button
              variant="quiet"
              onClick={() => {
                onUndo(lesson);
                // This button is removed, so move its focus.
                mark.current?.focus();
              }}
            >
              Undo
            </Button>
          )}
        </>
      ) : (
        <p className={styles.why}>
          {course.viewerIsInstructor
            ? 'This is your course. Students mark this lesson complete here.'
            : 'Enroll in this course to mark lessons complete and follow your progress.'}
        </p>
      )}
      {children && <div className={styles.onward}>{children}</div>}
    </Cluster>
  );
}
