const notificationJson = `json_build_object('id', n.id, 'kind', n.kind, 'title', n.title, 'message', n.message,
  'path', n.path, 'isRead', n.read_at is not null, 'createdAt', n.created_at,
  'senderName', (select s.name from accounts s where s.id = n.sender_id))`;

const unreadCountOf = (account: string) =>
  `(select count(*)::int from notifications u where u.recipient_id = ${account} and u.read_at is null)`;

/** $1 recipients. One row for each of them, in no order. */
export const unreadCounts = `/* notifications: unread counts */
  select r.id as "recipientId", ${unreadCountOf('r.id')} as "unreadCount" from unnest($1::uuid[]) r(id)`;

/**
 * $1 recipient, $2 whether read (null: both), $3 folded search as a LIKE pattern (null: none), $4 rows, $5 and $6 time
 * and id of the last row of the page before (null for the first page).
 */
export const notificationsPage = `/* notifications: page */
  select ${notificationJson} as notification, n.created_at::text as time
  from notifications n
  where n.recipient_id = $1 and ($2::boolean is null or (n.read_at is not null) = $2)
    and ($3::text is null or n.search_text like $3)
    and ($5::timestamptz is null or (n.created_at, n.id) < ($5, $6::uuid))
  order by n.created_at desc, n.id desc limit $4`;

/** $1 recipient, $2 id. */
export const notificationById = `/* notifications: by id */
  select ${notificationJson} as notification, ${unreadCountOf('$1')} as "unreadCount"
  from notifications n where n.recipient_id = $1 and n.id = $2`;

/** $1 recipient, $2 id, $3 now. A row when it was unread: opening it again leaves the first time. */
export const markRead = `/* notifications: mark read */
  with marked as (
    update notifications set read_at = $3 where recipient_id = $1 and id = $2 and read_at is null
    returning id, recipient_id)
  select id, recipient_id as "recipientId" from marked`;

/** $1 recipient, $2 now. One row, the newest of those that were unread, which stands for all; none when none was. */
export const markAllRead = `/* notifications: mark all read */
  with marked as (
    update notifications set read_at = $2 where recipient_id = $1 and read_at is null
    returning id, recipient_id, created_at)
  select id, recipient_id as "recipientId" from marked order by created_at desc, id desc limit 1`;

/** One statement finds the recipient, checks the relation and writes: nothing tells an unknown email from a refused one. */
const send = (relation: string) => `
  insert into notifications (id, recipient_id, sender_id, kind, title, message, search_text, created_at)
  select $1, a.id, $2, 'MESSAGE', $4, $5, $6, $7 from accounts a
  where a.email = $3 and a.id <> $2 and exists (${relation})
  returning id, recipient_id as "recipientId"`;

/** $1 new id, $2 sender, $3 canonical email, $4 title, $5 message, $6 its search text, $7 now. A row when it was sent. */
export const sendToInstructor = `/* notifications: send to instructor */ ${send(`
  select from courses c where c.instructor_id = a.id and c.is_published and c.deleted_at is null`)}`;

/** As sendToInstructor, to somebody enrolled in a course of the sender's. */
export const sendToStudent = `/* notifications: send to student */ ${send(`
  select from enrollments e join courses c on c.id = e.course_id
  where e.student_id = a.id and c.instructor_id = $2 and c.deleted_at is null`)}`;
