import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isId } from '../../../platform/ids';
import { mayInTeam } from '../authoring/teaching.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { CourseGroup } from './group.types';

const NIL_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Condition, beginning with `and`, on a student who is enrolled in the course: they belong to the group; null: everyone
 * enrolled. `courseId` is the id, or the column that has it. Groups of other courses have no students.
 */
export const isInGroup = (
  studentId: Sql,
  { courseId, groupId }: { courseId: string | Sql; groupId: string | null },
): Sql =>
  groupId === null
    ? empty
    : sql`and exists (select from group_members m where m.student_id = ${studentId}
        and m.course_id = ${courseId} and m.group_id = ${groupId}::uuid)`;

/** Expression: the ids of a student's groups in a course, as JSON. */
export const groupIdsJson = (studentId: Sql, courseId: Sql) => sql`coalesce((select json_agg(m.group_id)
    from group_members m where m.student_id = ${studentId} and m.course_id = ${courseId}), '[]')`;

/** A group's id from a request, for a statement; what is not a UUID matches no group. null: no filter. */
export const groupIdOf = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : isId(text) ? text : NIL_ID;

const groupShape = { ...fieldsOf(CourseGroup), courseId: z.string() };

/** The groups of those of these courses whose students the member may see, by name. */
export const groupsOf = ({ memberId, courseIds }: { memberId: string; courseIds: readonly string[] }) =>
  statement('groups: of courses', groupShape)`
    select g.id, g.course_id as "courseId", g.name, g.created_at as "createdAt",
      (select count(*)::int from group_members m where m.group_id = g.id) as "studentCount"
    from courses c join course_groups g on g.course_id = c.id
    where c.id = any(${courseIds}::uuid[]) and ${mayInTeam(memberId, CoursePermission.SEE_STUDENTS)}
    order by g.search_name, g.id`;

/** One row if there is such a group in the course. */
export const groupIn = ({ courseId, groupId }: { courseId: string; groupId: string }) =>
  statement('groups: in course', { id: z.string() })`
    select id from course_groups where id = ${groupId} and course_id = ${courseId}`;

/** One row: the group is created unless the course has one with this name, or `max` groups. */
export const createGroup = (group: {
  id: string;
  courseId: string;
  name: string;
  searchName: string;
  now: Date;
  max: number;
}) =>
  statement('groups: create', { isCreated: z.boolean(), isNameTaken: z.boolean() })`
    with created as (
      insert into course_groups (id, course_id, name, search_name, created_at)
      select ${group.id}::uuid, ${group.courseId}::uuid, ${group.name}, ${group.searchName}, ${group.now}::timestamptz
      where (select count(*) from course_groups where course_id = ${group.courseId}) < ${group.max}::int
      on conflict (course_id, search_name) do nothing returning id
    )
    select exists (select from created) as "isCreated", exists (select from course_groups
      where course_id = ${group.courseId} and search_name = ${group.searchName}) as "isNameTaken"`;

/** A row if the group has the name now, and whether it had another one; none if the course has another one with it. */
export const renameGroup = (group: { id: string; courseId: string; name: string; searchName: string }) =>
  statement('groups: rename', { isChanged: z.boolean() })`
    update course_groups g set name = ${group.name}, search_name = ${group.searchName} from course_groups before
    where g.id = ${group.id} and g.course_id = ${group.courseId} and before.id = g.id and not exists (
      select from course_groups o where o.course_id = g.course_id and o.search_name = ${group.searchName} and o.id <> g.id)
    returning before.name <> g.name as "isChanged"`;

/** A row if there was such a group. */
export const deleteGroup = ({ courseId, groupId }: { courseId: string; groupId: string }) =>
  statement('groups: delete', { id: z.string() })`
    delete from course_groups where id = ${groupId} and course_id = ${courseId} returning id`;

/** Puts a student into a group of the course, or takes them out. A row if they are enrolled, with whether it changed something. */
export const setMember = (member: {
  courseId: string;
  groupId: string;
  studentId: string;
  isMember: boolean;
}) =>
  statement('groups: set member', { isChanged: z.boolean() })`
    with enrolled as materialized (
      select id, course_id, student_id from enrollments
      where course_id = ${member.courseId} and student_id = ${member.studentId} for key share
    ), taken_out as (
      delete from group_members m using enrolled e
      where m.group_id = ${member.groupId} and m.course_id = e.course_id and m.student_id = e.student_id
        and not ${member.isMember}::boolean returning m.student_id
    ), put_in as (
      insert into group_members (group_id, course_id, student_id)
      select ${member.groupId}::uuid, course_id, student_id from enrolled where ${member.isMember}::boolean
      on conflict do nothing returning student_id
    )
    select exists (select from taken_out) or exists (select from put_in) as "isChanged" from enrolled`;

/** Keeps others who hold the course too from creating groups in it until the transaction ends. */
export const holdGroups = (courseId: string) =>
  statement('groups: hold', {})`
    select from pg_advisory_xact_lock(hashtextextended('groups of ' || ${courseId}::uuid, 0))`;

/**
 * Creates the groups that the course does not have yet, in this order, until it has `max`; returns the folded names of
 * those for which there was no room.
 */
export const createMissingGroups = (
  courseId: string,
  groups: readonly { id: string; name: string; searchName: string }[],
  { max, now }: { max: number; now: Date },
) =>
  statement('groups: create missing', { refused: z.array(z.string()) })`
    with missing as materialized (
      select g.*, row_number() over (order by g.place) as nth
      from unnest(${groups.map(({ id }) => id)}::uuid[], ${groups.map(({ name }) => name)}::text[],
        ${groups.map(({ searchName }) => searchName)}::text[]) with ordinality as g (id, name, search_name, place)
      where not exists (select from course_groups o
        where o.course_id = ${courseId} and o.search_name = g.search_name)
    ), created as (
      insert into course_groups (id, course_id, name, search_name, created_at)
      select g.id, ${courseId}::uuid, g.name, g.search_name, ${now}::timestamptz from missing g
      where g.nth <= ${max}::int - (select count(*) from course_groups where course_id = ${courseId})
      on conflict (course_id, search_name) do nothing returning search_name
    )
    select array(select search_name from missing except select search_name from created) as refused`;

/** Puts each enrolled student into the group with this folded name; returns the groups of those who are not enrolled. */
export const putIntoNamedGroups = (
  courseId: string,
  members: readonly { studentId: string; searchName: string }[],
) =>
  statement('groups: put into named groups', {
    notEnrolled: jsonOf<{ studentId: string; groupId: string }[]>(),
  })`
    with wanted as materialized (
      select w.student_id, g.id as group_id
      from unnest(${studentIdsOf(members)}, ${members.map(({ searchName }) => searchName)}::text[])
        as w (student_id, search_name)
        join course_groups g on g.course_id = ${courseId} and g.search_name = w.search_name
    ), enrolled as materialized (
      select student_id from enrollments where course_id = ${courseId}
        and student_id = any(${studentIdsOf(members)}) for key share
    ), added as (
      insert into group_members (group_id, course_id, student_id)
      select w.group_id, ${courseId}::uuid, e.student_id from wanted w join enrolled e on e.student_id = w.student_id
      on conflict do nothing
    )
    select coalesce((
        select json_agg(json_build_object('studentId', w.student_id, 'groupId', w.group_id)) from wanted w
        where not exists (select from enrolled e where e.student_id = w.student_id)
      ), '[]') as "notEnrolled"`;

const studentIdsOf = (members: readonly { studentId: string }[]) =>
  sql`${members.map(({ studentId }) => studentId)}::uuid[]`;
