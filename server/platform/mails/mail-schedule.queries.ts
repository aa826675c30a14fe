import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../database/statement';
import type { MailScheduleKind } from './mail.entities';

/** The time zone in which an account's mails are scheduled. */
const zoneOf = (account: Sql) =>
  sql`known_time_zone((select a.time_zone from accounts a where a.id = ${account}))`;

/** Whether an account `a` can be used: it is not suspended, and not about to be deleted. */
const isInUse = sql`a.suspended_at is null
        and not exists (select from account_deletions d where d.account_id = a.id)`;

/** No row if the account never asked for it. */
export const scheduleOf = ({ accountId, kind }: { accountId: string; kind: MailScheduleKind }) =>
  statement(
    'mails: schedule',
    { hour: z.int(), days: z.array(z.int()), isOn: z.boolean() },
    sql`
      select hour, days, next_at is not null as "isOn" from mail_schedules
      where account_id = ${accountId} and kind = ${kind}`,
  );

/** Switched on again, a mail is about what happened since then. */
export const setSchedule = (schedule: {
  accountId: string;
  kind: MailScheduleKind;
  isOn: boolean;
  hour: number;
  days: readonly number[];
  now: Date;
}) => {
  const { accountId, kind, isOn, hour, days, now } = schedule;
  const nextAfter = (sentOn: Sql) => sql`case when ${isOn}::boolean then next_mail_time(${now}::timestamptz,
    ${zoneOf(sql`${accountId}::uuid`)}, ${days}::smallint[], ${hour}::smallint, ${sentOn}) end`;
  return statement(
    'mails: set schedule',
    {},
    sql`
      insert into mail_schedules as s (account_id, kind, hour, days, next_at, covers_until)
      values (${accountId}, ${kind}, ${hour}::smallint, ${days}::smallint[], ${nextAfter(sql`null`)}, ${now})
      on conflict (account_id, kind) do update set hour = excluded.hour, days = excluded.days,
        next_at = ${nextAfter(sql`s.sent_on`)},
        covers_until = case when s.next_at is null then excluded.covers_until else s.covers_until end`,
  );
};

/** Switches a mail that was asked for once off or on, at the hour and on the days chosen then. */
export const switchSchedule = (input: {
  accountId: string;
  kind: MailScheduleKind;
  isOn: boolean;
  now: Date;
}) =>
  statement(
    'mails: switch schedule',
    {},
    sql`
      update mail_schedules s set
        next_at = case when ${input.isOn}::boolean then coalesce(s.next_at, next_mail_time(${input.now}::timestamptz,
          ${zoneOf(sql`s.account_id`)}, s.days, s.hour, s.sent_on)) end,
        covers_until = case when ${input.isOn} and s.next_at is null then ${input.now} else s.covers_until end
      where s.account_id = ${input.accountId} and s.kind = ${input.kind}`,
  );

/** For an account that moved to another time zone. */
export const moveSchedules = ({ accountId, now }: { accountId: string; now: Date }) =>
  statement(
    'mails: move schedules',
    {},
    sql`
      update mail_schedules s set
        next_at = next_mail_time(${now}, ${zoneOf(sql`s.account_id`)}, s.days, s.hour, s.sent_on)
      where s.account_id = ${accountId} and s.next_at is not null`,
  );

/**
 * Adds the mails that are due to the outbox and schedules the next ones, at most `max`, in one statement: of several
 * processes at once, one gets a schedule. A mail that is late by more than `lateAfter` hours is left out, and the next
 * one is about its period too. Accounts that cannot be used get none. A row for each schedule.
 */
export const claimSchedules = (given: { now: Date; lateAfter: number; expiresAt: Date; max: number }) =>
  statement(
    'mails: claim schedules',
    { isLate: z.boolean() },
    sql`
      with due as (
        select s.account_id, s.kind, z.zone, (${given.now}::timestamptz at time zone z.zone)::date as today,
          s.next_at <= ${given.now}::timestamptz - make_interval(hours => ${given.lateAfter}) as is_late
        from (
          select * from mail_schedules where next_at <= ${given.now}
          order by next_at limit ${given.max} for update skip locked
        ) s, lateral (select ${zoneOf(sql`s.account_id`)} as zone) z
      ), claimed as (
        update mail_schedules s set
          next_at = next_mail_time(${given.now}, due.zone, s.days, s.hour, case when not due.is_late then due.today end),
          sent_on = case when due.is_late then s.sent_on else due.today end,
          covers_from = case when due.is_late then s.covers_from else s.covers_until end,
          covers_until = case when due.is_late then s.covers_until else ${given.now} end
        from due where s.account_id = due.account_id and s.kind = due.kind
        returning s.account_id, s.kind, due.is_late
      ), added as (
        insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
        select gen_random_uuid(), c.kind, c.account_id, ${given.now}, ${given.expiresAt}::timestamptz, ${given.now}
        from claimed c join accounts a on a.id = c.account_id and ${isInUse} where not c.is_late
      )
      select is_late as "isLate" from claimed`,
  );

/**
 * What the mail that is being sent is about, and to whom; no row if it was switched off meanwhile, or the account can no
 * longer be used.
 */
export const mailPeriod = ({ accountId, kind }: { accountId: string; kind: MailScheduleKind }) =>
  statement(
    'mails: period',
    { email: z.string(), timeZone: z.string(), coversFrom: z.date(), coversUntil: z.date() },
    sql`
      select a.email, known_time_zone(a.time_zone) as "timeZone", s.covers_from as "coversFrom",
        s.covers_until as "coversUntil"
      from mail_schedules s join accounts a on a.id = s.account_id
      where s.account_id = ${accountId} and s.kind = ${kind} and s.next_at is not null and s.covers_from is not null
        and ${isInUse}`,
  );

/** The stored key; no row if there is none yet. */
export const signingKey = (name: string) =>
  statement(
    'mails: signing key',
    { key: z.instanceof(Buffer) },
    sql`select key from signing_keys where name = ${name}`,
  );

/** Keeps the key that another process stored first. */
export const addSigningKey = ({ name, key }: { name: string; key: Buffer }) =>
  statement(
    'mails: add signing key',
    {},
    sql`insert into signing_keys (name, key) values (${name}, ${key}) on conflict do nothing`,
  );
