import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from './database/statement';

/** The one channel of NOTIFY that all processes on a database share. */
export const CHANNEL = 'waymark';

/** What pg_notify returns: nothing, which the driver reads as an empty text. */
const columns = { pg_notify: z.literal('') };

/** `events` as JSON, each of fewer bytes than NOTIFY refuses. */
export const publishEvents = (events: readonly string[]) =>
  statement(
    'events: publish',
    columns,
    sql`select pg_notify(${CHANNEL}, p) from unnest(${events}::text[]) p`,
  );

/** One event, as JSON, by which a process checks that it hears events. */
export const publishHeartbeat = (event: string) =>
  statement('events: heartbeat', columns, sql`select pg_notify(${CHANNEL}, ${event})`);
