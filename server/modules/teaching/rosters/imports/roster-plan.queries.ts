import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../../platform/database/columns';
import { statement } from '../../../../platform/database/statement';
import { isDeleted } from '../../../accounts/account.queries';
import { isTrusted } from '../../../../platform/settings/platform-settings.queries';
import { mayInCourse } from '../../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import type { RosterOutcome } from '../roster.entities';
import { COURSE_FULL } from '../roster.rules';
import { RosterOutcomeCount, RosterRow } from './rosters.types';

/** Whether the import enrolls people who have an account; otherwise they are invited like everybody else. */
const enrollsAtOnce = sql`(select is_trusted from trust)`;

/** Which rows of an import a statement is about: all, or those that one batch carries out. */
type Scope = 'all' | Batch;

/** Rows with numbers from `first`, at most `max`, that are removals or not. Removals are carried out before the others. */
interface Batch {
  first: number;
  max: number;
  isRemoval: boolean;
}

/** Condition on row `row` of an import. */
const isIn = (scope: Scope, row: Sql): Sql =>
  scope === 'all'
    ? sql`true`
    : sql`(${row}.number >= ${scope.first} and ${row}.number < ${scope.first + scope.max}
        and ${row}.is_removal = ${scope.isRemoval}::boolean)`;

/** Condition: the import has no row for this address in this course, not even a refused one. */
const isNotIn = (importId: string, { email, courseId }: { email: Sql; courseId: Sql }) => sql`not exists (
  select from roster_rows r join roster_imports i on i.id = r.import_id
    left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
  where r.import_id = ${importId} and r.email = ${email} and coalesce(i.course_id, k.course_id) = ${courseId})`;

/** Students of the import's courses, and people invited to them, who are not in it; with removed accounts left out. */
const others = (importId: string) => sql`
  with target as (
    select i.course_id as id from roster_imports i where i.id = ${importId} and i.course_id is not null
    union select k.course_id from roster_classes k where k.import_id = ${importId} and k.course_id is not null
  )
  select a.id as account_id, null::uuid as person_id, e.course_id, a.name, a.email
  from target join enrollments e on e.course_id = target.id join accounts a on a.id = e.student_id
  where not ${isDeleted(sql`a.id`)} and ${isNotIn(importId, { email: sql`a.email`, courseId: sql`e.course_id` })}
  union all
  select null, p.id, v.course_id, v.name, p.email
  from target join student_invitations v on v.course_id = target.id join invited_people p on p.id = v.person_id
  where ${isNotIn(importId, { email: sql`p.email`, courseId: sql`v.course_id` })}`;

/** Condition: the import has still to remove whoever is not in the file. It does so before it enrolls anybody. */
const removesOthersYet = (importId: string) => sql`exists (
  select from roster_imports i where i.id = ${importId} and i.removes_others and i.state in ('CHECKED', 'IMPORTING')
    and not exists (select from roster_rows r
      where r.import_id = ${importId} and not r.is_removal and r.outcome is not null))`;

/** The students of `others` whom the import has still to remove. */
const pendingOthers = (importId: string) =>
  sql`select * from (${others(importId)}) others where ${removesOthersYet(importId)}`;

/** Condition: nobody else in the import wants the student of row `r` in the course. */
const isNowhereElse = sql`not exists (
  select from roster_rows o left join roster_classes ok on ok.import_id = o.import_id and ok.number = o.class_number
  where o.import_id = r.import_id and o.email = r.email and not o.is_removal and o.problem is null
    and coalesce(i.course_id, ok.course_id) = wanted.id)`;

/** Rows of the import that are neither removals nor wrong, with the id of their course. */
const wantedRows = (importId: string, scope: Scope) => sql`
  select o.number, o.email, o.outcome, coalesce(oi.course_id, ok.course_id) as course_id
  from roster_rows o join roster_imports oi on oi.id = o.import_id
    left join roster_classes ok on ok.import_id = o.import_id and ok.number = o.class_number
  where o.import_id = ${importId} and not o.is_removal and (o.problem is null or o.outcome is not null)
    and ${isIn(scope, sql`o`)}`;

/** Whether the account of this address will be deleted. */
const isBeingDeleted = (email: Sql) =>
  sql`exists (select from account_deletions d where d.email = ${email} and d.deleted_at is null)`;

/**
 * How many students the removals that are still to be carried out take out of each course with a capacity: those of the
 * file, and the people who are not in it if that is chosen. A batch of others follows all removals.
 */
const freedPlaces = (importId: string, scope: Scope) =>
  scope === 'all'
    ? sql`
  select course_id, count(distinct student_id) as count from (
    select e.course_id, e.student_id
    from roster_rows r join roster_imports i on i.id = r.import_id
      left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
      join courses wanted on wanted.id = coalesce(i.course_id, k.course_id)
      join accounts a on a.email = r.email
      join enrollments e on e.student_id = a.id and e.course_id = wanted.id
    where r.import_id = ${importId} and r.is_removal and r.problem is null and r.outcome is null and ${isNowhereElse}
    union all
    select course_id, account_id from (${pendingOthers(importId)}) pending where account_id is not null
  ) leaving where exists (select from course_places s where s.course_id = leaving.course_id) group by course_id`
    : sql`select null::uuid as course_id, 0::bigint as count where false`;

/** Condition: import `i` ended before all rows had an outcome. */
const hasEnded = sql`i.state in ('FAILED', 'STOPPED')`;

/**
 * The numbers of rows for which a course has no place: it has as many as are free, and as the removals free, which are
 * carried out first. A student in several rows takes one place.
 */
const rowsWithoutPlace = sql`
  select ranked.number from (
    select entering.number, entering.course_id,
      dense_rank() over (partition by entering.course_id order by entering.first_number) as nth
    from (
      select w.number, w.course_id, min(w.number) over (partition by w.course_id, b.id) as first_number
      from wanted_rows w join accounts b on b.email = w.email
      where exists (select from course_places s where s.course_id = w.course_id)
        and w.outcome is null and ${enrollsAtOnce} and not ${isBeingDeleted(sql`w.email`)}
        and not ${mayInCourse(sql`w.course_id`, sql`b.id`, CoursePermission.SEE_COURSE)}
        and not exists (select from enrollments x where x.student_id = b.id and x.course_id = w.course_id)
    ) entering
  ) ranked join course_places s on s.course_id = ranked.course_id
    left join freed_places freed on freed.course_id = ranked.course_id
  where ranked.nth > s.capacity - s.taken + coalesce(freed.count, 0)`;

/**
 * What the import does with its rows at this moment, or what it did: the only statement of these rules, used by the dry
 * run and by the import. Nothing about an import that is not trusted depends on who has an account outside the course. The parts that concern several rows are read once, and looked up in a hash table: a join could be
 * planned for as few rows as the table had before the file was stored.
 * Columns: number, file, line, name, email, group_name, outcome, problem, joins_group, and for the import account_id,
 * person_id and course_id.
 * @param condition which rows `r` of the scope
 */
const plannedRows = (
  importId: string,
  { condition, scope, now }: { condition: Sql; scope: Scope; now: Date },
) => sql`
  with trust as materialized (select ${isTrusted(sql`i.owner_id`)} as is_trusted from roster_imports i where i.id = ${importId}
  ), wanted_rows as materialized (${wantedRows(importId, scope)}
  ), freed_places as materialized (${freedPlaces(importId, scope)}
  ), full_rows as materialized (${rowsWithoutPlace}
  )
  select planned.*, case
      when is_done then joined_group
      when group_search_name is null then false
      when outcome = 'ALREADY_ENROLLED' then not exists (
        select from course_groups g join group_members m on m.group_id = g.id and m.student_id = planned.account_id
        where g.course_id = planned.course_id and g.search_name = planned.group_search_name)
      when outcome = 'ALREADY_INVITED' then group_name is distinct from invited_group
      else false end as joins_group
  from (
    select r.number, r.file, r.line, r.name, r.email, r.group_name, r.group_search_name, a.id as account_id, v.person_id,
      wanted.id as course_id, r.outcome is not null as is_done, r.joins_group as joined_group,
      v.group_name as invited_group,
      coalesce(r.problem, case when r.outcome is null and not ${hasEnded} then refusal.reason end) as problem,
      case
        when r.outcome is not null then r.outcome
        when r.problem is not null then 'REFUSED'
        when ${hasEnded} then 'NOT_IMPORTED'
        when wanted.id is null then 'NO_COURSE'
        when refusal.reason is not null then 'REFUSED'
        when r.is_removal and (e.id is not null or v.person_id is not null) and ${isNowhereElse} then 'REMOVE'
        when r.is_removal then 'NOT_ENROLLED'
        when e.id is not null then 'ALREADY_ENROLLED'
        when a.id is not null and ${enrollsAtOnce} then 'ENROLL'
        when v.person_id is not null and p.expires_at > ${now} then 'ALREADY_INVITED'
        else 'INVITE' end as outcome
    from roster_rows r join roster_imports i on i.id = r.import_id
      left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
      left join courses wanted on wanted.id = coalesce(i.course_id, k.course_id)
      left join accounts a on a.email = r.email
      left join enrollments e on e.student_id = a.id and e.course_id = wanted.id
      left join invited_people p on p.email = r.email
      left join student_invitations v on v.person_id = p.id and v.course_id = wanted.id
      cross join lateral (select case
        when r.is_removal or r.outcome is not null then null
        when wanted.deleted_at is not null or not wanted.is_published then 'The course is not published'
        when ${mayInCourse(sql`wanted.id`, sql`a.id`, CoursePermission.SEE_COURSE)} then 'This person teaches the course'
        when ${enrollsAtOnce} and ${isBeingDeleted(sql`r.email`)} then 'The account with this email address will be deleted'
        when r.number in (select number from full_rows) then ${COURSE_FULL}::text
        end as reason offset 0) refusal
    where r.import_id = ${importId} and ${isIn(scope, sql`r`)} and ${condition}
  ) planned`;

const countShape = fieldsOf(RosterOutcomeCount);
const rowShape = fieldsOf(RosterRow);

/** How many rows have each outcome, with those for people who are still to be removed because they are not in the file. */
export const outcomeCounts = (importId: string, now: Date) =>
  statement('rosters: outcome counts', countShape)`
    select outcome, count(*)::int as count from (
      select outcome from (${plannedRows(importId, { condition: sql`true`, scope: 'all', now })}) planned
      union all select 'REMOVE' from (${pendingOthers(importId)}) pending
    ) rows group by outcome order by outcome`;

const shown = sql`number, file, line, name, email, group_name as "groupName", problem, outcome, joins_group as "joinsGroup"`;

interface RowPage {
  importId: string;
  /** null: all. */
  only: readonly RosterOutcome[] | null;
  /** The number of the last row of the previous page; 0 for the first page. */
  after: number;
  max: number;
  now: Date;
}

/** The rows in the order of the file; then students who are still to be removed because they are not in it. */
export const rosterRows = ({ importId, only, after, max, now }: RowPage) =>
  statement('rosters: rows', rowShape)`
    select ${shown} from (
      select number, file, line, name, email, group_name, problem, outcome, joins_group
      from (${plannedRows(importId, { condition: sql`r.number > ${after}`, scope: 'all', now })}) planned
      union all
      select (last.number + row_number() over (order by lower(name), email))::int, null, null, name, email, null, null,
        'REMOVE', false
      from (${pendingOthers(importId)}) pending cross join (
        select max(number) as number from roster_rows where import_id = ${importId}) last
    ) rows
    where number > ${after} and (${only}::text[] is null or outcome = any(${only}::text[]))
    order by number limit ${max}`;

/** The first row without an outcome, removals first; no row: all have one. */
export const firstWaiting = (importId: string) =>
  statement('rosters: first waiting', { number: z.int(), isRemoval: z.boolean(), isFirst: z.boolean() })`
    select number, is_removal as "isRemoval", not exists (
      select from roster_rows where import_id = ${importId} and not is_removal and outcome is not null) as "isFirst"
    from roster_rows where import_id = ${importId} and outcome is null order by is_removal desc, number limit 1`;

/** The next rows to import, with whom and what they are about. */
export const nextRows = ({ importId, now, ...batch }: Batch & { importId: string; now: Date }) =>
  statement('rosters: next rows', {
    ...rowShape,
    accountId: z.string().nullable(),
    personId: z.string().nullable(),
    courseId: z.string().nullable(),
  })`
    select ${shown}, account_id as "accountId", person_id as "personId", course_id as "courseId"
    from (${plannedRows(importId, { condition: sql`r.outcome is null`, scope: batch, now })}) planned
    order by number`;

/** Some of the people who would be removed if everybody else were, by name; with how many they are in all. */
export const otherPeople = ({ importId, max }: { importId: string; max: number }) =>
  statement('rosters: other people', { name: z.string(), email: z.string(), totalCount: z.int() })`
    select name, email, count(*) over ()::int as "totalCount"
    from (select distinct on (email) name, email from (${others(importId)}) others order by email) people
    order by lower(name), email limit ${max}`;

/** Some of their enrollments and invitations, by name. */
export const otherRows = ({ importId, max }: { importId: string; max: number }) =>
  statement('rosters: others', {
    accountId: z.string().nullable(),
    personId: z.string().nullable(),
    courseId: z.string(),
    name: z.string(),
    email: z.string(),
  })`
    select account_id as "accountId", person_id as "personId", course_id as "courseId", name, email
    from (${others(importId)}) others order by lower(name), email limit ${max}`;
