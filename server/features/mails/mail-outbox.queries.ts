import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** `accountId` null: nobody, see MailRequest. Of no use any more from `expiresAt` on. */
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
 * Takes up to `most` mails that are due until `leaseEndsAt` and counts the attempt, so that no two processes send one at a
 * time; a mail whose process crashes is due again after the lease. Of several mails of a kind to one account each waits
 * until the older ones are sent or given up, also by other processes: a newer one replaces what they say.
 */
export const claimMails = ({ now, leaseEndsAt, most }: { now: Date; leaseEndsAt: Date; most: number }) =>
  statement(
    'mails: claim',
    { id: z.string(), kind: z.string(), accountId: z.string().nullable(), attempts: z.int() },
    sql`
      with due as (
        select id from mail_outbox m
        where next_attempt_at <= ${now} and expires_at > ${now} and not exists (
          select from mail_outbox older
          where older.account_id = m.account_id and older.kind = m.kind and older.next_attempt_at is not null
            and older.expires_at > ${now} and (older.created_at, older.id) < (m.created_at, m.id)
        )
        order by next_attempt_at limit ${most} for update skip locked
      ), claimed as (
        update mail_outbox m set attempts = attempts + 1, next_attempt_at = ${leaseEndsAt}
        from due where m.id = due.id
        returning m.id, m.kind, m.account_id as "accountId", m.attempts
      )
      select * from claimed`,
  );

/** Also when the lease has run out meanwhile: sent is sent. */
export const markSent = ({ id, now }: { id: string; now: Date }) =>
  statement(
    'mails: mark sent',
    {},
    sql`
      update mail_outbox set sent_at = ${now}, next_attempt_at = null, given_up_at = null
      where id = ${id} and sent_at is null`,
  );

/** A failed attempt of a mail. */
interface FailedAttempt {
  id: string;
  /** Which attempt it was, from 1. */
  attempts: number;
  /** The class of the error, without any of its text. */
  error: string;
}

/** Nothing once another attempt has begun. */
export const postpone = ({ id, attempts, error, until }: FailedAttempt & { until: Date }) =>
  statement(
    'mails: postpone',
    {},
    sql`
      update mail_outbox set next_attempt_at = ${until}, last_error = ${error}
      where id = ${id} and attempts = ${attempts} and next_attempt_at is not null`,
  );

/** No row once another attempt has begun. */
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

/** Those whose use has passed before they could be sent. */
export const giveUpExpired = (now: Date) =>
  statement(
    'mails: give up expired',
    { id: z.string(), kind: z.string(), attempts: z.int(), lastError: z.string().nullable() },
    sql`
      with given_up as (
        update mail_outbox set given_up_at = ${now}, next_attempt_at = null
        where next_attempt_at <= ${now} and expires_at <= ${now}
        returning id, kind, account_id, attempts, last_error
      )
      select id, kind, attempts, last_error as "lastError" from given_up where account_id is not null`,
  );

/** Those that are sent or given up. */
export const removeFinished = (createdBefore: Date) =>
  statement(
    'mails: remove finished',
    {},
    sql`delete from mail_outbox where created_at <= ${createdBefore} and next_attempt_at is null`,
  );
