import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../database/statement';
import type { MailScheduleKind } from './subscription.types';
import { isTrusted } from '../settings/platform-settings.queries';

/** `accountId` null: no recipient, see MailOutbox. Not sent after `expiresAt`. */
export const addMail = (mail: {
  id: string;
  kind: string;
  accountId: string | null;
  now: Date;
  expiresAt: Date;
}) =>
  statement('mails: add', {})`
    insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
    values (${mail.id}, ${mail.kind}, ${mail.accountId}, ${mail.now}, ${mail.expiresAt}, ${mail.now})`;

/**
 * One mail of a kind to each of these people without an account. If one that has not been tried yet waits for a later
 * time, it is sent at this time instead of another one.
 */
export const addMailsToInvited = (mails: {
  kind: string;
  personIds: readonly string[];
  now: Date;
  /** When it may be sent. */
  at: Date;
  expiresAt: Date;
}) =>
  statement('mails: add to invited', {})`
    with sooner as (
      update mail_outbox set next_attempt_at = ${mails.at}, expires_at = ${mails.expiresAt}
      where invited_person_id = any(${mails.personIds}::uuid[]) and kind = ${mails.kind} and attempts = 0
        and next_attempt_at > ${mails.at}
      returning invited_person_id
    )
    insert into mail_outbox (id, kind, invited_person_id, created_at, expires_at, next_attempt_at)
    select gen_random_uuid(), ${mails.kind}, person, ${mails.now}, ${mails.expiresAt}, ${mails.at}
    from unnest(${mails.personIds}::uuid[]) as person where person not in (select invited_person_id from sooner)`;

/**
 * Leases up to `max` due mails until `leaseEndsAt` and counts the attempt, so that only one process sends a mail at a
 * time; if a process crashes, its mail is due again after the lease. Mails of one kind to one account wait until older
 * ones are sent or given up, since a newer one replaces their content. `recipientId` is an account or an invited person;
 * null for none.
 */
export const claimMails = ({ now, leaseEndsAt, max }: { now: Date; leaseEndsAt: Date; max: number }) =>
  statement('mails: claim', {
    id: z.string(),
    kind: z.string(),
    recipientId: z.string().nullable(),
    attempts: z.int(),
  })`
    with due as (
      select id from mail_outbox m
      where next_attempt_at <= ${now} and expires_at > ${now} and not exists (
        select from mail_outbox older
        where (older.account_id = m.account_id or older.invited_person_id = m.invited_person_id) and older.kind = m.kind and older.next_attempt_at is not null
          and older.expires_at > ${now} and (older.created_at, older.id) < (m.created_at, m.id)
      )
      order by next_attempt_at limit ${max} for update skip locked
    ), claimed as (
      update mail_outbox m set attempts = attempts + 1, next_attempt_at = ${leaseEndsAt}
      from due where m.id = due.id
      returning m.id, m.kind, coalesce(m.account_id, m.invited_person_id) as "recipientId", m.attempts
    )
    select * from claimed`;

/** Marks a mail as sent, also after the lease has expired, since it was sent. */
export const markSent = ({ id, now }: { id: string; now: Date }) =>
  statement('mails: mark sent', {})`
    update mail_outbox set sent_at = ${now}, next_attempt_at = null, given_up_at = null
    where id = ${id} and sent_at is null`;

/** A failed attempt to send a mail. */
interface FailedAttempt {
  id: string;
  /** Number of the attempt, from 1. */
  attempts: number;
  /** The class of the error, without its message. */
  error: string;
}

/** Does nothing if another attempt has begun. */
export const postpone = ({ id, attempts, error, until }: FailedAttempt & { until: Date }) =>
  statement('mails: postpone', {})`
    update mail_outbox set next_attempt_at = ${until}, last_error = ${error}
    where id = ${id} and attempts = ${attempts} and next_attempt_at is not null`;

/** No row if another attempt has begun. */
export const giveUp = ({ id, attempts, error, now }: FailedAttempt & { now: Date }) =>
  statement('mails: give up', { id: z.string() })`
    update mail_outbox set given_up_at = ${now}, next_attempt_at = null, last_error = ${error}
    where id = ${id} and attempts = ${attempts} and next_attempt_at is not null returning id`;

/** Gives up mails that expired before they could be sent. */
export const giveUpExpired = (now: Date) =>
  statement('mails: give up expired', {
    id: z.string(),
    kind: z.string(),
    attempts: z.int(),
    lastError: z.string().nullable(),
  })`
    with given_up as (
      update mail_outbox set given_up_at = ${now}, next_attempt_at = null
      where next_attempt_at <= ${now} and expires_at <= ${now}
      returning id, kind, coalesce(account_id, invited_person_id) as recipient_id, attempts, last_error
    )
    select id, kind, attempts, last_error as "lastError" from given_up where recipient_id is not null`;

/** Removes mails that were sent or given up, a day after they were added. */
export const removeFinished = (now: Date) =>
  statement('mails: remove finished', {})`
    delete from mail_outbox
    where created_at <= ${now}::timestamptz - interval '1 day' and next_attempt_at is null`;

/** The time zone in which an account's mails are scheduled. */
const zoneOf = (account: Sql) =>
  sql`known_time_zone((select a.time_zone from accounts a where a.id = ${account}))`;

/** Whether an account `a` can be used: it is not suspended, and not about to be deleted. */
const isInUse = sql`a.suspended_at is null
        and not exists (select from account_deletions d where d.account_id = a.id)`;

/** No row if the account never asked for it. */
export const scheduleOf = ({ accountId, kind }: { accountId: string; kind: MailScheduleKind }) =>
  statement('mails: schedule', { hour: z.int(), days: z.array(z.int()), isOn: z.boolean() })`
    select hour, days, next_at is not null as "isOn" from mail_schedules
    where account_id = ${accountId} and kind = ${kind}`;

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
  return statement('mails: set schedule', {})`
    insert into mail_schedules as s (account_id, kind, hour, days, next_at, covers_until)
    values (${accountId}, ${kind}, ${hour}::smallint, ${days}::smallint[], ${nextAfter(sql`null`)}, ${now})
    on conflict (account_id, kind) do update set hour = excluded.hour, days = excluded.days,
      next_at = ${nextAfter(sql`s.sent_on`)},
      covers_until = case when s.next_at is null then excluded.covers_until else s.covers_until end`;
};

/** Switches a mail that was asked for once off or on, at the hour and on the days chosen then. */
export const switchSchedule = (input: {
  accountId: string;
  kind: MailScheduleKind;
  isOn: boolean;
  now: Date;
}) =>
  statement('mails: switch schedule', {})`
    update mail_schedules s set
      next_at = case when ${input.isOn}::boolean then coalesce(s.next_at, next_mail_time(${input.now}::timestamptz,
        ${zoneOf(sql`s.account_id`)}, s.days, s.hour, s.sent_on)) end,
      covers_until = case when ${input.isOn} and s.next_at is null then ${input.now} else s.covers_until end
    where s.account_id = ${input.accountId} and s.kind = ${input.kind}`;

/** Moves the schedules of an account to its new time zone. */
export const moveSchedules = ({ accountId, now }: { accountId: string; now: Date }) =>
  statement('mails: move schedules', {})`
    update mail_schedules s set
      next_at = next_mail_time(${now}, ${zoneOf(sql`s.account_id`)}, s.days, s.hour, s.sent_on)
    where s.account_id = ${accountId} and s.next_at is not null`;

/**
 * Adds the mails that are due to the outbox and schedules the next ones, at most `max`, in one statement: of several
 * processes at once, one gets a schedule. A mail that is late by more than `lateAfter` hours is left out, and the next
 * one is about its period too. Accounts that cannot be used get none. A row for each schedule.
 */
export const claimSchedules = (given: { now: Date; lateAfter: number; expiresAt: Date; max: number }) =>
  statement('mails: claim schedules', { isLate: z.boolean() })`
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
    select is_late as "isLate" from claimed`;

/**
 * What the mail that is being sent is about, and to whom; no row if it was switched off meanwhile, or the account can no
 * longer be used.
 */
export const mailPeriod = ({ accountId, kind }: { accountId: string; kind: MailScheduleKind }) =>
  statement('mails: period', {
    email: z.string(),
    timeZone: z.string(),
    coversFrom: z.date(),
    coversUntil: z.date(),
  })`
    select a.email, known_time_zone(a.time_zone) as "timeZone", s.covers_from as "coversFrom",
      s.covers_until as "coversUntil"
    from mail_schedules s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId} and s.kind = ${kind} and s.next_at is not null and s.covers_from is not null
      and ${isInUse}`;

/** The stored key; stores the new one if there is none yet. */
export const signingKey = ({ name, newKey }: { name: string; newKey: Buffer }) =>
  statement('mails: signing key', { key: z.instanceof(Buffer) })`
    insert into signing_keys (name, key) values (${name}, ${newKey})
    on conflict (name) do update set name = excluded.name returning key`;

/** The last day, as YYYY-MM-DD in UTC, for which an account has planned invitation mails, and how many on it. */
const dayShape = { day: z.string(), count: z.int() };

interface DayOfAccount {
  accountId: string;
  /** YYYY-MM-DD in UTC. */
  today: string;
}

/** Whether an account verified its address, whether administrators trust it, and since when it exists. */
export const invitationSender = (accountId: string) =>
  statement('mails: invitation sender', {
    isVerified: z.boolean(),
    isTrusted: z.boolean(),
    createdAt: z.date(),
  })`
    select a.email_proved_at is not null as "isVerified", ${isTrusted(sql`a.id`)} as "isTrusted", a.created_at as "createdAt"
    from accounts a where a.id = ${accountId}`;

/** Counts a mail of today; no row if `max` are planned, or mails of a later day. */
export const countMailOfToday = ({ accountId, today, max }: DayOfAccount & { max: number }) =>
  statement('mails: count invitation mail of today', { count: z.int() })`
    insert into invitation_mail_days as d (account_id, day, count) values (${accountId}, ${today}, 1)
    on conflict (account_id) do update set day = excluded.day,
      count = case when d.day < excluded.day then 1 else d.count + 1 end
    where d.day < excluded.day or (d.day = excluded.day and d.count < ${max})
    returning count`;

/** No row: none were planned yet. */
export const plannedDay = (accountId: string) =>
  statement('mails: planned invitation mails', dayShape)`
    select day::text, count from invitation_mail_days where account_id = ${accountId}`;

/** The same, locked until the transaction ends. No row for administrators, who have no limit. */
export const lockPlannedDay = ({ accountId, today }: DayOfAccount) =>
  statement('mails: lock planned invitation mails', dayShape)`
    insert into invitation_mail_days as d (account_id, day, count)
    select a.id, ${today}::date, 0 from accounts a where a.id = ${accountId} and a.role <> 'ADMIN'
    on conflict (account_id) do update set count = d.count
    returning day::text, count`;

export const storePlannedDay = (planned: { accountId: string; day: string; count: number }) =>
  statement('mails: store planned invitation mails', {})`
    update invitation_mail_days set day = ${planned.day}, count = ${planned.count}
    where account_id = ${planned.accountId}`;
