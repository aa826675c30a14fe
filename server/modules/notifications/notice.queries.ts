import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';
import { foldText } from '../../platform/text.rules';
import type { NotificationKind } from './notification.types';

/**
 * Notifications from the platform, inserted by the statement that causes them, so that a crash cannot lose one; the
 * unique dedupe key prevents duplicates by concurrent processes.
 */

/** The columns of notifications that NoticeService.announce needs. */
export const noticeColumns = sql`id, recipient_id as "recipientId"`;

/** The row shape of `noticeColumns`. */
export const noticeShape = { id: z.string(), recipientId: z.string() };

/** The folded title, which is the first line of a course's search text. */
const foldedTitle = (course: Sql) => sql`split_part(${course}.search_text, E'\\n', 1)`;

/** The platform's own words around a folded title, folded like `foldText` does. */
const folded = (text: Sql) => sql`translate(lower(${text}), '“”', '""')`;

/** What a notice says of a course. */
interface CourseWords {
  kind: NotificationKind;
  title: string;
  /** The message before and after the title of the course. */
  message: readonly [before: string, after: string];
  /** Expression over a course `c`. */
  path: Sql;
  /** What keeps a person from a second notice about the same course: it is left out, or replaces the first one. */
  dedupe: { key: string; replaces: boolean };
}

/** @param recipients rows with recipient_id and course_id, one for each notice */
const courseNotices = (recipients: Sql, now: Date, words: CourseWords) => {
  const { kind, title, path, dedupe } = words;
  const [before, after] = words.message;
  const message = (course: Sql) => sql`${before}::text || ${course} || ${after}::text`;
  return sql`
  insert into notifications (id, recipient_id, kind, title, message, path, search_text, dedupe_key, course_id, created_at)
  select gen_random_uuid(), r.recipient_id, ${kind}::text, ${title}::text, ${message(sql`c.title`)}, ${path},
    ${folded(sql`${title}::text || E'\\n' || ${message(foldedTitle(sql`c`))}`)},
    ${dedupe.key}::text || ':' || c.id, c.id, ${now}::timestamptz
  from (${recipients}) r join courses c on c.id = r.course_id
  on conflict (recipient_id, dedupe_key) ${dedupe.replaces ? replaced : sql`do nothing`} returning ${noticeColumns}`;
};

const replaced = sql`do update set kind = excluded.kind, title = excluded.title, message = excluded.message,
  path = excluded.path, search_text = excluded.search_text, created_at = excluded.created_at, read_at = null`;

/**
 * For a statement that issues certificates: notifies their students.
 * @param issued rows with student_id and course_id, such as a CTE of what was inserted
 */
export const certificateNotices = (issued: Sql, now: Date) =>
  courseNotices(sql`select student_id as recipient_id, course_id from ${issued}`, now, {
    kind: 'CERTIFICATE_EARNED',
    title: 'Certificate earned',
    message: ['You completed “', '”. Your certificate is on your dashboard.'],
    path: sql`'/student/dashboard'`,
    dedupe: { key: 'certificate', replaces: false },
  });

/**
 * For a statement that invites: tells people with accounts about invitations that they have to answer.
 * @param invited rows with recipient_id and course_id
 */
export const invitationNotices = (invited: Sql, now: Date) =>
  courseNotices(sql`select * from ${invited}`, now, {
    kind: 'ENROLLMENT_CHANGED',
    title: 'You are invited to a course',
    message: ['“', '”: accept or decline the invitation.'],
    path: sql`'/invitation'`,
    dedupe: { key: 'student-invitation', replaces: false },
  });

/** What others did about students' places in a course: the title, and the text before and after the course's title. */
const PLACE_WORDS = {
  ENROLLED: { title: 'You were enrolled in a course', message: ['You can learn in “', '” now.'] },
  PLACED: { title: 'You are enrolled', message: ['You have a place in “', '” now.'] },
  REMOVED: {
    title: 'You were removed from a course',
    message: ['You are no longer enrolled in “', '”. Your progress is kept.'],
  },
} as const;

/**
 * For a statement with which others change students' places in courses: notifies each student. A later change in the same
 * course replaces this notification.
 * @param changed rows with student_id and course_id
 */
export const changedEnrollmentNotices = (
  changed: Sql,
  { change, now }: { change: keyof typeof PLACE_WORDS; now: Date },
) =>
  courseNotices(sql`select student_id as recipient_id, course_id from ${changed}`, now, {
    kind: 'ENROLLMENT_CHANGED',
    ...PLACE_WORDS[change],
    path: sql`'/courses/' || c.id`,
    dedupe: { key: 'enrollment', replaces: true },
  });

/**
 * For a statement about a request to join a course: notifies those who decide, in one notification a course that becomes
 * unread again.
 * @param deciding rows with account_id and course_id
 */
export const requestNotices = (deciding: Sql, now: Date) =>
  courseNotices(sql`select account_id as recipient_id, course_id from ${deciding}`, now, {
    kind: 'ENROLLMENT_REQUESTED',
    title: 'Requests to join',
    message: ['Students ask to join “', '”.'],
    path: sql`'/instructor/courses/' || c.id || '/joining'`,
    dedupe: { key: 'enrollment-request', replaces: true },
  });

/** The text of a day's enrollments; `where` names the course or says that there are several, `day` ends the sentence. */
const enrolledOn = (count: Sql, where: Sql, day: Sql) =>
  sql`${count} || case when ${count} = 1 then ' student' else ' students' end || ' enrolled in ' || ${where} || ' on ' || ${day}`;

/** The title of a course in quotes, or that there are several. */
const quotedOrSeveral = (title: Sql) => sql`coalesce('“' || ${title} || '”', 'your courses')`;

/**
 * For a statement that enrolls: notifies the instructors, each in one notification a day that counts up and becomes
 * unread again. The day is that of the instructor's clocks, or of UTC, which it then says. It names the course while all enrollments of the day are in one. Enrollments in a course that the
 * instructor muted are counted too, but leave it as read as it was.
 * @param enrolled rows with instructor_id and course_id, one a new enrollment
 */
export const enrollmentNotices = (enrolled: Sql, now: Date) => {
  const today = sql`${now}::timestamptz`;
  const added = (title: Sql) => enrolledOn(sql`e.students`, quotedOrSeveral(title), sql`e.day`);
  const title = (column: Sql) => sql`(select ${column} from courses c
    where c.id = excluded.course_id and c.id = n.course_id)`;
  const together = (column: Sql) =>
    enrolledOn(
      sql`(n.occasions + excluded.occasions)`,
      quotedOrSeveral(title(column)),
      sql`regexp_replace(excluded.message, '^.* on ', '')`,
    );
  return sql`
  insert into notifications as n (id, recipient_id, kind, title, message, path, search_text, dedupe_key, course_id,
    occasions, read_at, created_at)
  select gen_random_uuid(), e.instructor_id, 'STUDENT_ENROLLED', 'New enrollments', ${added(sql`c.title`)},
    '/instructor/dashboard', E'new enrollments\\n' || ${folded(added(foldedTitle(sql`c`)))},
    'enrolled:' || to_char(${today} at time zone e.zone, 'YYYY-MM-DD'), e.course_id, e.students,
    case when e.is_muted then ${today} end, ${now}
  from (
    select g.*, z.zone, to_char(${today} at time zone z.zone, 'FMDD Mon YYYY')
      || case when z.zone = a.time_zone then '.' else ' (UTC).' end as day
    from (
      select g.instructor_id, count(*)::int as students, bool_and(m.account_id is not null) as is_muted,
        case when min(g.course_id::text) = max(g.course_id::text) then min(g.course_id::text)::uuid end as course_id
      from ${enrolled} g left join muted_courses m on m.account_id = g.instructor_id and m.course_id = g.course_id
      group by g.instructor_id
    ) g join accounts a on a.id = g.instructor_id cross join lateral (select known_time_zone(a.time_zone)) as z (zone)
  ) e left join courses c on c.id = e.course_id
  on conflict (recipient_id, dedupe_key) do update set occasions = n.occasions + excluded.occasions,
    message = ${together(sql`c.title`)}, search_text = E'new enrollments\\n' || ${folded(together(foldedTitle(sql`c`)))},
    course_id = case when n.course_id = excluded.course_id then n.course_id end,
    read_at = case when excluded.read_at is not null then n.read_at end,
    created_at = case when excluded.read_at is not null then n.created_at else greatest(n.created_at, excluded.created_at) end
  returning ${noticeColumns}`;
};

/**
 * For a statement that writes messages: delivers each to its recipients.
 * @param written rows with id, conversation_id, sender_id, text, search_text, sent_at, recipient_id, title and
 *   search_title, one for each recipient
 */
export const messageNotices = (written: Sql) => sql`
  insert into notifications (id, recipient_id, sender_id, kind, title, message, path, search_text, dedupe_key,
    conversation_id, created_at)
  select gen_random_uuid(), w.recipient_id, w.sender_id, 'MESSAGE', w.title, w.text,
    '/messages/' || w.conversation_id, w.search_title || E'\\n' || w.search_text, 'message:' || w.id,
    w.conversation_id, w.sent_at
  from (${written}) w on conflict (recipient_id, dedupe_key) do nothing returning ${noticeColumns}`;

/** The text that a search matches: title and message folded, one per line, so that a term cannot match across both. */
export const notificationSearchText = ({ title, message }: { title: string; message: string }): string =>
  `${foldText(title)}\n${foldText(message)}`;

/** The texts for a quiz's notice; no row while students cannot take it. */
export const quizWords = (quizId: string) =>
  statement('notifications: words of a quiz', { quiz: z.string(), course: z.string() })`
    select q.title as quiz, c.title as course from quizzes q join courses c on c.id = q.course_id
    where q.id = ${quizId} and q.is_active and q.deleted_at is null and c.deleted_at is null`;

/** Notifies everyone enrolled, once per quiz, however often it is activated. */
export const quizNotices = (notice: { quizId: string; title: string; message: string; now: Date }) =>
  statement('notifications: quiz published', noticeShape)`
    insert into notifications
      (id, recipient_id, kind, title, message, path, search_text, dedupe_key, course_id, created_at)
    select gen_random_uuid(), e.student_id, 'QUIZ_PUBLISHED', ${notice.title}::text, ${notice.message}::text,
      '/quiz/take/' || q.id, ${notificationSearchText(notice)}::text, 'quiz:' || q.id, q.course_id, ${notice.now}::timestamptz
    from quizzes q join enrollments e on e.course_id = q.course_id where q.id = ${notice.quizId}
    on conflict (recipient_id, dedupe_key) do nothing returning ${noticeColumns}`;

/** A notification to one account, without a course by which its recipient could mute it. */
export interface GivenNotice {
  recipientId: string;
  kind: NotificationKind;
  title: string;
  message: string;
  path: string;
  /** It takes the place of an earlier one with the same key; null: of none. */
  dedupeKey: string | null;
}

export const insertNotice = (notice: GivenNotice & { now: Date }) =>
  statement('notifications: insert', noticeShape)`
    insert into notifications (id, recipient_id, kind, title, message, path, search_text, dedupe_key, created_at)
    values (gen_random_uuid(), ${notice.recipientId}, ${notice.kind}, ${notice.title}, ${notice.message},
      ${notice.path}, ${notificationSearchText(notice)}, ${notice.dedupeKey}, ${notice.now})
    on conflict (recipient_id, dedupe_key) ${replaced} returning ${noticeColumns}`;
