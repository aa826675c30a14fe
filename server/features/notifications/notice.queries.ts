import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/**
 * Notifications from the platform, inserted by the statement that causes them, so that a crash cannot lose one; the
 * unique dedupe key prevents duplicates by concurrent processes.
 */

const columns = sql`(id, recipient_id, kind, title, message, path, search_text, dedupe_key, created_at)`;

/** The columns of notifications that NoticeService.announce needs. */
export const noticeColumns = sql`id, recipient_id as "recipientId"`;

/** The row shape of `noticeColumns`. */
export const noticeShape = { id: z.string(), recipientId: z.string() };

/** The folded title, which is the first line of a course's search text. */
const foldedTitle = (course: Sql) => sql`split_part(${course}.search_text, E'\\n', 1)`;

/**
 * For a statement that issues certificates: notifies their students.
 * @param issued rows with student_id, course_id and course_title, such as a CTE of what was inserted
 */
export const certificateNotices = (issued: Sql, now: Date) => sql`
  insert into notifications ${columns}
  select gen_random_uuid(), i.student_id, 'CERTIFICATE_EARNED', 'Certificate earned',
    'You completed “' || i.course_title || '”. Your certificate is on your dashboard.', '/student/dashboard',
    E'certificate earned\\nyou completed “' || ${foldedTitle(sql`c`)} || '”. your certificate is on your dashboard.',
    'certificate:' || i.course_id, ${now}
  from ${issued} i join courses c on c.id = i.course_id
  on conflict (recipient_id, dedupe_key) do nothing returning ${noticeColumns}`;

const enrolledToday = (count: Sql, day: Sql) =>
  sql`${count} || ' enrolled in your courses on ' || to_char(${day} at time zone 'UTC', 'FMDD Mon YYYY') || '.'`;

/**
 * For a statement that enrolls: notifies the instructor, in one notification a day (UTC) that counts up and becomes
 * unread again.
 * @param enrolled rows with instructor_id, one a new enrollment
 */
export const enrollmentNotices = (enrolled: Sql, now: Date) => {
  const today = sql`${now}::timestamptz`;
  const one = enrolledToday(sql`'1 student'`, today);
  const many = enrolledToday(sql`(n.occasions + 1) || ' students'`, today);
  return sql`
  insert into notifications as n ${columns}
  select gen_random_uuid(), e.instructor_id, 'STUDENT_ENROLLED', 'New enrollments', ${one}, '/instructor/dashboard',
    E'new enrollments\\n' || lower(${one}), 'enrolled:' || to_char(${today} at time zone 'UTC', 'YYYY-MM-DD'), ${now}
  from ${enrolled} e
  on conflict (recipient_id, dedupe_key) do update set occasions = n.occasions + 1, message = ${many},
    search_text = E'new enrollments\\n' || lower(${many}), read_at = null,
    created_at = greatest(n.created_at, excluded.created_at) returning ${noticeColumns}`;
};

/** The texts for a quiz's notice; no row while students cannot take it. */
export const quizWords = (quizId: string) =>
  statement(
    'notifications: words of a quiz',
    { quiz: z.string(), course: z.string() },
    sql`
      select q.title as quiz, c.title as course from quizzes q join courses c on c.id = q.course_id
      where q.id = ${quizId} and q.is_active and q.deleted_at is null and c.deleted_at is null`,
  );

/** Notifies everyone enrolled, once per quiz, however often it is activated. */
export const quizNotices = (notice: {
  quizId: string;
  title: string;
  message: string;
  searchText: string;
  now: Date;
}) =>
  statement(
    'notifications: quiz published',
    noticeShape,
    sql`
      insert into notifications ${columns}
      select gen_random_uuid(), e.student_id, 'QUIZ_PUBLISHED', ${notice.title}::text, ${notice.message}::text,
        '/quiz/take/' || q.id, ${notice.searchText}::text, 'quiz:' || q.id, ${notice.now}::timestamptz
      from quizzes q join enrollments e on e.course_id = q.course_id where q.id = ${notice.quizId}
      on conflict (recipient_id, dedupe_key) do nothing returning ${noticeColumns}`,
  );
