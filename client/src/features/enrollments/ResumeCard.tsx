import type { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LineTrack, trackLabel } from '../../ui/LineTrack';
import styles from './ResumeCard.module.css';
import { type ResumeCardFragment, useResumeCardFragment } from './ResumeCard.generated';

/** The next lesson of a course with its duration; nothing if no lesson is left. */
export function ResumeCard({ enrollment }: { enrollment: useFragment.FromOptionValue<ResumeCardFragment> }) {
  const { data, complete } = useResumeCardFragment(enrollment);
  if (!complete || !data.nextLesson) return null;
  const { course, lessonsCompleted, nextLesson } = data;
  return (
    <Card component="section" padding="lg" aria-labelledby="resume" className={styles.card}>
      <div>
        <p className={styles.eyebrow}>Continue where you left off</p>
        <h2 id="resume">{course.title}</h2>
      </div>
      <LineTrack
        total={course.lessonCount}
        done={lessonsCompleted}
        category={course.category}
        label={trackLabel(lessonsCompleted, course.lessonCount)}
      />
      <div className={styles.foot}>
        <p>
          Lesson {nextLesson.position}: {nextLesson.title}
          {nextLesson.durationSeconds !== null && (
            <span className={styles.duration}>, {minutesOf(nextLesson.durationSeconds)} min</span>
          )}
        </p>
        <Button component={Link} to={paths.courseAtLesson(course.id, nextLesson.id)}>
          Resume
        </Button>
      </div>
    </Card>
  );
}

/** Whole minutes, at least 1, as "0 min" would be misleading. */
function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
