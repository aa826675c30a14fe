import { formatDuration } from '#server/modules/courses/course-options.rules';
import { withFragment } from '../../../apollo/fragments';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount, formatMonth, languageName } from '../../../lib/format';
import { LineBadge } from '../../../ui/map/LineBadge';
import { PageHeading } from '../../../ui/text/PageHeading';
import { Stars } from '../../../ui/display/Stars';
import { levelName } from '../../courses/levelLabels';
import { type CourseHeaderFragment, useCourseHeaderFragment } from './__generated__/CourseView.generated';
import { INSTRUCTOR_ID } from './CourseInstructor';

type Known = 'title' | 'category' | 'level' | 'rating' | 'reviewsCount' | 'lessonCount' | 'instructor';

/** Content of the header; a sample course has only what is always known. */
type CourseHeaderContent = Pick<CourseHeaderFragment, Known> & Partial<Omit<CourseHeaderFragment, Known>>;

/** The header of a course's page: what one needs to decide. */
export const CourseHeader = withFragment('course', useCourseHeaderFragment, CourseHeaderView);

/** The header itself, for courses outside the cache. */
export function CourseHeaderView({ course }: { course: CourseHeaderContent }) {
  const { durationMinutes, language, studentCount, updatedAt } = course;
  const facts = [
    levelName(course.level),
    formatCount(course.lessonCount, 'lesson'),
    durationMinutes && formatDuration(durationMinutes),
    language && languageName(language),
    updatedAt && `Updated ${formatMonth(updatedAt)}`,
  ].filter(Boolean);
  return (
    <header className="wm-stack wm-gap-12 wm-min-0">
      <PageHeading
        display
        eyebrow={
          <Link to={paths.catalogueOf(course.category)} className="wm-link-quiet">
            <LineBadge category={course.category} withName />
          </Link>
        }
        lead={course.subtitle}
      >
        {course.title}
      </PageHeading>
      <div className="wm-cluster wm-gap-16 wm-gap-y-4">
        {course.reviewsCount > 0 ? (
          <Stars rating={course.rating} count={course.reviewsCount} />
        ) : (
          <span>No reviews yet</span>
        )}
        {Boolean(studentCount) && <span>{formatCount(studentCount!, 'student')}</span>}
        <span>
          By{' '}
          <a href={`#${INSTRUCTOR_ID}`} className="wm-link">
            {course.instructor.name}
          </a>
        </span>
      </div>
      <ul
        className="wm-cluster wm-align-stretch wm-gap-16 wm-gap-y-4 wm-muted"
        aria-label="About this course"
      >
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  );
}
