import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { isDeleted } from '../../accounts/account-deletion.queries';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { GROUPS_MAX, TOO_MANY_GROUPS } from '../../groups/group.rules';
import { RosterOutcome } from '../roster.entities';
import { COURSE_FULL } from '../roster.rules';

/** Condition: nobody else in the import wants the student of row `r` in the course. */
const isNowhereElse = sql`not exists (
  select from roster_rows o left join roster_classes ok on ok.import_id = o.import_id and ok.number = o.class_number
  where o.import_id = r.import_id and o.email = r.email and not o.is_removal and o.problem is null
    and coalesce(i.course_id, ok.course_id) = wanted.id)`;

/** Rows `o` of the import that are neither removals nor wrong, with the id of their course. */
const wantedRows = (importId: string) => sql`(
  select o.number, o.email, o.group_search_name, o.outcome, coalesce(oi.course_id, ok.course_id) as course_id
  from roster_rows o join roster_imports oi on oi.id = o.import_id
    left join roster_classes ok on ok.import_id = o.import_id and ok.number = o.class_number
  where o.import_id = ${importId} and not o.is_removal and (o.problem is null or o.outcome is not null))`;

/** The groups for which a course has no room: those that it does not have yet come in the order of the file. */
const groupsWithoutRoom = (importId: string) => sql`(
  select named.course_id, named.search_name from (
    select o.course_id, o.group_search_name as search_name,
      row_number() over (partition by o.course_id order by min(o.number)) as nth
    from ${wantedRows(importId)} o
    where o.group_search_name is not null and not exists (
      select from course_groups g where g.course_id = o.course_id and g.search_name = o.group_search_name)
    group by 1, 2
  ) named where named.nth > ${GROUPS_MAX}::int - (
    select count(*) from course_groups g where g.course_id = named.course_id))`;

/** Whether the account of this address will be deleted. */
const isBeingDeleted = (email: Sql) =>
  sql`exists (select from account_deletions d where d.email = ${email} and d.deleted_at is null)`;

/** How many students the removals of the import that are still to be carried out take out of each course. */
const freedPlaces = (importId: string) => sql`(
  select e.course_id, count(distinct e.student_id) as count
  from roster_rows r join roster_imports i on i.id = r.import_id
    left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
    join courses wanted on wanted.id = coalesce(i.course_id, k.course_id)
    join accounts a on a.email = r.email
    join enrollments e on e.student_id = a.id and e.course_id = wanted.id
  where r.import_id = ${importId} and r.is_removal and r.problem is null and r.outcome is null and ${isNowhereElse}
  group by e.course_id)`;

/**
 * The numbers of rows for which a course has no place: it has as many as are free, and as the removals of the file free,
 * which are carried out first. A student in several rows takes one place.
 */
const rowsWithoutPlace = (importId: string) => sql`(
  select ranked.number from (
    select number, dense_rank() over (partition by course_id order by first_number) as nth, free
    from (
      select o.number, s.course_id, min(o.number) over (partition by s.course_id, b.id) as first_number,
        s.capacity - s.taken + coalesce(freed.count, 0) as free
      from ${wantedRows(importId)} o join course_places s on s.course_id = o.course_id join accounts b on b.email = o.email
        left join ${freedPlaces(importId)} freed on freed.course_id = s.course_id
        left join ${groupsWithoutRoom(importId)} full_groups
          on full_groups.course_id = o.course_id and full_groups.search_name = o.group_search_name
      where o.outcome is null and full_groups.search_name is null and not ${isBeingDeleted(sql`o.email`)}
        and not ${mayInCourse(sql`s.course_id`, sql`b.id`, CoursePermission.SEE_COURSE)}
        and not exists (select from enrollments x where x.student_id = b.id and x.course_id = s.course_id)
    ) entering
  ) ranked where ranked.nth > ranked.free)`;

/**
 * What the import does with its rows at this moment, or what it did: the only statement of these rules, used by the dry
 * run and by the import. Columns: number, file, line, name, email, group_name, outcome, problem, and for the import
 * account_id, person_id and course_id.
 * @param condition which rows `r`
 */
const plannedRows = (importId: string, { condition, now }: { condition: Sql; now: Date }) => sql`
  select r.number, r.file, r.line, r.name, r.email, r.group_name, a.id as account_id, v.person_id, wanted.id as course_id,
    coalesce(r.problem, case when r.outcome is null then refusal.reason end) as problem,
    case
      when r.outcome is not null then r.outcome
      when r.problem is not null then 'REFUSED'
      when wanted.id is null then 'NO_COURSE'
      when refusal.reason is not null then 'REFUSED'
      when r.is_removal and (e.id is not null or v.person_id is not null) and ${isNowhereElse} then 'REMOVE'
      when r.is_removal then 'NOT_ENROLLED'
      when e.id is not null then 'ALREADY_ENROLLED'
      when a.id is not null then 'ENROLL'
      when v.person_id is not null and p.expires_at > ${now} then 'ALREADY_INVITED'
      else 'INVITE' end as outcome
  from roster_rows r join roster_imports i on i.id = r.import_id
    left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
    left join courses wanted on wanted.id = coalesce(i.course_id, k.course_id)
    left join accounts a on a.email = r.email
    left join enrollments e on e.student_id = a.id and e.course_id = wanted.id
    left join invited_people p on p.email = r.email
    left join student_invitations v on v.person_id = p.id and v.course_id = wanted.id
    left join ${rowsWithoutPlace(importId)} full_course on full_course.number = r.number
    left join ${groupsWithoutRoom(importId)} full_groups
      on full_groups.course_id = wanted.id and full_groups.search_name = r.group_search_name
    cross join lateral (select case
      when r.is_removal then null
      when wanted.deleted_at is not null or not wanted.is_published then 'The course is not published'
      when ${mayInCourse(sql`wanted.id`, sql`a.id`, CoursePermission.SEE_COURSE)} then 'This person teaches the course'
      when ${isBeingDeleted(sql`r.email`)} then 'The account with this email address will be deleted'
      when full_course.number is not null then ${COURSE_FULL}::text
      when full_groups.search_name is not null then ${TOO_MANY_GROUPS}::text end as reason) refusal
  where r.import_id = ${importId} and ${condition}`;

const outcome = z.enum(RosterOutcome);

/** How many rows have each outcome. */
export const outcomeCounts = (importId: string, now: Date) =>
  statement(
    'rosters: outcome counts',
    { outcome, count: z.int() },
    sql`
      select outcome, count(*)::int as count
      from (${plannedRows(importId, { condition: sql`true`, now })}) planned group by outcome order by outcome`,
  );

/** How a row is shown. */
const shownColumns = {
  number: z.int(),
  file: z.string().nullable(),
  line: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  groupName: z.string().nullable(),
  problem: z.string().nullable(),
  outcome,
};

const shown = sql`number, file, line, name, email, group_name as "groupName", problem, outcome`;

interface RowPage {
  importId: string;
  /** null: all. */
  only: RosterOutcome | null;
  /** The number of the last row of the previous page; 0 for the first page. */
  after: number;
  most: number;
  now: Date;
}

/** In the order of the file. */
export const rosterRows = ({ importId, only, after, most, now }: RowPage) =>
  statement(
    'rosters: rows',
    shownColumns,
    sql`
      select ${shown} from (${plannedRows(importId, { condition: sql`r.number > ${after}`, now })}) planned
      where ${only}::text is null or outcome = ${only} order by number limit ${most}`,
  );

/** The first row without an outcome, removals first; no row: all have one. */
export const firstWaiting = (importId: string) =>
  statement(
    'rosters: first waiting',
    { number: z.int(), isRemoval: z.boolean(), isFirst: z.boolean() },
    sql`
      select number, is_removal as "isRemoval", not exists (
        select from roster_rows where import_id = ${importId} and not is_removal and outcome is not null) as "isFirst"
      from roster_rows where import_id = ${importId} and outcome is null order by is_removal desc, number limit 1`,
  );

/**
 * The next rows to import, removals or others, from this number on, with whom and what they are about. By a range of numbers, so that
 * PostgreSQL plans these rows alone, not all of the import.
 */
export const nextRows = ({
  importId,
  first,
  isRemoval,
  most,
  now,
}: Pick<RowPage, 'importId' | 'most' | 'now'> & { first: number; isRemoval: boolean }) =>
  statement(
    'rosters: next rows',
    {
      number: z.int(),
      name: z.string(),
      email: z.string(),
      groupName: z.string().nullable(),
      problem: z.string().nullable(),
      outcome,
      accountId: z.string().nullable(),
      personId: z.string().nullable(),
      courseId: z.string().nullable(),
    },
    sql`
      select number, name, email, group_name as "groupName", problem, outcome, account_id as "accountId",
        person_id as "personId", course_id as "courseId"
      from (${plannedRows(importId, {
        condition: sql`r.outcome is null and r.is_removal = ${isRemoval} and r.number >= ${first}
          and r.number < ${first + most}`,
        now,
      })}) planned order by number`,
  );

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
  select null, p.id, v.course_id, p.name, p.email
  from target join student_invitations v on v.course_id = target.id join invited_people p on p.id = v.person_id
  where ${isNotIn(importId, { email: sql`p.email`, courseId: sql`v.course_id` })}`;

/** Some of the people who would be removed if everybody else were, by name; with how many they are in all. */
export const otherPeople = ({ importId, most }: { importId: string; most: number }) =>
  statement(
    'rosters: other people',
    { name: z.string(), email: z.string(), totalCount: z.int() },
    sql`
      select name, email, count(*) over ()::int as "totalCount"
      from (select distinct on (email) name, email from (${others(importId)}) others order by email) people
      order by lower(name), email limit ${most}`,
  );

/** Some of their enrollments and invitations, by name. */
export const otherRows = ({ importId, most }: { importId: string; most: number }) =>
  statement(
    'rosters: others',
    {
      accountId: z.string().nullable(),
      personId: z.string().nullable(),
      courseId: z.string(),
      name: z.string(),
      email: z.string(),
    },
    sql`
      select account_id as "accountId", person_id as "personId", course_id as "courseId", name, email
      from (${others(importId)}) others order by lower(name), email limit ${most}`,
  );
