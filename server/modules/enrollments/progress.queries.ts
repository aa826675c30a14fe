import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { percentOf } from './enrollment.queries';

/**
 * Counts the progress of every enrollment again, with the lessons as they are now; one row for each that changed. The
 * caller has locked the course's row.
 */
export const recountCourse = (courseId: string) =>
  statement(
    'enrollments: recount course',
    { studentId: z.string() },
    sql`
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
      select "studentId" from moved`,
  );
