import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { CourseLevel } from '../catalogue/catalogue.entities';
import type { Lesson } from '../catalogue/lesson.types';
import { lessonJson } from '../catalogue/shared.queries';
import { averageProgress, completionRate, courseTotals } from '../enrollments/course-figures.queries';
import type { InstructorCourseMetrics } from './instructor-course.types';

/** The author's reads, each one statement. */

/** A course `c` with its numbers `m` as its GraphQL type has it. */
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

/** Of a course `c`. Deleted courses are nobody's; everything an author asks for goes through this condition. */
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

/** One row with the lessons in order, or none when it is not theirs. */
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

/** Their own ones alone, in no order. */
export const ownCoursesByIds = ({ instructorId, ids }: { instructorId: string; ids: readonly string[] }) =>
  statement(
    'teaching: courses by ids',
    courseShape,
    sql`
      select ${instructorCourse} from ${courseFrom}
      where c.id = any(${ids}::uuid[]) and ${isOwnedBy(instructorId)}`,
  );
