import sql from 'sql-template-tag';
import { z } from 'zod';
import { isTrusted } from '../settings/trust.queries';
import { statement } from '../database/statement';

/** The last day, as YYYY-MM-DD in UTC, for which an account has planned invitation mails, and how many on it. */
const dayShape = { day: z.string(), count: z.int() };

interface DayOfAccount {
  accountId: string;
  /** YYYY-MM-DD in UTC. */
  today: string;
}

/** Whether an account verified its address, whether administrators trust it, and since when it exists. */
export const invitationSender = (accountId: string) =>
  statement(
    'mails: invitation sender',
    { isVerified: z.boolean(), isTrusted: z.boolean(), createdAt: z.date() },
    sql`
      select a.email_proved_at is not null as "isVerified", ${isTrusted(sql`a.id`)} as "isTrusted", a.created_at as "createdAt"
      from accounts a where a.id = ${accountId}`,
  );

/** Counts a mail of today; no row if `max` are planned, or mails of a later day. */
export const countMailOfToday = ({ accountId, today, max }: DayOfAccount & { max: number }) =>
  statement(
    'mails: count invitation mail of today',
    { count: z.int() },
    sql`
      insert into invitation_mail_days as d (account_id, day, count) values (${accountId}, ${today}, 1)
      on conflict (account_id) do update set day = excluded.day,
        count = case when d.day < excluded.day then 1 else d.count + 1 end
      where d.day < excluded.day or (d.day = excluded.day and d.count < ${max})
      returning count`,
  );

/** No row: none were planned yet. */
export const plannedDay = (accountId: string) =>
  statement(
    'mails: planned invitation mails',
    dayShape,
    sql`select day::text, count from invitation_mail_days where account_id = ${accountId}`,
  );

/** The same, locked until the transaction ends. No row for administrators, who have no limit. */
export const lockPlannedDay = ({ accountId, today }: DayOfAccount) =>
  statement(
    'mails: lock planned invitation mails',
    dayShape,
    sql`
      insert into invitation_mail_days as d (account_id, day, count)
      select a.id, ${today}::date, 0 from accounts a where a.id = ${accountId} and a.role <> 'ADMIN'
      on conflict (account_id) do update set count = d.count
      returning day::text, count`,
  );

export const storePlannedDay = (planned: { accountId: string; day: string; count: number }) =>
  statement(
    'mails: store planned invitation mails',
    {},
    sql`
      update invitation_mail_days set day = ${planned.day}, count = ${planned.count}
      where account_id = ${planned.accountId}`,
  );
