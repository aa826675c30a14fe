import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { isDeleted, ownsInvitedAddress } from '../../accounts/account.queries';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { SentCourseInvitation } from './course-team.types';

const invitationShape = fieldsOf(SentCourseInvitation);

/** The invitations `i` that can be accepted. */
const invitations = (now: Date, condition: Sql) => sql`
      select i.id, i.course_id as "courseId", c.title as "courseTitle", a.name as "inviterName", i.email, i.role,
        i.sees_addresses as "seesAddresses", i.invited_at as "invitedAt", i.expires_at as "expiresAt"
      from course_invitations i join courses c on c.id = i.course_id and c.deleted_at is null
        join accounts a on a.id = i.invited_by
      where i.expires_at > ${now} and ${condition} order by i.invited_at desc, i.id`;

/** The invitations to the team of a course, newest first. */
export const invitationsOfCourse = ({ courseId, now }: { courseId: string; now: Date }) =>
  statement('courses: invitations', invitationShape)`${invitations(now, sql`i.course_id = ${courseId}`)}`;

interface Proof {
  accountId: string;
  /** Whether this platform sends emails, and so invitations with links. */
  sendsMail: boolean;
}

/** Whether the invited address is the account's without the link of the invitation. */
const isProven = ({ accountId, sendsMail }: Proof) => sql`exists (
        select from accounts v where v.id = ${accountId} and v.email = i.email
          and ${ownsInvitedAddress({ account: sql`v`, invitedAt: sql`i.invited_at`, sendsMail })})`;

/** The invitations that an account can accept without their link, newest first. */
export const invitationsOfAccount = ({ now, ...proof }: Proof & { now: Date }) =>
  statement('courses: invitations of account', invitationShape)`${invitations(
    now,
    sql`i.email = (select v.email from accounts v where v.id = ${proof.accountId}) and ${isProven(proof)}`,
  )}`;

/** No row if nobody can accept it any more. */
export const invitationByToken = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement(
    'courses: invitation by token',
    invitationShape,
  )`${invitations(now, sql`i.token_hash = ${tokenHash}`)}`;

/** Stores an invitation; one for the same address is replaced and keeps its id, which is the row. */
export const storeInvitation = (invitation: {
  id: string;
  tokenHash: Buffer;
  /** Whether the link is shown to the inviter, and not mailed. */
  isLinkShown: boolean;
  courseId: string;
  email: string;
  role: CourseRole;
  seesAddresses: boolean;
  invitedBy: string;
  invitedAt: Date;
  expiresAt: Date;
}) =>
  statement('courses: store invitation', { id: z.string() })`
    insert into course_invitations
      (id, token_hash, is_link_shown, course_id, email, role, sees_addresses, invited_by, invited_at, expires_at)
    values (${invitation.id}, ${invitation.tokenHash}, ${invitation.isLinkShown}, ${invitation.courseId},
      ${invitation.email}, ${invitation.role}, ${invitation.seesAddresses}, ${invitation.invitedBy}, ${invitation.invitedAt},
      ${invitation.expiresAt})
    on conflict (course_id, email) do update set token_hash = excluded.token_hash,
      is_link_shown = excluded.is_link_shown, role = excluded.role,
      sees_addresses = excluded.sees_addresses, invited_by = excluded.invited_by,
      invited_at = excluded.invited_at, expires_at = excluded.expires_at
    returning id`;

/** The account with this canonical email, and whether it can accept invitations without their links; no row if there is none. */
export const invitedAccount = ({ email, sendsMail }: { email: string; sendsMail: boolean }) =>
  statement('courses: invited account', { id: z.string(), canAccept: z.boolean() })`
    select a.id, a.role = 'INSTRUCTOR' and (a.email_proved_at is not null or not ${sendsMail}::boolean) as "canAccept"
    from accounts a where a.email = ${email} and not ${isDeleted(sql`a.id`)}`;

/** An invitation, and an account that answers it. */
interface Answered extends Proof {
  id: string;
  /** Hash of the token in the link; null: without it. */
  tokenHash: Buffer | null;
  now: Date;
}

/** One row: whether the account can answer it. No row if it neither has the link nor the address. */
export const invitationToAnswer = ({ id, tokenHash, now, ...proof }: Answered) =>
  statement('courses: invitation to answer', {
    courseId: z.string(),
    courseTitle: z.string(),
    role: z.enum(CourseRole),
    isOfAccount: z.boolean(),
    isProven: z.boolean(),
  })`
    select i.course_id as "courseId", c.title as "courseTitle", i.role, v.email = i.email as "isOfAccount",
      coalesce(i.token_hash = ${tokenHash}, false) or ${isProven(proof)} as "isProven"
    from course_invitations i join courses c on c.id = i.course_id and c.deleted_at is null
      join accounts v on v.id = ${proof.accountId}
    where i.id = ${id} and i.expires_at > ${now} and (i.token_hash = ${tokenHash} or i.email = v.email)`;

/** Locks the course of an answered invitation, like every change of a team; no row if it was deleted. */
export const lockTeam = (courseId: string) =>
  statement('courses: lock team', { ownerId: z.string() })`
    select instructor_id as "ownerId" from courses
    where id = ${courseId} and deleted_at is null for no key update`;

/** A row if it was there: of several answers at once, only one takes it. */
export const takeInvitation = (id: string) =>
  statement('courses: take invitation', { role: z.enum(CourseRole), seesAddresses: z.boolean() })`
    with taken as (delete from course_invitations where id = ${id} returning role, sees_addresses)
    select role, sees_addresses as "seesAddresses" from taken`;

/** The course of an invitation, also of an expired one. */
export const courseOfInvitation = (id: string) =>
  statement('courses: course of invitation', { courseId: z.string() })`
    select course_id as "courseId" from course_invitations where id = ${id}`;

/** Ends an invitation of an account to the team of a course. */
export const endInvitation = ({ courseId, accountId }: { courseId: string; accountId: string }) =>
  statement('courses: end invitation', {})`
    delete from course_invitations
    where course_id = ${courseId} and email = (select email from accounts where id = ${accountId})`;
