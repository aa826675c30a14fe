import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { LineBadge } from '../../ui/map/LineBadge';
import { LineTrack, trackLabel } from '../../ui/map/LineTrack';
import { CourseNotificationsMenu } from '../notifications/CourseNotificationsMenu';
import styles from './EnrolledCourse.module.css';
import type { EnrolledCourseFragment } from './__generated__/EnrolledCourse.generated';

/** One of the viewer's courses, with progress and a link to continue. */
export function EnrolledCourse({ enrollment }: { enrollment: EnrolledCourseFragment }) {
  const { course, lessonsCompleted, completedPositions, percent, resumeLesson } = enrollment;
  return (
    <Card component="article" className="wm-stack wm-gap-16">
      <div className="wm-row wm-align-start wm-gap-12">
        <LineBadge category={course.category} />
        <h3 className="wm-min-0">{course.title}</h3>
        <CourseNotificationsMenu course={course} className={`wm-end ${styles.menu}`} />
      </div>
      <div className={`wm-stack wm-gap-8 ${styles.progress}`}>
        <LineTrack
          total={course.lessonCount}
          completed={completedPositions}
          category={course.category}
          label={trackLabel(lessonsCompleted, course.lessonCount)}
        />
        <p className="wm-row wm-align-stretch wm-justify-space-between wm-gap-12 wm-small">
          <span>
            {lessonsCompleted}/{course.lessonCount} lessons completed
          </span>
          <strong>{percent}%</strong>
        </p>
      </div>
      <div className={`wm-row wm-justify-space-between wm-gap-16 ${styles.foot}`}>
        <p className="wm-clamp-2 wm-muted wm-small wm-min-0">
          {nextLessonLabel(resumeLesson, course.lessonCount)}
        </p>
        <Button
          component={Link}
          to={resumeLesson ? paths.courseAtLesson(course.id, resumeLesson.id) : paths.course(course.id)}
          size="sm"
          variant="secondary"
        >
          Continue
          <span className="wm-visually-hidden"> with {course.title}</span>
        </Button>
      </div>
    </Card>
  );
}

function nextLessonLabel(lesson: { title: string } | null, lessonCount: number): string {
  if (lesson) return `Next: ${lesson.title}`;
  return lessonCount === 0 ? 'No lessons yet' : 'All lessons completed';
}
