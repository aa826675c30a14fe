/**
 * $1 key, $2 now and $3 the end of a new window, both in milliseconds, $4 the most acts a window takes. Counts one act
 * of the key unless its window is full; a window that is over starts anew. No row: the window is full.
 */
export const countAct = `/* limits: count act */
  insert into rate_limits as counted (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set
    points = case when counted.expire <= $2 then 1 else counted.points + 1 end,
    expire = case when counted.expire <= $2 then excluded.expire else counted.expire end
  where counted.expire <= $2 or counted.points < $4
  returning points`;

/** $1 key, $2 now in milliseconds. Takes back one act of the window that is running, if any. */
export const refundAct = `/* limits: refund act */
  update rate_limits set points = points - 1 where key = $1 and expire > $2 and points > 0`;

/** $1 key, $2 now in milliseconds. The window that is running; no row: none is. */
export const runningWindow = `/* limits: running window */
  select points, expire::float8 as expire from rate_limits where key = $1 and expire > $2`;

/** $1 now in milliseconds. */
export const removeExpiredWindows = `/* limits: remove expired windows */
  delete from rate_limits where expire <= $1`;
