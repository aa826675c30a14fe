import { Link } from 'react-router-dom';
import { formatDuration } from '#server/modules/courses/course-options.rules';
import { QueryView } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatCount, formatPrice } from '../../../lib/format';
import { Card, CardLink } from '../../../ui/display/Card';
import { Stars } from '../../../ui/display/Stars';
import { Section } from '../../../ui/layout/Layout';
import { LineBadge } from '../../../ui/map/LineBadge';
import { levelName } from '../../courses/levelLabels';
import styles from './OtherCourses.module.css';
import { type OtherCourseFragment, useOtherCoursesQuery } from './__generated__/CoursePage.generated';

/** Courses to continue with: of the same instructor, and related ones. Nothing if there are none. */
export function OtherCourses({ courseId }: { courseId: string }) {
  const query = useOtherCoursesQuery({ variables: { courseId } });
  return (
    <QueryView query={query} what="other courses" value={query.data?.course}>
      {({ instructor, otherCoursesOfInstructor, relatedCourses }) => (
        <>
          <CourseRow title={`More courses by ${instructor.name}`} courses={otherCoursesOfInstructor} />
          <CourseRow title="Related courses" courses={relatedCourses} />
        </>
      )}
    </QueryView>
  );
}

interface CourseRowProps {
  title: string;
  courses: readonly OtherCourseFragment[];
}

function CourseRow({ title, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={`wm-grid wm-gap-16 ${styles.row}`}>
        {courses.map((course) => (
          <li key={course.id}>
            <OtherCourse course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OtherCourse({ course }: { course: OtherCourseFragment }) {
  const { id, title, category, level, lessonCount, durationMinutes, rating, reviewsCount } = course;
  return (
    <Card component="article" interactive className={`wm-stack wm-gap-8 ${styles.course}`}>
      <LineBadge category={category} withName />
      <h3 className="wm-font-20 wm-line-125">
        <CardLink component={Link} to={paths.course(id)}>
          {title}
        </CardLink>
      </h3>
      <p className="wm-muted wm-small">By {course.instructor.name}</p>
      <p className="wm-muted wm-small">
        {levelName(level)} ·{' '}
        {durationMinutes ? formatDuration(durationMinutes) : formatCount(lessonCount, 'lesson')}
      </p>
      <p className={`wm-cluster wm-justify-space-between wm-gap-12 wm-gap-y-4 wm-small ${styles.foot}`}>
        {reviewsCount > 0 ? <Stars rating={rating} count={reviewsCount} /> : <span>No reviews yet</span>}
        <strong>{formatPrice(course.priceCents)}</strong>
      </p>
    </Card>
  );
}

/** After a course: one that the viewer is not learning yet. Nothing if there is none, or until it is known. */
export function NextCourse({ courseId }: { courseId: string }) {
  const { data } = useOtherCoursesQuery({ variables: { courseId } });
  if (!data?.course) return null;
  const { relatedCourses, otherCoursesOfInstructor } = data.course;
  const next = [...relatedCourses, ...otherCoursesOfInstructor].find(
    (course) => !course.viewerEnrollment && !course.viewerIsInstructor,
  );
  if (!next) return null;
  return (
    <Section level={3} title="Your next course">
      <OtherCourse course={next} />
    </Section>
  );
}
