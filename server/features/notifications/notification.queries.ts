import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { TimePosition } from '../../platform/connection';
import { jsonOf, statement } from '../../platform/database/statement';
import { noticeColumns, noticeShape } from './notice.queries';
import type { Notification } from './notification.types';

const notificationJson = sql`json_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message,
  'path', n.path, 'isRead', n.read_at is not null, 'createdAt', n.created_at,
  'senderName', (select s.name from accounts s where s.id = n.sender_id))`;

const unreadCountOf = (account: Sql) =>
  sql`(select count(*)::int from notifications u where u.recipient_id = ${account} and u.read_at is null)`;

/** One row for each of the recipients, unordered. */
export const unreadCounts = (recipientIds: readonly string[]) =>
  statement(
    'notifications: unread counts',
    { recipientId: z.string(), unreadCount: z.int() },
    sql`
      select r.id as "recipientId", ${unreadCountOf(sql`r.id`)} as "unreadCount"
      from unnest(${recipientIds}::uuid[]) r(id)`,
  );

/**
 * The recipient's, newest first: read or unread (`isRead` null: both) and matching `search`, a folded LIKE pattern
 * (null: all). `after` is the last row of the previous page, null for the first page.
 */
export const notificationsPage = ({
  recipientId,
  isRead,
  search,
  rows,
  after,
}: {
  recipientId: string;
  isRead: boolean | null;
  search: string | null;
  rows: number;
  after: TimePosition | null;
}) =>
  statement(
    'notifications: page',
    { notification: jsonOf<Notification>(), time: z.string() },
    sql`
      select ${notificationJson} as notification, n.created_at::text as time
      from notifications n
      where n.recipient_id = ${recipientId}
        and (${isRead}::boolean is null or (n.read_at is not null) = ${isRead})
        and (${search}::text is null or n.search_text like ${search})
        and (${after?.time}::timestamptz is null or (n.created_at, n.id) < (${after?.time}, ${after?.id}::uuid))
      order by n.created_at desc, n.id desc limit ${rows}`,
  );

/** One of the recipient's notifications with their unread count; no row if it is not theirs. */
export const notificationById = ({ recipientId, id }: { recipientId: string; id: string }) =>
  statement(
    'notifications: by id',
    { notification: jsonOf<Notification>(), unreadCount: z.int() },
    sql`
      select ${notificationJson} as notification, ${unreadCountOf(sql`${recipientId}`)} as "unreadCount"
      from notifications n where n.recipient_id = ${recipientId} and n.id = ${id}`,
  );

/** A row if it was unread; reading it again keeps the first time. */
export const markRead = ({ recipientId, id, now }: { recipientId: string; id: string; now: Date }) =>
  statement(
    'notifications: mark read',
    noticeShape,
    sql`
      with marked as (
        update notifications set read_at = ${now}
        where recipient_id = ${recipientId} and id = ${id} and read_at is null
        returning id, recipient_id
      )
      select ${noticeColumns} from marked`,
  );

/** One row, the newest that was unread, which represents all of them; none if all were read. */
export const markAllRead = ({ recipientId, now }: { recipientId: string; now: Date }) =>
  statement(
    'notifications: mark all read',
    noticeShape,
    sql`
      with marked as (
        update notifications set read_at = ${now} where recipient_id = ${recipientId} and read_at is null
        returning id, recipient_id, created_at
      )
      select ${noticeColumns} from marked order by created_at desc, id desc limit 1`,
  );

interface NewMessage {
  id: string;
  senderId: string;
  /** The recipient's, canonical. */
  email: string;
  title: string;
  message: string;
  searchText: string;
  now: Date;
}

/**
 * One statement finds the recipient, checks the relation and inserts, so that an unknown email cannot be told from a
 * refused one.
 */
const send = (relation: Sql, { id, senderId, email, title, message, searchText, now }: NewMessage) => sql`
  insert into notifications (id, recipient_id, sender_id, kind, title, message, search_text, created_at)
  select ${id}::uuid, a.id, ${senderId}::uuid, 'MESSAGE', ${title}::text, ${message}::text, ${searchText}::text,
    ${now}::timestamptz
  from accounts a
  where a.email = ${email} and a.id <> ${senderId} and exists (${relation})
  returning ${noticeColumns}`;

/** To an instructor with a published course. A row if it was sent. */
export const sendToInstructor = (message: NewMessage) =>
  statement(
    'notifications: send to instructor',
    noticeShape,
    send(
      sql`select from courses c where c.instructor_id = a.id and c.is_published and c.deleted_at is null`,
      message,
    ),
  );

/** To a student enrolled in a course of the sender. A row if it was sent. */
export const sendToStudent = (message: NewMessage) =>
  statement(
    'notifications: send to student',
    noticeShape,
    send(
      sql`
        select from enrollments e join courses c on c.id = e.course_id
        where e.student_id = a.id and c.instructor_id = ${message.senderId} and c.deleted_at is null`,
      message,
    ),
  );
