import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../platform/connection';
import { jsonOf, statement } from '../../platform/database/statement';
import { noticeColumns, noticeShape } from './notice.queries';
import type { NotificationKind } from './notification.types';
import type { EnrolledStudent, Notification, NotificationCourse } from './notification.types';

/** A notification as the statements return it; its tab follows from its kind. */
export type NotificationRow = Omit<Notification, 'tab'>;

/** Whether the recipient of a notification `n` muted the course that it is about. */
const isMuted = sql`exists (select from muted_courses m
  where m.account_id = n.recipient_id and m.course_id = n.course_id)`;

/** Whether the inbox of its recipient shows notifications of this kind. */
const isShown = sql`not exists (select from notification_settings o
  where o.account_id = n.recipient_id and o.kind = n.kind and not o.in_inbox)`;

const notificationJson = sql`json_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message,
  'path', n.path, 'isRead', n.read_at is not null, 'createdAt', n.created_at,
  'senderName', (select s.name from accounts s where s.id = n.sender_id),
  'course', (select json_build_object('id', c.id, 'title', c.title, 'isMuted', ${isMuted})
    from courses c where c.id = n.course_id and c.deleted_at is null))`;

/** Numbers of unread notifications by kind; kinds without any are left out. */
export type UnreadByKind = Partial<Record<NotificationKind, number>>;

const unreadByKind = (account: Sql) => sql`(select coalesce(json_object_agg(k.kind, k.count), '{}') from (
  select n.kind, count(*)::int as count from notifications n
  where n.recipient_id = ${account} and n.read_at is null and ${isShown} and not ${isMuted} group by n.kind) k)`;

/** One row for each of the recipients, unordered. Muted courses and kinds that are switched off do not count. */
export const unreadCounts = (recipientIds: readonly string[]) =>
  statement('notifications: unread counts', { recipientId: z.string(), unread: jsonOf<UnreadByKind>() })`
    select r.id as "recipientId", ${unreadByKind(sql`r.id`)} as unread
    from unnest(${recipientIds}::uuid[]) r(id)`;

/**
 * The recipient's, newest first, of these kinds (null: all): read, or unread and not muted (`isRead` null: all) and
 * matching `search`, a folded LIKE pattern (null: all). `after` is the last row of the previous page, null for the
 * first page.
 */
export const notificationsPage = (
  input: Requested & {
    recipientId: string;
    kinds: readonly NotificationKind[] | null;
    isRead: boolean | null;
    search: string | null;
  },
) =>
  statement('notifications: page', {
    id: z.string(),
    notification: jsonOf<NotificationRow>(),
    time: z.string(),
  })`
    select n.id, ${notificationJson} as notification, n.created_at::text as time
    from notifications n
    where n.recipient_id = ${input.recipientId} and ${isShown}
      and (${input.kinds}::text[] is null or n.kind = any(${input.kinds}::text[]))
      and (${input.isRead}::boolean is null or (n.read_at is not null) = ${input.isRead})
      and (${input.isRead}::boolean is distinct from false or not ${isMuted})
      and (${input.search}::text is null or n.search_text like ${input.search})
      and (${input.after?.time}::timestamptz is null or (n.created_at, n.id) < (${input.after?.time}, ${input.after?.id}::uuid))
    order by n.created_at desc, n.id desc limit ${input.rows}`;

/** One of the recipient's notifications with their unread counts; no row if it is not theirs. */
export const notificationById = ({ recipientId, id }: { recipientId: string; id: string }) =>
  statement('notifications: by id', {
    notification: jsonOf<NotificationRow>(),
    unread: jsonOf<UnreadByKind>(),
  })`
    select ${notificationJson} as notification, ${unreadByKind(sql`${recipientId}`)} as unread
    from notifications n where n.recipient_id = ${recipientId} and n.id = ${id}`;

/** The students of a notification about new enrollments, first enrolled first, at most 100; none for other kinds. */
export const enrolledStudents = ({ recipientId, id }: { recipientId: string; id: string }) => {
  const day = sql`substr(n.dedupe_key, length('enrolled:') + 1)::date`;
  const zone = sql`known_time_zone(i.time_zone)`;
  return statement('notifications: enrolled students', { student: jsonOf<EnrolledStudent>() })`
    select json_build_object('name', a.name, 'courseTitle', c.title) as student
    from notifications n join accounts i on i.id = n.recipient_id
      join courses c on c.instructor_id = i.id and c.deleted_at is null
      join enrollments e on e.course_id = c.id and e.enrolled_at >= ${day}::timestamp at time zone ${zone}
        and e.enrolled_at < (${day} + 1)::timestamp at time zone ${zone}
      join accounts a on a.id = e.student_id
    where n.id = ${id} and n.recipient_id = ${recipientId} and n.kind = 'STUDENT_ENROLLED'
    order by e.enrolled_at, e.id limit 100`;
};

/** A row if it was unread; reading it again keeps the first time. */
export const markRead = ({ recipientId, id, now }: { recipientId: string; id: string; now: Date }) =>
  statement('notifications: mark read', noticeShape)`
    update notifications set read_at = ${now}
    where recipient_id = ${recipientId} and id = ${id} and read_at is null returning ${noticeColumns}`;

/**
 * Marks notifications of these kinds (null: all that the inbox shows). One row, the newest that was unread; none if all
 * were read.
 */
export const markAllRead = (input: {
  recipientId: string;
  kinds: readonly NotificationKind[] | null;
  now: Date;
}) =>
  statement('notifications: mark all read', noticeShape)`
    with marked as (
      update notifications n set read_at = ${input.now}
      where n.recipient_id = ${input.recipientId} and n.read_at is null and ${isShown}
        and (${input.kinds}::text[] is null or n.kind = any(${input.kinds}::text[]))
      returning n.id, n.recipient_id, n.created_at
    )
    select ${noticeColumns} from marked order by created_at desc, id desc limit 1`;

/** Marks the messages of a conversation as read; a row for each that was unread. */
export const markConversationRead = (input: { recipientId: string; conversationId: string; now: Date }) =>
  statement('notifications: mark conversation read', noticeShape)`
    update notifications set read_at = ${input.now}
    where recipient_id = ${input.recipientId} and conversation_id = ${input.conversationId} and read_at is null
    returning ${noticeColumns}`;

/** The kinds that the account has changed. */
export const kindSettings = (accountId: string) =>
  statement('notifications: settings', { kind: z.string(), inInbox: z.boolean(), byMail: z.boolean() })`
    select kind, in_inbox as "inInbox", by_mail as "byMail" from notification_settings
    where account_id = ${accountId}`;

export const setKinds = (
  accountId: string,
  kinds: readonly { kind: NotificationKind; inInbox: boolean; byMail: boolean }[],
) =>
  statement('notifications: set kinds', {})`
    insert into notification_settings (account_id, kind, in_inbox, by_mail)
    select ${accountId}, k.* from unnest(${kinds.map(({ kind }) => kind)}::text[],
      ${kinds.map(({ inInbox }) => inInbox)}::boolean[], ${kinds.map(({ byMail }) => byMail)}::boolean[]) k
    on conflict (account_id, kind) do update set in_inbox = excluded.in_inbox, by_mail = excluded.by_mail`;

/** Courses `c` that the account learns or teaches, about which it gets notifications. */
const isOwn = (accountId: string) => sql`(c.deleted_at is null and c.id in (
  select id from courses where instructor_id = ${accountId}
  union select course_id from enrollments where student_id = ${accountId}))`;

/** Courses whose notifications the account can mute, by title, the muted ones first; at most 200. */
export const mutableCourses = (accountId: string) =>
  statement('notifications: courses', { course: jsonOf<NotificationCourse>() })`
    select json_build_object('id', c.id, 'title', c.title, 'isMuted', m.account_id is not null) as course
    from courses c left join muted_courses m on m.account_id = ${accountId} and m.course_id = c.id
    where ${isOwn(accountId)}
    order by m.account_id is null, c.title, c.id limit 200`;

/** One row if the account learns or teaches the course. */
export const setCourseMuted = (input: { accountId: string; courseId: string; isMuted: boolean; now: Date }) =>
  statement('notifications: set course muted', { course: jsonOf<NotificationCourse>() })`
    with course as (
      select c.id, c.title from courses c where c.id = ${input.courseId} and ${isOwn(input.accountId)}
    ), muted as (
      insert into muted_courses (account_id, course_id, muted_at)
      select ${input.accountId}::uuid, id, ${input.now}::timestamptz from course where ${input.isMuted}::boolean
      on conflict do nothing
    ), unmuted as (
      delete from muted_courses
      where account_id = ${input.accountId} and course_id = ${input.courseId} and not ${input.isMuted}::boolean
    )
    select json_build_object('id', id, 'title', title, 'isMuted', ${input.isMuted}::boolean) as course from course`;

/** What a daily summary says: unread notifications of a period, the newest first, without muted and switched-off ones. */
export const summarizedNotifications = (input: {
  recipientId: string;
  from: Date;
  until: Date;
  max: number;
}) =>
  statement('notifications: daily summary', {
    kind: z.string(),
    title: z.string(),
    message: z.string(),
    path: z.string().nullable(),
    senderName: z.string().nullable(),
    courseId: z.string().nullable(),
    courseTitle: z.string().nullable(),
    total: z.int(),
  })`
    select n.kind, n.title, n.message, n.path, s.name as "senderName", c.id as "courseId", c.title as "courseTitle",
      (count(*) over ())::int as total
    from notifications n
      left join accounts s on s.id = n.sender_id
      left join courses c on c.id = n.course_id and c.deleted_at is null
    where n.recipient_id = ${input.recipientId} and n.read_at is null
      and n.created_at > ${input.from} and n.created_at <= ${input.until}
      and not exists (select from notification_settings o
        where o.account_id = n.recipient_id and o.kind = n.kind and not o.by_mail)
      and not ${isMuted}
    order by n.created_at desc, n.id desc limit ${input.max}`;
