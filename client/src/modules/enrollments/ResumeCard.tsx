import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { LineTrack, trackLabel } from '../../ui/map/LineTrack';
import type { EnrolledCourseFragment } from './__generated__/EnrolledCourse.generated';

/** The lesson of a course to continue with and how long it takes; nothing if no lesson is left. */
export function ResumeCard({ enrollment }: { enrollment: EnrolledCourseFragment }) {
  const { course, lessonsCompleted, completedPositions, resumeLesson: lesson } = enrollment;
  if (!lesson) return null;
  return (
    <Card component="section" padding="lg" aria-labelledby="resume" className="wm-grid wm-gap-24">
      <div>
        <p className="wm-muted wm-small wm-mb-4">Continue where you left off</p>
        <h2 id="resume">{course.title}</h2>
      </div>
      <LineTrack
        total={course.lessonCount}
        completed={completedPositions}
        category={course.category}
        label={trackLabel(lessonsCompleted, course.lessonCount)}
      />
      <div className="wm-cluster wm-justify-space-between wm-gap-16">
        <p className="wm-flex-14">
          Lesson {lesson.position}: {lesson.title}
          {lesson.durationSeconds !== null && (
            <span className="wm-muted">, {timeFor(lesson.durationSeconds, lesson.viewerPosition)}</span>
          )}
        </p>
        <Button component={Link} to={paths.courseAtLesson(course.id, lesson.id)}>
          Resume
        </Button>
      </div>
    </Card>
  );
}

/** How long a lesson takes, or what is left of it. */
function timeFor(duration: number, position: { seconds: number } | null): string {
  const left = duration - (position?.seconds ?? 0);
  return position && left > 0 ? `${minutesOf(left)} min left` : `${minutesOf(duration)} min`;
}

/** Whole minutes, at least 1, as "0 min" would be misleading. */
function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
