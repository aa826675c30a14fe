import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { percentOf } from './enrollment.queries';

/**
 * Counts the progress of every enrollment again, with the lessons as they are now; one row for each that changed. The
 * caller has locked the course's row.
 */
export const recountCourse = (courseId: string) =>
  statement('enrollments: recount course', { studentId: z.string() })`
    with counted as (
      select e.id, count(d.lesson_id)::int as done, count(l.id)::int as total,
        (array_agg(l.id order by l.position) filter (where d.lesson_id is null))[1] as next_lesson_id
      from enrollments e left join lessons l on l.course_id = e.course_id
        left join lesson_completions d on d.student_id = e.student_id and d.lesson_id = l.id
      where e.course_id = ${courseId} group by e.id
    ), moved as (
      update enrollments e set lessons_completed = n.done, percent = n.percent, next_lesson_id = n.next_lesson_id
      from (select c.*, ${percentOf(sql`c.done`, sql`c.total`)} as percent from counted c) n
      where e.id = n.id and (e.lessons_completed, e.percent, e.next_lesson_id)
        is distinct from (n.done, n.percent, n.next_lesson_id)
      returning e.student_id as "studentId"
    )
    select "studentId" from moved`;

/** One row over the enrollments of a course, for a lateral join; `courseId` is a column or value of type uuid. */
export const courseTotals = (courseId: Sql) => sql`(
    select count(*)::int as students, count(*) filter (where percent = 100)::int as completed,
      coalesce(round(avg(percent)), 0)::int as average_progress,
      coalesce(round(100.0 * count(*) filter (where percent = 100) / nullif(count(*), 0)), 0)::int as completion_rate
    from enrollments where course_id = ${courseId})`;

/** Expression: the number of students of a course. */
export const studentCount = (courseId: Sql) =>
  sql`(select count(*)::int from enrollments where course_id = ${courseId})`;

/**
 * Condition: the name of an account `a` is like all the patterns of `wordPatterns`, or with its address if the viewer may see it. The whole
 * search text, which has an index, narrows it down first; its first line is the name.
 * @param seesAddresses expression of type boolean
 */
export const matchesPerson = (
  patterns: readonly string[] | null,
  seesAddresses: Sql,
) => sql`(a.search_text like ${patterns?.[0] ?? null}
          and case when ${seesAddresses} then a.search_text else split_part(a.search_text, E'\\n', 1) end
            like all(${patterns}::text[]))`;
