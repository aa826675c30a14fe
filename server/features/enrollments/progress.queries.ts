import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { certificateNotices } from '../notifications/notice.queries';
import type { Notice } from '../notifications/notice.service';
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
      )
      select "studentId" from moved`,
  );

/** Students who completed the whole course and have no certificate of it. */
export const uncertified = (courseId: string) =>
  statement(
    'enrollments: uncertified',
    { studentId: z.string() },
    sql`
      select e.student_id as "studentId" from enrollments e
      where e.course_id = ${courseId} and e.percent = 100
        and not exists (select from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)`,
  );

/** A certificate to be issued. */
interface NewCertificate {
  id: string;
  number: string;
  studentId: string;
}

/** One row: the notifications it inserted; null if none. */
export const certifyAll = (courseId: string, certificates: readonly NewCertificate[], now: Date) =>
  statement(
    'enrollments: certify',
    { notices: jsonOf<Notice[]>().nullable() },
    sql`
      with issued as (
        insert into certificates (id, number, student_id, course_id, student_name, course_title, instructor_name, issued_at)
        select n.id, n.number, s.id, c.id, s.name, c.title, i.name, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as n (id uuid, number text, "studentId" uuid)
          join accounts s on s.id = n."studentId" join courses c on c.id = ${courseId} join accounts i on i.id = c.instructor_id
        on conflict (student_id, course_id) do nothing
        returning student_id, course_id, course_title
      ), noticed as (${certificateNotices(sql`issued`, now)}
      )
      select json_agg(noticed) as notices from noticed`,
  );
