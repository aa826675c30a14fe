import { numberedCertificateNotices as certificateNotices } from '../notifications/notice.queries';
import { percentOf } from './enrollment.queries';

/**
 * $1 course, whose row the caller has locked. Counts every enrollment anew from the lessons there are now; one row for each
 * that has changed.
 */
export const recountCourse = `/* enrollments: recount course */
  with counted as (
    select e.id, c.lesson_count as total, count(l.id)::int as done
    from enrollments e join courses c on c.id = e.course_id
      left join lesson_completions d on d.course_id = e.course_id and d.student_id = e.student_id
      left join lessons l on l.id = d.lesson_id and l.course_id = e.course_id
    where e.course_id = $1 group by e.id, c.lesson_count
  ), moved as (
    update enrollments e set lessons_completed = n.done, percent = ${percentOf('n.done', 'n.total')}
    from counted n where e.id = n.id and (e.lessons_completed, e.percent) is distinct from (n.done, ${percentOf('n.done', 'n.total')})
    returning e.student_id as "studentId"
  )
  select "studentId" from moved`;

/** $1 course. Students who have done all of it and have no certificate of it. */
export const uncertified = `/* enrollments: uncertified */
  select e.student_id as "studentId" from enrollments e
  where e.course_id = $1 and e.percent = 100
    and not exists (select from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)`;

/** $1 course, $2 students, $3 an id and $4 a number for each, $5 now. One row: what it notified. */
export const certifyAll = `/* enrollments: certify */
  with issued as (
    insert into certificates (id, number, student_id, course_id, student_name, course_title, instructor_name, issued_at)
    select n.id, n.number, s.id, c.id, s.name, c.title, i.name, $5
    from unnest($2::uuid[], $3::uuid[], $4::text[]) as n (student_id, id, number)
      join accounts s on s.id = n.student_id join courses c on c.id = $1 join accounts i on i.id = c.instructor_id
    on conflict (student_id, course_id) do nothing
    returning student_id, course_id, course_title
  ), noticed as (${certificateNotices('issued', '$5')}
  )
  select json_agg(noticed) as notices from noticed`;
