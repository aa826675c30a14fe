import type { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LineBadge } from '../../ui/LineBadge';
import { LineTrack, trackLabel } from '../../ui/LineTrack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './EnrolledCourse.module.css';
import { type EnrolledCourseFragment, useEnrolledCourseFragment } from './EnrolledCourse.generated';

/** One of the viewer's courses, with progress and a link to continue. */
export function EnrolledCourse({
  enrollment,
}: {
  enrollment: useFragment.FromOptionValue<EnrolledCourseFragment>;
}) {
  const { data, complete } = useEnrolledCourseFragment(enrollment);
  if (!complete) return null;
  const { course, lessonsCompleted, percent, nextLesson } = data;
  return (
    <Card component="article" className={styles.card}>
      <div className={styles.head}>
        <LineBadge category={course.category} />
        <h3>{course.title}</h3>
      </div>
      <div className={styles.progress}>
        <LineTrack
          total={course.lessonCount}
          done={lessonsCompleted}
          category={course.category}
          label={trackLabel(lessonsCompleted, course.lessonCount)}
        />
        <p className={styles.figures}>
          <span>
            {lessonsCompleted}/{course.lessonCount} lessons completed
          </span>
          <strong>{percent}%</strong>
        </p>
      </div>
      <div className={styles.foot}>
        <p className={styles.next}>{nextLessonLabel(nextLesson, course.lessonCount)}</p>
        <Button
          component={Link}
          to={nextLesson ? paths.courseAtLesson(course.id, nextLesson.id) : paths.course(course.id)}
          size="sm"
          variant={nextLesson ? 'primary' : 'secondary'}
        >
          Continue
          <VisuallyHidden> with {course.title}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}

function nextLessonLabel(nextLesson: { title: string } | null, lessonCount: number): string {
  if (nextLesson) return `Next: ${nextLesson.title}`;
  return lessonCount === 0 ? 'No lessons yet' : 'All lessons completed';
}
