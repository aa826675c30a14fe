import { z } from 'zod';
import { statement } from '../database/statement';
import type { AuditAction, AuditDetails } from './audit-actions';

/** Who did what to whom; the database refuses to change entries, and to delete those younger than the retention. */
export const addEntry = (entry: {
  id: string;
  occurredAt: Date;
  action: AuditAction;
  actorId: string | null;
  subjectId: string | null;
  details: AuditDetails;
  network: string | null;
}) =>
  statement('audit: add entry', {})`
    insert into audit_log (id, occurred_at, action, actor_id, subject_id, details, network)
    values (${entry.id}, ${entry.occurredAt}, ${entry.action}, ${entry.actorId}, ${entry.subjectId},
      ${JSON.stringify(entry.details)}::jsonb, ${entry.network})`;

/** Sets how many days entries are kept; no row if it was so before, otherwise the number before. */
export const setRetention = (days: number) =>
  statement('audit: set retention', { before: z.int() })`
    with before as (
      select retention_days from audit_log_settings where retention_days <> ${days} for update
    ), updated as (
      update audit_log_settings set retention_days = ${days} from before
    )
    select retention_days as before from before`;

/** Deletes up to this many entries that are older than the retention; of several processes, one after the other. */
export const removeOldEntries = (max: number) =>
  statement('audit: remove old entries', { removed: z.int() })`
    with settings as (select from audit_log_settings for update)
    select remove_old_audit_log(${max}) as removed from settings`;
