import type { FragmentType } from '@apollo/client';
import { LineTrack, trackLabel } from '../../../ui/map/LineTrack';
import { type CourseProgressFragment, useCourseProgressFragment } from './CourseProgress.generated';
import styles from './CourseProgress.module.css';
import { CourseComplete } from './CourseComplete';

interface CourseProgressProps {
  course: FragmentType<CourseProgressFragment>;
  /** Whether the last lesson was just completed on this page. */
  justFinished: boolean;
}

/** The viewer's progress in the course; nothing if they are not enrolled. */
export function CourseProgress({ course: from, justFinished }: CourseProgressProps) {
  const { data: course, complete } = useCourseProgressFragment(from);
  if (!complete || !course.viewerEnrollment) return null;
  const { lessonsCompleted, completedPositions, percent, certificate } = course.viewerEnrollment;
  return (
    <div className={styles.progress}>
      <LineTrack
        total={course.lessonCount}
        completed={completedPositions}
        category={course.category}
        label={trackLabel(lessonsCompleted, course.lessonCount)}
      />
      <p className={styles.words}>
        {lessonsCompleted}/{course.lessonCount} lessons completed
        <span className={styles.percent}>{percent}%</span>
      </p>
      {percent === 100 && (
        <CourseComplete
          lessonCount={course.lessonCount}
          certificateNumber={certificate?.number ?? null}
          rule={course.certificateRule}
          celebrate={justFinished}
        />
      )}
    </div>
  );
}
