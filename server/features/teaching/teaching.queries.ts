import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { CourseLevel } from '../catalogue/catalogue.entities';
import type { Lesson } from '../catalogue/lesson.types';
import { lessonJson } from '../catalogue/shared.queries';
import { averageProgress, completionRate, courseTotals } from '../enrollments/course-figures.queries';
import type { InstructorCourseMetrics } from './instructor-course.types';

/** The author's reads, one statement each. */

/** A course `c` with its metrics `m`, in the shape of its GraphQL type. */
const instructorCourse = sql`c.id, c.title, c.description, c.category, c.level, c.price_cents as "priceCents", c.skills,
  c.is_published as "isPublished", c.lesson_count as "lessonCount", c.revision, c.created_at as "createdAt", m.metrics`;

const courseShape = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  level: z.enum(CourseLevel),
  priceCents: z.int(),
  skills: z.array(z.string()),
  isPublished: z.boolean(),
  lessonCount: z.int(),
  revision: z.int(),
  createdAt: z.date(),
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
