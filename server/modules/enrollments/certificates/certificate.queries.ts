import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { certificateNotices } from '../../notifications/notice.queries';
import type { Notice } from '../../notifications/notice.service';

/** Condition: the student passed every active quiz of the course. */
const passedEveryQuiz = (studentId: Sql, courseId: Sql) => sql`not exists (select from quizzes q
  where q.course_id = ${courseId} and q.is_active and q.deleted_at is null and not exists (
    select from quiz_attempts t where t.quiz_id = q.id and t.student_id = ${studentId} and t.passed))`;

/**
 * Condition: a student who completed every lesson has earned the certificate.
 * @param course a course row or CTE with `id` or, in `courseId`, another column of its id, and certificate_rule
 */
export const meetsCertificateRule = (studentId: Sql, course: Sql, courseId = sql`${course}.id`) =>
  sql`(${course}.certificate_rule = 'LESSONS' or ${passedEveryQuiz(studentId, courseId)})`;

/** What a certificate copies from its course, of a course row or CTE, and from the settings. */
export const certifiedCourse = (course: Sql) =>
  sql`${course}.title, ${course}.certificate_rule, ${course}.skills, ${course}.duration_minutes,
    (select s.name from platform_settings s)`;

/** The columns of certificates, in the order id, number, student, course, certifiedCourse, names, time. */
export const certificateColumns = sql`(id, number, student_id, course_id, course_title, rule, skills, duration_minutes,
  platform_name, student_name, instructor_name, issued_at)`;

/**
 * Students who earned the course's certificate and have none.
 * @param studentIds only these; null: all of the course
 */
export const uncertified = (courseId: string, studentIds: readonly string[] | null) =>
  statement('certificates: uncertified', { studentId: z.string() })`
    select e.student_id as "studentId" from enrollments e join courses c on c.id = e.course_id
    where e.course_id = ${courseId} and (${studentIds}::uuid[] is null or e.student_id = any(${studentIds}::uuid[]))
      and e.percent = 100 and c.deleted_at is null and ${meetsCertificateRule(sql`e.student_id`, sql`c`)}
      and not exists (select from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)`;

/** One row: the notifications it inserted; null if none. */
export const certifyAll = (
  courseId: string,
  certificates: readonly { studentId: string; number: string }[],
  now: Date,
) =>
  statement('certificates: certify', { notices: jsonOf<Notice[]>().nullable() })`
    with issued as (
      insert into certificates ${certificateColumns}
      select gen_random_uuid(), n.number, s.id, c.id, ${certifiedCourse(sql`c`)}, s.name, i.name, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as n (number text, "studentId" uuid)
        join accounts s on s.id = n."studentId" join courses c on c.id = ${courseId} join accounts i on i.id = c.instructor_id
      on conflict (student_id, course_id) do nothing
      returning student_id, course_id, course_title
    ), noticed as (${certificateNotices(sql`issued`, now)}
    )
    select json_agg(noticed) as notices from noticed`;
