import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

/** Records that a new account asks to become an instructor's. */
export const addInstructorRequest = (input: { accountId: string; requestedAt: Date; isByDomain: boolean }) =>
  statement('accounts: add instructor request', {})`
    insert into instructor_requests (account_id, requested_at, is_by_domain)
    values (${input.accountId}, ${input.requestedAt}, ${input.isByDomain})`;

/** Stores that an administrator agreed that the account is an instructor's, whether or not it asked for it. */
export const approveInstructor = ({ accountId, now }: { accountId: string; now: Date }) =>
  statement('accounts: approve instructor', {})`
    insert into instructor_requests (account_id, state, requested_at, decided_at)
    values (${accountId}, 'APPROVED', ${now}, ${now})
    on conflict (account_id) do update set state = 'APPROVED', decided_at = excluded.decided_at
      where instructor_requests.state <> 'APPROVED'`;

/** Condition: an account of an instructor may only be on teams of courses, since no administrator has approved more. */
export const isOnTeamsOnly = (accountId: Sql) => sql`exists (
  select from instructor_requests r where r.account_id = ${accountId} and r.state <> 'APPROVED')`;

/** Leaves the request of an account, if it still waits, to an administrator, whatever the domain of its address is. */
export const requireApproval = (accountId: string) =>
  statement('accounts: require approval', {})`
    update instructor_requests set is_by_domain = false
    where account_id = ${accountId} and state = 'WAITING' and is_by_domain`;

/** A valid invitation, locked until the transaction ends, so that of two uses at once only one finds it. */
export const lockInvitation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: lock invitation', { email: z.string() })`
    select email from instructor_invitations where token_hash = ${tokenHash} and expires_at > ${now} for update`;

/** The canonical email of a valid invitation to the team of a course; registering does not use it up. */
export const courseInvitation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: course invitation', { id: z.string(), email: z.string(), isLinkShown: z.boolean() })`
    select id, email, is_link_shown as "isLinkShown" from course_invitations where token_hash = ${tokenHash} and expires_at > ${now}`;

/** An invitation of this canonical email with the role of an instructor: one to the platform, or else one to a team. */
export const openInvitationOf = ({ email, now }: { email: string; now: Date }) =>
  statement('accounts: open invitation of address', { tokenHash: z.string() })`
    select encode(token_hash, 'hex') as "tokenHash" from (
      select token_hash, 1 as place, invited_at from instructor_invitations
      where email = ${email} and expires_at > ${now}
      union all
      select i.token_hash, 2, i.invited_at from course_invitations i
        join courses c on c.id = i.course_id and c.deleted_at is null
      where i.email = ${email} and i.expires_at > ${now}
    ) found order by place, invited_at desc limit 1`;

/** The canonical email of the person who is invited to courses as a student, with this token. */
export const studentInvitation = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('accounts: student invitation', { email: z.string() })`
    select email from invited_people where token_hash = ${tokenHash} and expires_at > ${now}
    union
    select p.email from student_invitations v join invited_people p on p.id = v.person_id
    where v.link_hash = ${tokenHash} and v.expires_at > ${now}`;

/** A row if this canonical email is invited to courses as a student. */
export const isInvitedStudent = ({ email, now }: { email: string; now: Date }) =>
  statement('accounts: is invited student', { id: z.string() })`
    select p.id from invited_people p where p.email = ${email} and p.expires_at > ${now}
      and exists (select from student_invitations v where v.person_id = p.id)`;

export const removeInvitation = (tokenHash: Buffer) =>
  statement('accounts: remove invitation', {})`
    delete from instructor_invitations where token_hash = ${tokenHash}`;
