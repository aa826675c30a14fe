import type { FragmentType } from '@apollo/client';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button';
import { CheckIcon } from '../../ui/Icons';
import { Cluster } from '../../ui/Layout';
import {
  type MarkCompleteCourseFragment,
  type MarkCompleteFragment,
  useMarkCompleteCourseFragment,
  useMarkCompleteFragment,
} from './MarkComplete.generated';
import styles from './MarkComplete.module.css';

interface MarkCompleteProps {
  lesson: FragmentType<MarkCompleteFragment>;
  course: FragmentType<MarkCompleteCourseFragment>;
  onComplete: (lesson: { id: string; title: string }) => void;
  onUndo: (lesson: { id: string; title: string }) => void;
  /** Where to go from here, such as the next stop. */
  children?: ReactNode;
}

/** Marks a lesson complete by hand, and back; for those who are not enrolled it says what it takes. */
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
          {/* The same button in both states: the focus stays, and a second press does no harm. */}
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
                // This button goes, the focus must not.
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
