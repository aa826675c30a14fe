import sql from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { isOnTeamsOnly } from '../../accounts/instructors/instructors.queries';
import { isDeleted } from '../../accounts/account.queries';
import { courseTeam } from '../../courses/permissions/course-permissions.queries';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { CourseTeamMember } from './course-team.types';

const accountShape = { accountId: z.string() };

const memberShape = fieldsOf(CourseTeamMember);

/** The owner first, then by role and name. */
export const membersOf = ({ courseId, viewerId }: { courseId: string; viewerId: string }) =>
  statement('courses: team', memberShape)`
    select t.account_id as "accountId", a.name, t.role, t.sees_addresses as "seesAddresses",
      t.offered_at is not null as "isOffered", t.account_id = ${viewerId} as "isViewer"
    from ${courseTeam} t join accounts a on a.id = t.account_id
    where t.course_id = ${courseId}
    order by array_position(array['OWNER', 'INSTRUCTOR', 'ASSISTANT', 'OBSERVER'], t.role), lower(a.name), a.id`;

/**
 * Locks these accounts, by id, so that their roles do not change before the commit; call it after the course is locked, and
 * before its members are. A row for each.
 */
export const lockRoles = (accountIds: readonly string[]) =>
  statement('courses: lock roles', { ...accountShape, accountRole: z.enum(Role) })`
    select id as "accountId", role as "accountRole" from accounts
    where id = any(${accountIds}::uuid[]) order by id for no key update`;

interface OfMember {
  courseId: string;
  accountId: string;
}

/** No row if the account is not on the team, besides its owner. An offer ends with the role of an instructor. */
export const changeMember = (member: OfMember & { role: CourseRole; seesAddresses: boolean }) =>
  statement('courses: change member', { from: z.enum(CourseRole), sawAddresses: z.boolean() })`
    update course_members m set role = ${member.role}, sees_addresses = ${member.seesAddresses},
      offered_at = case when ${member.role}::text = 'INSTRUCTOR' then m.offered_at end
    from course_members before
    where m.course_id = ${member.courseId} and m.account_id = ${member.accountId}
      and before.course_id = m.course_id and before.account_id = m.account_id
    returning before.role as "from", before.sees_addresses as "sawAddresses"`;

/** No row if the account is not on the team, besides its owner. */
export const removeMember = ({ courseId, accountId }: OfMember) =>
  statement('courses: remove member', { role: z.enum(CourseRole) })`
    delete from course_members where course_id = ${courseId} and account_id = ${accountId} returning role`;

/** A row if the account joined; none if it was on the team before, as its owner or a member. */
export const addMember = (member: OfMember & { role: CourseRole; seesAddresses: boolean; now: Date }) =>
  statement('courses: add member', accountShape)`
    insert into course_members (course_id, account_id, role, sees_addresses, created_at)
    select c.id, ${member.accountId}::uuid, ${member.role}::text, ${member.seesAddresses}::boolean,
      ${member.now}::timestamptz
    from courses c where c.id = ${member.courseId} and c.instructor_id <> ${member.accountId}
    on conflict (course_id, account_id) do nothing returning account_id as "accountId"`;

/** Ends an offer to anybody; a row if there was one. */
export const endOffer = (courseId: string) =>
  statement('courses: end offer', accountShape)`
    update course_members set offered_at = null where course_id = ${courseId} and offered_at is not null
    returning account_id as "accountId"`;

/** No row unless the account is an instructor of the course, and may own courses. */
export const makeOffer = ({ courseId, accountId, now }: OfMember & { now: Date }) =>
  statement('courses: make offer', accountShape)`
    update course_members set offered_at = ${now}
    where course_id = ${courseId} and account_id = ${accountId} and role = 'INSTRUCTOR'
      and not ${isOnTeamsOnly(sql`course_members.account_id`)}
    returning account_id as "accountId"`;

/** The member to whom the course is offered; no row if it is offered to nobody. */
export const offeredTo = (courseId: string) =>
  statement('courses: offered to', accountShape)`
    select account_id as "accountId" from course_members where course_id = ${courseId} and offered_at is not null`;

/** Condition on an account `a`: it is an instructor's, neither suspended nor deleted. */
export const isActiveInstructor = sql`(a.role = 'INSTRUCTOR' and a.suspended_at is null and not ${isDeleted(sql`a.id`)})`;

/** Condition on an account `a`: it may own courses. */
export const mayOwnCourses = sql`(${isActiveInstructor} and not ${isOnTeamsOnly(sql`a.id`)})`;

/** A row for each account; `isGone`: its data is deleted, so that nobody can read what it is told. */
export const ownerStates = (accountIds: readonly string[]) =>
  statement('courses: owner states', {
    ...accountShape,
    name: z.string(),
    isActiveInstructor: z.boolean(),
    mayOwn: z.boolean(),
    isGone: z.boolean(),
  })`
    select a.id as "accountId", a.name, ${isActiveInstructor} as "isActiveInstructor",
      ${mayOwnCourses} as "mayOwn",
      exists (select from account_deletions d where d.account_id = a.id and d.deleted_at is not null) as "isGone"
    from accounts a where a.id = any(${accountIds}::uuid[])`;

/**
 * Whether an account with this canonical email is on the team of a locked course, and how many members, and invitations of
 * other addresses that can still be accepted, the course has.
 */
export const teamWithout = ({ courseId, email, now }: { courseId: string; email: string; now: Date }) =>
  statement('courses: team without', { isOnTeam: z.boolean(), size: z.int() })`
    select exists (select from ${courseTeam} t join accounts a on a.id = t.account_id
        where t.course_id = ${courseId} and a.email = ${email}) as "isOnTeam",
      (select count(*) from course_members where course_id = ${courseId})::int
      + (select count(*) from course_invitations
          where course_id = ${courseId} and email <> ${email} and expires_at > ${now})::int as size`;

/** Takes an account off the teams of all courses that it does not own. */
export const removeMemberships = (accountId: string) =>
  statement('courses: remove memberships', {
    courseId: z.string(),
    courseTitle: z.string(),
    ownerId: z.string(),
    name: z.string(),
    role: z.enum(CourseRole),
  })`
    with removed as (delete from course_members where account_id = ${accountId} returning course_id, role)
    select c.id as "courseId", c.title as "courseTitle", c.instructor_id as "ownerId", a.name, r.role
    from removed r join courses c on c.id = r.course_id join accounts a on a.id = ${accountId} order by c.id`;
