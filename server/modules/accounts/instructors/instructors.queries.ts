import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Requested } from '../../../platform/connection';
import { columns, fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { Role } from '../../../platform/viewer';
import { isDeleted } from '../account.queries';
import type { RoleRequestState } from '../account.entities';
import { PendingInvitation, RoleRequest, WaitingInstructor } from './instructors.types';

const requestShape = {
  ...fieldsOf(RoleRequest, { without: ['waitsForConfirmation'] }),
  email: z.string(),
  role: z.enum(Role),
  needsVerification: z.boolean(),
};

/** The request of an account; no row if it made none. */
export const requestOf = (accountId: string) =>
  statement('accounts: instructor request', requestShape)`
    select r.state, a.email, a.role, r.state = 'WAITING' and r.is_by_domain and a.email_proved_at is null as "needsVerification",
      r.note, r.requested_at as "requestedAt", r.decided_at as "decidedAt"
    from instructor_requests r join accounts a on a.id = r.account_id where r.account_id = ${accountId}`;

/** Whether an account verified its email. */
export const emailProof = (accountId: string) =>
  statement('accounts: email proof', { isVerified: z.boolean() })`
    select email_proved_at is not null as "isVerified" from accounts where id = ${accountId}`;

const waitingShape = { ...fieldsOf(WaitingInstructor), time: z.string() };

/** Requests `r` of accounts `a` that wait for an administrator: the tables and a condition, to which `and` can be added. */
export const waitingRequests = sql`instructor_requests r join accounts a on a.id = r.account_id
    where r.state = 'WAITING' and a.role <> 'ADMIN' and not ${isDeleted(sql`a.id`)}`;

/** Requests that wait, newest first; `after` is the last row of the previous page, null for the first page. */
export const waitingInstructors = ({ rows, after }: Requested) =>
  statement('accounts: waiting instructors', waitingShape)`
    select a.id, a.name, a.email, a.role = 'INSTRUCTOR' as "isOnTeams", r.requested_at as "requestedAt", r.requested_at::text as time
    from ${waitingRequests} and (${after?.time}::timestamptz is null
        or (r.requested_at, r.account_id) < (${after?.time}::timestamptz, ${after?.id}::uuid))
    order by r.requested_at desc, r.account_id desc limit ${rows}`;

/** Decides a request that waits; no row if there is none. */
export const decideRequest = (decision: {
  accountId: string;
  state: RoleRequestState;
  note: string | null;
  now: Date;
}) =>
  statement('accounts: decide instructor request', { accountId: z.string() })`
    update instructor_requests
    set state = ${decision.state}, note = ${decision.note}, decided_at = ${decision.now}
    where account_id = ${decision.accountId} and state = 'WAITING'
    returning account_id as "accountId"`;

/** Up to 1,000 accounts whose request needs only a verified address of these domains, which they have; oldest first. */
export const verifiedApplicants = (domains: readonly string[]) =>
  statement('accounts: verified applicants', { id: z.string() })`
    select a.id from instructor_requests r join accounts a on a.id = r.account_id
    where r.state = 'WAITING' and r.is_by_domain and a.role <> 'ADMIN' and a.email_proved_at is not null
      and a.suspended_at is null and not ${isDeleted(sql`a.id`)}
      and split_part(a.email, '@', 2) = any(${domains}::text[])
    order by r.requested_at, r.account_id limit 1000`;

/**
 * The verified email of such an account, locked with its request until the transaction ends. No row if it is none any more,
 * as when a change of its address meanwhile left the request to an administrator.
 */
export const lockVerifiedApplicant = (accountId: string) =>
  statement('accounts: lock verified applicant', {
    email: z.string(),
    role: z.enum([Role.STUDENT, Role.INSTRUCTOR]),
  })`
    select a.email, a.role from accounts a join instructor_requests r on r.account_id = a.id
    where a.id = ${accountId} and a.role <> 'ADMIN' and a.email_proved_at is not null and a.suspended_at is null
      and r.state = 'WAITING' and r.is_by_domain
    for no key update of a, r`;

/** Stores an invitation, replacing an earlier one for the same address. */
export const storeInvitation = (invitation: {
  tokenHash: Buffer;
  email: string;
  invitedAt: Date;
  expiresAt: Date;
}) =>
  statement('accounts: store invitation', {})`
    insert into instructor_invitations (token_hash, email, invited_at, expires_at)
    values (${invitation.tokenHash}, ${invitation.email}, ${invitation.invitedAt}, ${invitation.expiresAt})
    on conflict (email) do update set token_hash = excluded.token_hash, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at`;

const invitationShape = fieldsOf(PendingInvitation);

/** The invitations that can be used, newest first. */
export const openInvitations = ({ now, max }: { now: Date; max: number }) =>
  statement('accounts: open invitations', invitationShape)`
    select ${columns('i', invitationShape)} from instructor_invitations i
    where expires_at > ${now} order by invited_at desc, email limit ${max}`;

/** No row if there is none for this canonical email. */
export const withdrawInvitation = (email: string) =>
  statement('accounts: withdraw invitation', { tokenHash: z.instanceof(Buffer) })`
    delete from instructor_invitations where email = ${email} returning token_hash as "tokenHash"`;

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
