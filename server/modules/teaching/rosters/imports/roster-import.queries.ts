import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { columns, fieldsOf, shapeOf } from '../../../../platform/database/columns';
import { statement } from '../../../../platform/database/statement';
import type { Removal } from '../../../../platform/personal-data';
import { foldText } from '../../../../platform/text.rules';
import { addressesOf } from '../../../accounts/account.queries';
import { groupSearchName } from '../../groups/group.rules';
import { mayInCourse } from '../../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../../courses/permissions/course-permissions.rules';
import type { RosterClass, RosterRow } from '../reading/roster-content';
import { RosterImport, type RosterOutcome } from '../roster.entities';
import { RosterClassChoice } from './rosters.types';

/** Whose imports are found. */
export interface RosterReader {
  accountId: string;
  /** Administrators find all packages; others the lists of courses whose students they may manage. */
  isAdministrator: boolean;
}

/** Condition: the reader may see import `i`, whose course is `c`, and change it. */
const isReadable = ({ accountId, isAdministrator }: RosterReader) => sql`(
  (i.course_id is null and ${isAdministrator}::boolean)
  or (c.deleted_at is null and ${mayInCourse(sql`c.id`, accountId, CoursePermission.MANAGE_STUDENTS)}))`;

const ownColumns = shapeOf(RosterImport, { without: ['courseTitle', 'ownerName'] });
const importColumns = { ...ownColumns, courseTitle: z.string().nullable(), ownerName: z.string() };

const selectImports = sql`
  select ${columns('i', ownColumns)}, c.title as "courseTitle", o.name as "ownerName"
  from roster_imports i join accounts o on o.id = i.owner_id left join courses c on c.id = i.course_id`;

/** No row for an import that the reader may not see. */
export const rosterImport = (id: string, reader: RosterReader) =>
  statement('rosters: import', importColumns)`
    ${selectImports} where i.id = ${id} and ${isReadable(reader)}`;

/** The imports of one course, or of packages, newest first. */
export const rosterImports = (courseId: string | null, reader: RosterReader, max: number) =>
  statement('rosters: imports', importColumns)`${selectImports}
    where i.course_id is not distinct from ${courseId}::uuid and ${isReadable(reader)}
    order by i.created_at desc, i.id desc limit ${max}`;

/** Stores the classes of a package, each with the course suggested for it. */
export const addClasses = (importId: string, classes: readonly RosterClass[]) =>
  statement('rosters: add classes', {})`
    insert into roster_classes (import_id, number, title, code, course_title, school, term, course_id)
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(classes.map(withFoldedTitles))}::jsonb)
        as g (number int, title text, code text, "courseTitle" text, school text, term text, folded text, "foldedCourse" text)
    ), named as (
      select split_part(search_text, E'\\n', 1) as title, count(*) as count, (array_agg(id))[1] as id from courses
      where is_published and deleted_at is null group by 1
    )
    select ${importId}, g.number, g.title, g.code, g."courseTitle", g.school, g.term,
      -- The only published course with this title: a suggestion, which an administrator sees and can change.
      case when coalesce(c.count, 0) + coalesce(o.count, 0) = 1 then coalesce(c.id, o.id) end
    from given g left join named c on c.title = g.folded
      left join named o on o.title = g."foldedCourse" and o.title <> g.folded`;

const withFoldedTitles = (input: RosterClass) => ({
  ...input,
  folded: foldText(input.title),
  foldedCourse: input.courseTitle === null ? null : foldText(input.courseTitle),
});

/** `first` is the number of the first of these rows. */
export const addRows = (importId: string, { rows, first }: { rows: readonly RosterRow[]; first: number }) => {
  const column = (value: (row: RosterRow) => unknown): Sql => sql`${rows.map(value)}`;
  return statement('rosters: add rows', {})`
    insert into roster_rows (import_id, number, file, line, name, email, group_name, group_search_name, class_number, is_removal,
      problem)
    select ${importId}, ${first} + g.place - 1, g.file, g.line, g.name, g.email, g.group_name, g.group_search_name,
      g.class_number, g.is_removal, g.problem
    from unnest(${column(({ file }) => file)}::text[], ${column(({ line }) => line)}::int[],
      ${column(({ name }) => name)}::text[], ${column(({ email }) => email)}::text[],
      ${column(({ groupName }) => groupName)}::text[],
      ${column(({ groupName }) => groupName && groupSearchName(groupName))}::text[],
      ${column(({ classNumber }) => classNumber)}::int[],
      ${column(({ isRemoval }) => isRemoval)}::boolean[], ${column(({ problem }) => problem)}::text[])
      with ordinality as g (file, line, name, email, group_name, group_search_name, class_number, is_removal, problem, place)`;
};

const classShape = fieldsOf(RosterClassChoice);

/** The classes of an import with the number of their students, in the order of the file. */
export const rosterClasses = (importId: string) =>
  statement('rosters: classes', classShape)`
    select k.number, k.title, k.code, k.course_title as "taughtCourse", k.school, k.term, c.id as "courseId",
      c.title as "courseTitle", coalesce(r.students, 0) as "studentCount"
    from roster_classes k left join courses c on c.id = k.course_id and c.deleted_at is null
      left join (
        select class_number, count(*)::int as students from roster_rows
        where import_id = ${importId} and problem is null and not is_removal group by class_number
      ) r on r.class_number = k.number
    where k.import_id = ${importId} order by k.number`;

/** Chooses the course of a class, or none, while the import has not begun. No row: not found, or begun. */
export const chooseCourse = (given: { importId: string; number: number; courseId: string | null }) =>
  statement('rosters: choose course', { number: z.int() })`
    with open as (
      select id from roster_imports where id = ${given.importId} and state = 'CHECKED' for share
    )
    update roster_classes k set course_id = ${given.courseId}::uuid from open
    where k.import_id = open.id and k.number = ${given.number}
      and (${given.courseId}::uuid is null or exists (
        select from courses c where c.id = ${given.courseId} and c.is_published and c.deleted_at is null))
    returning k.number`;

/** Chooses whether people who are not in the file are removed, while the import has not begun. No row: it has begun. */
export const chooseRemovingOthers = (given: { id: string; removesOthers: boolean }) =>
  statement('rosters: choose removing others', { id: z.string() })`
    update roster_imports set removes_others = ${given.removesOthers}
    where id = ${given.id} and state = 'CHECKED' returning id`;

/** Begins the import, once. No row: it has begun already. */
export const beginImport = (given: { id: string; removesOthers: boolean; now: Date }) =>
  statement('rosters: begin', { id: z.string() })`
    update roster_imports set state = 'IMPORTING', removes_others = ${given.removesOthers}, started_at = ${given.now}
    where id = ${given.id} and state = 'CHECKED' returning id`;

/** The people in the rows of an import who are invited to its course and have not accepted yet. */
export const peopleInvitedBy = (importId: string) =>
  statement('rosters: people invited by import', { personId: z.string(), courseId: z.string() })`
    select distinct v.person_id as "personId", v.course_id as "courseId"
    from roster_rows r join roster_imports i on i.id = r.import_id
      left join roster_classes k on k.import_id = r.import_id and k.number = r.class_number
      join invited_people p on p.email = r.email
      join student_invitations v on v.person_id = p.id and v.course_id = coalesce(i.course_id, k.course_id)
    where r.import_id = ${importId} and r.outcome in ('INVITE', 'ALREADY_INVITED')`;

/** Deletes an import that has not begun. No row: it has begun. */
export const discardImport = (id: string) =>
  statement('rosters: discard', { id: z.string() })`
    delete from roster_imports where id = ${id} and state = 'CHECKED' returning id`;

/**
 * Lets the next statements of this transaction be planned for the present size of the tables: a plan that a connection kept
 * from before the first import would read them as if they were empty.
 */
export const planForNow = statement('rosters: plan for now', {})`
    select from set_config('plan_cache_mode', 'force_custom_plan', true)`;

/** Ends `planForNow`, before statements with triggers, which would be planned again for each row that they write. */
export const planAsUsual = statement('rosters: plan as usual', {})`
    select from set_config('plan_cache_mode', 'auto', true)`;

/** Condition: an import is to be carried out at this moment; after a failure it waits. */
const isDue = (now: Date) =>
  sql`state = 'IMPORTING' and (next_attempt_at is null or next_attempt_at <= ${now})`;

/** A row while there is an import to carry out. */
export const anyDue = (now: Date) =>
  statement('rosters: any due', { id: z.string() })`
    select id from roster_imports where ${isDue(now)} limit 1`;

/** The import to continue, locked until the transaction ends: of several processes, one works on it. */
export const lockDue = (now: Date) =>
  statement('rosters: lock due', {
    id: z.string(),
    ownerId: z.string(),
    removesOthers: z.boolean(),
    failures: z.int(),
  })`
    select id, owner_id as "ownerId", removes_others as "removesOthers", failures from roster_imports
    where ${isDue(now)} order by started_at limit 1 for update skip locked`;

/** Counts a failure of an import that had this many, and continues it later. No row: it ended, or another process did. */
export const postpone = (given: { id: string; failures: number; until: Date }) =>
  statement('rosters: postpone', { id: z.string() })`
    update roster_imports set failures = failures + 1, next_attempt_at = ${given.until}
    where id = ${given.id} and failures = ${given.failures} and state = 'IMPORTING' returning id`;

/** Ends an import before all its rows are imported. No row: it has not begun, or ended. */
export const endImport = (given: { id: string; state: 'FAILED' | 'STOPPED'; now: Date }) =>
  statement('rosters: end', { id: z.string() })`
    update roster_imports set state = ${given.state}, finished_at = ${given.now}
    where id = ${given.id} and state = 'IMPORTING' returning id`;

/** A batch succeeded: earlier failures do not count any more. */
const hasSucceeded = sql`failures = 0, next_attempt_at = null`;

/** Stores what was done with rows. */
export const setOutcomes = (
  importId: string,
  rows: readonly { number: number; outcome: RosterOutcome; problem: string | null; joinsGroup: boolean }[],
) =>
  statement('rosters: set outcomes', {})`
    with set_rows as (
      update roster_rows r set outcome = g.outcome, problem = g.problem, joins_group = g.joins_group
      from unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ outcome }) => outcome)}::text[],
        ${rows.map(({ problem }) => problem)}::text[], ${rows.map(({ joinsGroup }) => joinsGroup)}::boolean[])
        as g (number, outcome, problem, joins_group)
      where r.import_id = ${importId} and r.number = g.number
      returning r.number
    )
    update roster_imports set done_count = done_count + (select count(*) from set_rows), ${hasSucceeded} where id = ${importId}`;

/** Adds rows for people who were not in the file and were removed. */
export const addRemoved = (importId: string, people: readonly { name: string; email: string }[]) =>
  statement('rosters: add removed', {})`
    with added as (
      insert into roster_rows (import_id, number, name, email, is_removal, outcome)
      select ${importId}, g.place + (select max(number) from roster_rows where import_id = ${importId}), g.name, g.email,
        true, 'REMOVE'
      from unnest(${people.map(({ name }) => name)}::text[], ${people.map(({ email }) => email)}::text[])
        with ordinality as g (name, email, place)
      returning number
    )
    update roster_imports set done_count = done_count + (select count(*) from added),
      row_count = row_count + (select count(*) from added), ${hasSucceeded}
    where id = ${importId}`;

/** Marks an import as done. */
export const finishImport = (id: string, now: Date) =>
  statement('rosters: finish', {})`
    update roster_imports set state = 'DONE', finished_at = ${now} where id = ${id}`;

/** Deletes imports that were uploaded before, unless they are running. */
export const removeOldImports = (before: Date) =>
  statement('rosters: remove old imports', {})`
    delete from roster_imports where created_at < ${before} and state <> 'IMPORTING'`;

/** Deletes rows with the address of the account, and counts them in their imports no more. */
export const removeRosterRowsOf: Removal = (accountId, max) => [
  // In this order, like an import that is running.
  statement('rosters: lock imports of account', {})`
    select from roster_imports where id in (
      select import_id from roster_rows where email in ${addressesOf(accountId)})
    order by id for update`,
  statement('rosters: remove rows of account', { removed: z.int() })`
    with removed as (
      delete from roster_rows where (import_id, number) in (
        select import_id, number from roster_rows where email in ${addressesOf(accountId)} limit ${max})
      returning import_id, outcome
    ), counted as (
      update roster_imports i set row_count = row_count - r.all_rows, done_count = done_count - r.done_rows
      from (select import_id, count(*) as all_rows, count(outcome) as done_rows from removed group by import_id) r
      where i.id = r.import_id
    )
    select count(*)::int as removed from removed`,
];
