import { formatDuration } from '../../../../../server/features/courses/duration.rules';
import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount, formatPrice } from '../../../lib/format';
import { Card, CardLink } from '../../../ui/display/Card';
import { Section } from '../../../ui/layout/Layout';
import { LineBadge } from '../../../ui/map/LineBadge';
import { Stars } from '../../../ui/display/Stars';
import { levelName } from '../levelLabels';
import {
  type OtherCourseFragment,
  type OtherCoursesFragment,
  useOtherCourseFragment,
  useOtherCoursesFragment,
} from './OtherCourses.generated';
import styles from './OtherCourses.module.css';

/** Courses to continue with: of the same instructor, and related ones. Nothing if there are none. */
export function OtherCourses({ course }: { course: FragmentType<OtherCoursesFragment> }) {
  const { data, complete } = useOtherCoursesFragment(course);
  if (!complete) return null;
  const { instructor, otherCoursesOfInstructor, relatedCourses } = data;
  return (
    <>
      <CourseRow title={`More courses by ${instructor.name}`} courses={otherCoursesOfInstructor} />
      <CourseRow title="Related courses" courses={relatedCourses} />
    </>
  );
}

interface CourseRowProps {
  title: string;
  courses: OtherCoursesFragment['relatedCourses'];
}

function CourseRow({ title, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.row}>
        {courses.map((course) => (
          <li key={course.id}>
            <OtherCourse course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OtherCourse({ course }: { course: FragmentType<OtherCourseFragment> }) {
  const { data, complete } = useOtherCourseFragment(course);
  if (!complete) return null;
  const { id, title, category, level, lessonCount, durationMinutes, rating, reviewsCount } = data;
  return (
    <Card component="article" interactive className={styles.course}>
      <LineBadge category={category} withName />
      <h3 className={styles.title}>
        <CardLink component={Link} to={paths.course(id)}>
          {title}
        </CardLink>
      </h3>
      <p className={styles.facts}>By {data.instructor.name}</p>
      <p className={styles.facts}>
        {levelName(level)} ·{' '}
        {durationMinutes ? formatDuration(durationMinutes) : formatCount(lessonCount, 'lesson')}
      </p>
      <p className={styles.foot}>
        {reviewsCount > 0 ? <Stars rating={rating} count={reviewsCount} /> : <span>No reviews yet</span>}
        <strong>{formatPrice(data.priceCents)}</strong>
      </p>
    </Card>
  );
}
