/**
 * $1 token hash, $2 account, $3 the password hash it must still have (null: whatever it has), $4 now. Locks the account's
 * row against a password reset: whichever comes second sees what the first one did.
 */
export const openSession = `/* accounts: open session */
  with account as (
    select id from accounts where id = $2 and ($3::text is null or password_hash = $3) for share
  )
  insert into sessions (token_hash, account_id, created_at, last_seen_at)
  select $1::bytea, id, $4::timestamptz, $4::timestamptz from account returning account_id`;

/**
 * $1 token hash, $2 seen since, $3 opened since, $4 now. Moves lastSeenAt at most once an hour: writing it with
 * every request would cost more than the request.
 */
export const viewerOfSession = `/* accounts: viewer of session */
  with touched as (
    update sessions set last_seen_at = $4
    where token_hash = $1 and last_seen_at > $2 and created_at > $3 and last_seen_at < $4::timestamptz - interval '1 hour'
  )
  select a.id, a.name, a.email, a.role, a.bio, a.picture_url as "pictureUrl", a.created_at as "createdAt",
    s.created_at as "sessionCreatedAt", s.last_seen_at as "lastSeenAt"
  from sessions s join accounts a on a.id = s.account_id
  where s.token_hash = $1 and s.last_seen_at > $2 and s.created_at > $3`;

/** $1 unused since, $2 opened by, $3 how many at most. How many have ended by themselves and are gone now. */
export const removeEndedSessions = `/* accounts: remove ended sessions */
  with removed as (
    delete from sessions where token_hash = any(array(
      select token_hash from sessions where last_seen_at <= $1 or created_at <= $2 limit $3 for update skip locked
    ))
    returning token_hash
  )
  select count(*)::int as removed from removed`;
