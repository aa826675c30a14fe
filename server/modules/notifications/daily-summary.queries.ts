import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** What a daily summary says: unread notifications of a period, the newest first, without muted and switched-off ones. */
export const summarizedNotifications = (input: {
  recipientId: string;
  from: Date;
  until: Date;
  max: number;
}) =>
  statement(
    'notifications: daily summary',
    {
      kind: z.string(),
      title: z.string(),
      message: z.string(),
      path: z.string().nullable(),
      senderName: z.string().nullable(),
      courseId: z.string().nullable(),
      courseTitle: z.string().nullable(),
      total: z.int(),
    },
    sql`
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
      order by n.created_at desc, n.id desc limit ${input.max}`,
  );
