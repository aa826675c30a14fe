import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { percentOf } from './enrollment.queries';

/**
 * Recounts every enrollment from the current lessons; one row for each that changed. The caller has locked the
 * course's row.
 */
export const recountCourse = (courseId: string) =>
  statement(
    'enrollments: recount course',
    { studentId: z.string() },
    sql`
      with counted as (
        select e.id, c.lesson_count as total, count(l.id)::int as done
        from enrollments e join courses c on c.id = e.course_id
          left join lesson_completions d on d.course_id = e.course_id and d.student_id = e.student_id
          left join lessons l on l.id = d.lesson_id and l.course_id = e.course_id
        where e.course_id = ${courseId} group by e.id, c.lesson_count
      ), moved as (
        update enrollments e set lessons_completed = n.done, percent = ${percentOf(sql`n.done`, sql`n.total`)}
        from counted n where e.id = n.id
          and (e.lessons_completed, e.percent) is distinct from (n.done, ${percentOf(sql`n.done`, sql`n.total`)})
        returning e.student_id as "studentId"
      ), listed as (
        insert into figure_changes (course_id, student_id) select ${courseId}::uuid, "studentId" from moved
      )
      select "studentId" from moved`,
  );
