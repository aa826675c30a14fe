/** SQL for the stored hash of a network: it covers the account too, so that accounts cannot be compared by it. */
export const networkHash = (account: string, network: string) =>
  `sha256(convert_to(${account}::text || ' ' || ${network}::text, 'UTF8'))`;

/**
 * SQL that remembers a network (null: none) for the row of `account` and forgets all but its 20 last used: two common
 * table expressions for after `with account as (…)`.
 */
const rememberNetwork = (network: string, now: string) => `
  remembered as (
    insert into account_networks (account_id, network_hash, last_used_at)
    select id, ${networkHash('id', network)}, ${now}::timestamptz from account where ${network}::text is not null
    on conflict (account_id, network_hash) do update set last_used_at = excluded.last_used_at
  ),
  forgotten as (
    delete from account_networks n using (
      select o.account_id, o.network_hash from account_networks o join account a on a.id = o.account_id
      where o.network_hash <> ${networkHash('a.id', network)} order by o.last_used_at desc offset 19
    ) surplus
    where n.account_id = surplus.account_id and n.network_hash = surplus.network_hash
  )`;

/** $1 account, $2 the network, $3 now. */
export const rememberNetworkOf = `/* accounts: remember network */
  with account as (select id from accounts where id = $1),${rememberNetwork('$2', '$3')}
  select`;

/** $1 not used since. */
export const removeUnusedNetworks = `/* accounts: remove unused networks */
  delete from account_networks where last_used_at <= $1`;

/**
 * $1 token hash, $2 account, $3 the password hash it must still have (null: whatever it has), $4 now, $5 the network it
 * is opened from (null: not remembered). Locks the account's row against a password reset: whichever comes second sees
 * what the first one did.
 */
export const openSession = `/* accounts: open session */
  with account as (
    select id from accounts where id = $2 and ($3::text is null or password_hash = $3) for share
  ),${rememberNetwork('$5', '$4')}
  insert into sessions (token_hash, account_id, created_at, last_seen_at)
  select $1::bytea, id, $4::timestamptz, $4::timestamptz from account returning account_id`;

/** $1 token hash, $2 seen since, $3 opened since. */
export const viewerOfSession = `/* accounts: viewer of session */
  select a.id, a.name, a.email, a.role, a.bio, a.picture_url as "pictureUrl", a.created_at as "createdAt",
    s.created_at as "sessionCreatedAt", s.last_seen_at as "lastSeenAt"
  from sessions s join accounts a on a.id = s.account_id
  where s.token_hash = $1 and s.last_seen_at > $2 and s.created_at > $3`;

/** $1 token hash, $2 seen since, $3 opened since, $4 now. */
export const touchSession = `/* accounts: touch session */
  update sessions set last_seen_at = $4
  where token_hash = $1 and last_seen_at > $2 and created_at > $3 and last_seen_at < $4`;

/** $1 unused since, $2 opened by, $3 how many at most. How many have ended by themselves and are gone now. */
export const removeEndedSessions = `/* accounts: remove ended sessions */
  with removed as (
    delete from sessions where token_hash = any(array(
      select token_hash from sessions where last_seen_at <= $1 or created_at <= $2 limit $3 for update skip locked
    ))
    returning token_hash
  )
  select count(*)::int as removed from removed`;
