/** $1 id, $2 kind, $3 account or null, $4 now, $5 of no use from then on. */
export const addMail = `/* mails: add */
  insert into mail_outbox (id, kind, account_id, created_at, expires_at, next_attempt_at)
  values ($1, $2, $3, $4, $5, $4)`;

/**
 * $1 now, $2 the end of the lease, $3 how many at most. Takes mails that are due and counts the attempt, so that no two
 * processes send one at a time; a mail whose process crashes is due again after the lease. Of several mails of a kind to
 * one account each waits until the older ones are sent or given up, also by other processes: a newer one replaces what
 * they say.
 */
export const claimMails = `/* mails: claim */
  with due as (
    select id from mail_outbox m
    where next_attempt_at <= $1 and expires_at > $1 and not exists (
      select from mail_outbox older
      where older.account_id = m.account_id and older.kind = m.kind and older.next_attempt_at is not null
        and older.expires_at > $1 and (older.created_at, older.id) < (m.created_at, m.id)
    )
    order by next_attempt_at limit $3 for update skip locked
  ),
  claimed as (
    update mail_outbox m set attempts = attempts + 1, next_attempt_at = $2 from due where m.id = due.id
    returning m.id, m.kind, m.account_id as "accountId", m.attempts
  )
  select * from claimed`;

/** $1 id, $2 now. Also when the lease has run out meanwhile: sent is sent. */
export const markSent = `/* mails: mark sent */
  update mail_outbox set sent_at = $2, next_attempt_at = null, given_up_at = null where id = $1 and sent_at is null`;

/** $1 id, $2 which attempt failed, $3 next attempt, $4 error class. Nothing once another attempt has begun. */
export const postpone = `/* mails: postpone */
  update mail_outbox set next_attempt_at = $3, last_error = $4
  where id = $1 and attempts = $2 and next_attempt_at is not null`;

/** $1 id, $2 which attempt failed, $3 now, $4 error class. No row once another attempt has begun. */
export const giveUp = `/* mails: give up */
  with given_up as (
    update mail_outbox set given_up_at = $3, next_attempt_at = null, last_error = $4
    where id = $1 and attempts = $2 and next_attempt_at is not null
    returning id
  )
  select id from given_up`;

/** $1 now. Those whose use has passed before they could be sent. */
export const giveUpExpired = `/* mails: give up expired */
  with given_up as (
    update mail_outbox set given_up_at = $1, next_attempt_at = null
    where next_attempt_at <= $1 and expires_at <= $1
    returning id, kind, account_id, attempts, last_error
  )
  select id, kind, attempts, last_error as "lastError" from given_up where account_id is not null`;

/** $1 created before. */
export const removeFinished = `/* mails: remove finished */
  delete from mail_outbox where created_at <= $1 and next_attempt_at is null`;
