import sql, { type Sql } from 'sql-template-tag';

/** One row over the enrollments of a course, for a lateral join; `courseId` is a column or value of type uuid. */
export const courseTotals = (courseId: Sql) => sql`(
    select count(*)::int as students, count(*) filter (where percent = 100)::int as completed,
      coalesce(round(avg(percent)), 0)::int as average_progress,
      coalesce(round(100.0 * count(*) filter (where percent = 100) / nullif(count(*), 0)), 0)::int as completion_rate
    from enrollments where course_id = ${courseId})`;

/** Expression: the number of students of a course. */
export const studentCount = (courseId: Sql) =>
  sql`(select count(*)::int from enrollments where course_id = ${courseId})`;
