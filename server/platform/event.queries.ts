import { z } from 'zod';
import { statement } from './database/statement';

/** The only NOTIFY channel, shared by all processes on a database. */
export const CHANNEL = 'waymark';

/** pg_notify returns void, which the driver reads as an empty string. */
const columns = { pg_notify: z.literal('') };

/** `events` as JSON, each below NOTIFY's size limit in bytes. */
export const publishEvents = (events: readonly string[]) =>
  statement('events: publish', columns)`
    select pg_notify(${CHANNEL}, p) from unnest(${events}::text[]) p`;

/** A heartbeat as JSON, with which a process checks that it receives events. */
export const publishHeartbeat = (event: string) =>
  statement('events: heartbeat', columns)`
    select pg_notify(${CHANNEL}, ${event})`;
