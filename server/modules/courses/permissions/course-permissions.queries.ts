import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { COURSE_GRANTS, CoursePermission, CourseRole } from './course-permissions.rules';

/**
 * Every member of every course's team, as rows with course_id, account_id, role, sees_addresses and offered_at.
 * Conditions on them reach the indexes of both tables.
 */
export const courseTeam = sql`(
    select id as course_id, instructor_id as account_id, 'OWNER' as role, true as sees_addresses, null::timestamptz as offered_at
    from courses
    union all select course_id, account_id, role, sees_addresses, offered_at from course_members)`;

const rolesWith = (permission: CoursePermission, grant: string) =>
  Object.values(CourseRole).filter((role) => COURSE_GRANTS[permission][role] === grant);

const isOneOf = (member: Sql, roles: readonly CourseRole[]) =>
  sql`${member}.role in (${join(roles.map((role) => raw(`'${role}'`)))})`;

/** Condition on a row of `courseTeam`, by its alias. */
export const isAllowedTo = (member: Sql, permission: CoursePermission): Sql => {
  const always = isOneOf(member, rolesWith(permission, 'ALWAYS'));
  const withAddresses = rolesWith(permission, 'WITH_ADDRESSES');
  return withAddresses.length === 0
    ? always
    : sql`(${always} or ${member}.sees_addresses and ${isOneOf(member, withAddresses)})`;
};

/** Made once, since many statements of every screen contain one. */
const memberIsAllowedTo = new Map(
  Object.values(CoursePermission).map((permission) => [permission, isAllowedTo(sql`t`, permission)]),
);

/**
 * Condition: an account belongs to the team of a course, in a role that allows this; the owner may do everything. The
 * only way in which a statement decides that; deleted courses are not left out.
 * @param courseId column or value of type uuid
 * @param accountId column or value of type uuid; null: a visitor, who is allowed nothing
 * @param ownerId the column with the course's owner, where the statement has the course's row
 */
export const mayInCourse = (
  courseId: Sql,
  accountId: Sql | string | null,
  permission: CoursePermission,
  ownerId?: Sql,
) => sql`(${ownerId ? sql`${ownerId} is not distinct from ${accountId}::uuid` : sql`exists (select from courses o where o.id = ${courseId} and o.instructor_id = ${accountId}::uuid)`}
    or exists (select from course_members t
      where t.course_id = ${courseId} and t.account_id = ${accountId}::uuid and ${memberIsAllowedTo.get(permission)!}))`;

/** No row outside the team, and for a deleted course. */
export const membershipIn = ({ courseId, accountId }: { courseId: string; accountId: string }) =>
  statement('courses: membership', { role: z.enum(CourseRole), seesAddresses: z.boolean() })`
    select t.role, t.sees_addresses as "seesAddresses"
    from courses c join ${courseTeam} t on t.course_id = c.id and t.account_id = ${accountId}::uuid
    where c.id = ${courseId} and c.deleted_at is null`;
