import sql from 'sql-template-tag';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { Course, HIDDEN_COURSE_COLUMNS } from '../course.entities';
import type { CourseBlock } from '../course.types';
import type { Lesson } from '../lesson.types';
import { courseBlockJson, lessonJson } from '../course-json.queries';
import { averageProgress, completionRate, courseTotals } from '../../enrollments/course-figures.queries';
import type { InstructorCourseMetrics } from './instructor-course.types';

/** The author's reads, one statement each. */

const ownShape = shapeOf(Course, {
  without: [...HIDDEN_COURSE_COLUMNS, 'rating', 'reviewsCount', 'studentCount'],
});

/** A course `c` with its metrics `m`, in the shape of its GraphQL type. */
const instructorCourse = sql`${columns('c', ownShape)}, ${courseBlockJson} as block, m.metrics`;

const courseShape = {
  ...ownShape,
  block: jsonOf<CourseBlock>().nullable(),
  metrics: jsonOf<InstructorCourseMetrics>(),
};

const courseFrom = sql`courses c cross join lateral (
    select json_build_object('enrollmentCount', n.students, 'completionCount', n.completed,
      'completionRate', ${completionRate}, 'averageProgress', ${averageProgress}) as metrics
    from ${courseTotals(sql`c.id`)} n) m`;

/** Condition on a course `c` for all of an author's reads and writes; deleted courses have no owner. */
export const isOwnedBy = (instructorId: string) =>
  sql`c.instructor_id = ${instructorId} and c.deleted_at is null`;

/** Newest first. */
export const ownCourses = (instructorId: string) =>
  statement(
    'teaching: courses',
    courseShape,
    sql`
      select ${instructorCourse} from ${courseFrom} where ${isOwnedBy(instructorId)}
      order by c.created_at desc, c.id desc`,
  );

/** One row with the lessons in order; none if the course is not the instructor's own. */
export const ownCourse = ({ instructorId, courseId }: { instructorId: string; courseId: string }) =>
  statement(
    'teaching: course',
    { ...courseShape, lessons: jsonOf<Lesson[]>() },
    sql`
      select ${instructorCourse},
        coalesce((select json_agg(${lessonJson(instructorId)} order by l.position)
          from lessons l where l.course_id = c.id), '[]') as lessons
      from ${courseFrom} where c.id = ${courseId} and ${isOwnedBy(instructorId)}`,
  );

/** Only the instructor's own, unordered. */
export const ownCoursesByIds = ({ instructorId, ids }: { instructorId: string; ids: readonly string[] }) =>
  statement(
    'teaching: courses by ids',
    courseShape,
    sql`
      select ${instructorCourse} from ${courseFrom}
      where c.id = any(${ids}::uuid[]) and ${isOwnedBy(instructorId)}`,
  );
