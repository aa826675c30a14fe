import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import type { NotificationKind } from './notification.types';
import type { NotificationCourse } from './notification.types';

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

const courseJson = (
  accountId: string,
  isMuted: Sql = sql`exists (
  select from muted_courses m where m.account_id = ${accountId} and m.course_id = c.id)`,
) => sql`json_build_object('id', c.id, 'title', c.title, 'isMuted', ${isMuted})`;

/** Courses that the account learns or teaches, about which it gets notifications. */
const isOwn = (accountId: string) => sql`c.deleted_at is null and (c.instructor_id = ${accountId}
  or exists (select from enrollments e where e.course_id = c.id and e.student_id = ${accountId}))`;

/** Courses whose notifications the account can mute, by title, the muted ones first; at most 200. */
export const mutableCourses = (accountId: string) =>
  statement('notifications: courses', { course: jsonOf<NotificationCourse>() })`
    select ${courseJson(accountId)} as course from courses c
      left join muted_courses m on m.account_id = ${accountId} and m.course_id = c.id
    where c.id in (
        select id from courses where instructor_id = ${accountId}
        union select course_id from enrollments where student_id = ${accountId})
      and c.deleted_at is null
    order by m.account_id is null, c.title, c.id limit 200`;

/** One row if the account learns or teaches the course. */
export const muteCourse = (input: { accountId: string; courseId: string; now: Date }) =>
  statement('notifications: mute course', { course: jsonOf<NotificationCourse>() })`
    with course as (
      select c.id, c.title from courses c where c.id = ${input.courseId} and ${isOwn(input.accountId)}
    ), muted as (
      insert into muted_courses (account_id, course_id, muted_at)
      select ${input.accountId}::uuid, id, ${input.now}::timestamptz from course on conflict do nothing
    )
    select ${courseJson(input.accountId, sql`true`)} as course from course c`;

/** One row if the account learns or teaches the course. */
export const unmuteCourse = (input: { accountId: string; courseId: string }) =>
  statement('notifications: unmute course', { course: jsonOf<NotificationCourse>() })`
    with unmuted as (
      delete from muted_courses where account_id = ${input.accountId} and course_id = ${input.courseId}
    )
    select ${courseJson(input.accountId, sql`false`)} as course
    from courses c where c.id = ${input.courseId} and ${isOwn(input.accountId)}`;

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
      and not exists (select from muted_courses m
        where m.account_id = n.recipient_id and m.course_id = n.course_id)
    order by n.created_at desc, n.id desc limit ${input.max}`;
