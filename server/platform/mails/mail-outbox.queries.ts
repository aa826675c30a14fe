import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../database/statement';

/** `accountId` null: no recipient, see MailRequest. Not sent after `expiresAt`. */
export const addMail = (mail: {
  id: string;
  kind: string;
  accountId: string | null;
  now: Date;
  expiresAt: Date;
}) =>
  statement(
    'mails: add',
    {},
    sql`
      insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
      values (${mail.id}, ${mail.kind}, ${mail.accountId}, ${mail.now}, ${mail.expiresAt}, ${mail.now})`,
  );

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
  statement(
    'mails: add to invited',
    {},
    sql`
      with sooner as (
        update mail_outbox set next_attempt_at = ${mails.at}, expires_at = ${mails.expiresAt}
        where invited_person_id = any(${mails.personIds}::uuid[]) and kind = ${mails.kind} and attempts = 0
          and next_attempt_at > ${mails.at}
        returning invited_person_id
      )
      insert into mail_outbox (id, kind, invited_person_id, created_at, expires_at, next_attempt_at)
      select gen_random_uuid(), ${mails.kind}, person, ${mails.now}, ${mails.expiresAt}, ${mails.at}
      from unnest(${mails.personIds}::uuid[]) as person where person not in (select invited_person_id from sooner)`,
  );

/**
 * Leases up to `max` due mails until `leaseEndsAt` and counts the attempt, so that only one process sends a mail at a
 * time; if a process crashes, its mail is due again after the lease. Mails of one kind to one account wait until older
 * ones are sent or given up, since a newer one replaces their content. `recipientId` is an account or an invited person;
 * null for none.
 */
export const claimMails = ({ now, leaseEndsAt, max }: { now: Date; leaseEndsAt: Date; max: number }) =>
  statement(
    'mails: claim',
    { id: z.string(), kind: z.string(), recipientId: z.string().nullable(), attempts: z.int() },
    sql`
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
      select * from claimed`,
  );

/** Also after the lease has expired, since the mail was sent. */
export const markSent = ({ id, now }: { id: string; now: Date }) =>
  statement(
    'mails: mark sent',
    {},
    sql`
      update mail_outbox set sent_at = ${now}, next_attempt_at = null, given_up_at = null
      where id = ${id} and sent_at is null`,
  );

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
  statement(
    'mails: postpone',
    {},
    sql`
      update mail_outbox set next_attempt_at = ${until}, last_error = ${error}
      where id = ${id} and attempts = ${attempts} and next_attempt_at is not null`,
  );

/** No row if another attempt has begun. */
export const giveUp = ({ id, attempts, error, now }: FailedAttempt & { now: Date }) =>
  statement(
    'mails: give up',
    { id: z.string() },
    sql`
      with given_up as (
        update mail_outbox set given_up_at = ${now}, next_attempt_at = null, last_error = ${error}
        where id = ${id} and attempts = ${attempts} and next_attempt_at is not null
        returning id
      )
      select id from given_up`,
  );

/** Gives up mails that expired before they could be sent. */
export const giveUpExpired = (now: Date) =>
  statement(
    'mails: give up expired',
    { id: z.string(), kind: z.string(), attempts: z.int(), lastError: z.string().nullable() },
    sql`
      with given_up as (
        update mail_outbox set given_up_at = ${now}, next_attempt_at = null
        where next_attempt_at <= ${now} and expires_at <= ${now}
        returning id, kind, coalesce(account_id, invited_person_id) as recipient_id, attempts, last_error
      )
      select id, kind, attempts, last_error as "lastError" from given_up where recipient_id is not null`,
  );

/** Removes mails that were sent or given up, a day after they were added. */
export const removeFinished = (now: Date) =>
  statement(
    'mails: remove finished',
    {},
    sql`
      delete from mail_outbox
      where created_at <= ${now}::timestamptz - interval '1 day' and next_attempt_at is null`,
  );
