import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../../platform/connection';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { isDeleted } from '../../accounts/account.queries';
import type { AuditAction } from '../../../platform/audit/audit-actions';
import { AuditEntry } from './audit-log.types';

/** Which entries to list; null: any. */
export interface AuditFilter {
  actions: readonly AuditAction[] | null;
  /** The account that did it, or that it was done to. */
  personId: string | null;
  /** The time of the first entry. */
  since: Date | null;
  /** The time before which the last entry was made. */
  until: Date | null;
}

const person = (accountId: Sql) => sql`(
  select json_build_object('id', a.id, 'name', case when ${isDeleted(sql`a.id`)} then null else a.name end)
  from accounts a where a.id = ${accountId})`;

const entryShape = { ...fieldsOf(AuditEntry), time: z.string() };

/** The details of an entry `e` by name, with the titles of what their ids identify. */
const details = sql`(
  select coalesce(json_agg(json_build_object('name', d.key, 'value', d.value, 'title', case d.key
      when 'courseId' then (select c.title from courses c where c.id = d.value::uuid)
      when 'quizId' then (select q.title from quizzes q where q.id = d.value::uuid)
      when 'lessonId' then coalesce(
        (select l.title from lessons l where l.id = d.value::uuid),
        (select x.title from deleted_lessons x where x.id = d.value::uuid))
    end) order by d.key), '[]')
  from jsonb_each_text(e.details) d)`;

/**
 * A page of entries by time; `after` is the last row of the previous page, null for the first page. Each filter has a
 * text of its own, so that each is planned with the index that fits.
 */
export const auditPage = (input: AuditFilter & Requested & { isDescending: boolean }) => {
  const { actions, personId, since, until, isDescending, rows, after } = input;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const order = sql`order by e.occurred_at ${direction}, e.id ${direction} limit ${rows}`;
  const isAfter = isDescending ? sql`<` : sql`>`;
  const first = (whose: Sql) => sql`(
    select * from audit_log e where ${whose}
      ${actions === null ? empty : sql`and e.action = any(${actions}::text[])`}
      ${since === null ? empty : sql`and e.occurred_at >= ${since}::timestamptz`}
      ${until === null ? empty : sql`and e.occurred_at < ${until}::timestamptz`}
      ${after === null ? empty : sql`and (e.occurred_at, e.id) ${isAfter} (${after.time}::timestamptz, ${after.id}::uuid)`}
    ${order})`;
  const entries =
    personId === null
      ? first(sql`true`)
      : // Two scans of an index that end after so many rows; most entries of a person are in both.
        sql`(${first(sql`e.actor_id = ${personId}::uuid`)} union ${first(sql`e.subject_id = ${personId}::uuid`)})`;
  return statement('audit: page', entryShape)`
    select e.id, e.occurred_at as "occurredAt", e.occurred_at::text as time, e.action,
      ${person(sql`e.actor_id`)} as actor, ${person(sql`e.subject_id`)} as subject, ${details} as details, e.network
    from ${entries} e ${order}`;
};
