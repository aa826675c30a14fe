import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from './database/statement';

/** An act to count. Times are in milliseconds since 1970. */
interface Act {
  key: string;
  now: number;
  /** End of the window if it starts with this act. */
  endsAt: number;
  /** Maximum number of acts in the window. */
  max: number;
}

/** SQL for a CTE of the statement that does the act: counts it, or returns no row if the key's window is full. */
export const countedAct = ({ key, now, endsAt, max }: Act): Sql => sql`
      insert into rate_limits as counted (key, points, expire) values (${key}, 1, ${endsAt})
      on conflict (key) do update set
        points = case when counted.expire <= ${now} then 1 else counted.points + 1 end,
        expire = case when counted.expire <= ${now} then excluded.expire else counted.expire end
      where counted.expire <= ${now} or counted.points < ${max}
      returning points`;

/** The same as a separate statement. */
export const countAct = (act: Act) => statement('limits: count act', { points: z.int() })`${countedAct(act)}`;

/** Uncounts one act of the current window, if any; `now` in milliseconds since 1970. */
export const refundAct = ({ key, now }: { key: string; now: number }) =>
  statement('limits: refund act', {})`
    update rate_limits set points = points - 1 where key = ${key} and expire > ${now} and points > 0`;

/** The current window and its end; no row if there is none. Times are in milliseconds since 1970. */
export const runningWindow = ({ key, now }: { key: string; now: number }) =>
  statement('limits: running window', { points: z.int(), expire: z.number() })`
    select points, expire::float8 as expire from rate_limits where key = ${key} and expire > ${now}`;

/** `now` in milliseconds since 1970. */
export const removeExpiredWindows = (now: number) =>
  statement('limits: remove expired windows', {})`
    delete from rate_limits where expire <= ${now}`;
