import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { isTrusted } from '../../../../platform/settings/platform-settings.queries';
import { ownsInvitedAddress } from '../../../accounts/account.queries';
import { invitationNotices, noticeShape } from '../../../notifications/notice.queries';
import { fieldsOf } from '../../../../platform/database/columns';
import { statement } from '../../../../platform/database/statement';
import { InvitedStudent, OwnStudentInvitation, StudentInvitation } from './invitations.types';

/** A person to invite to a course. */
export interface Invited {
  /** The id of the person, if they are new. */
  id: string;
  name: string;
  /** Canonical. */
  email: string;
  groupName: string | null;
  courseId: string;
}

/**
 * Invites people, or renews their invitations. A row for each person. They need not agree if administrators trust whoever
 * invites them.
 */
export const invite = (input: {
  people: readonly Invited[];
  invitedBy: string;
  now: Date;
  expiresAt: Date;
}) =>
  statement('rosters: invite', { personId: z.string() })`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(input.people)}::jsonb)
        as g (id uuid, name text, email text, "groupName" text, "courseId" uuid)
    ), person as (
      insert into invited_people (id, email, name, expires_at)
      select distinct on (email) id, email, name, ${input.expiresAt}::timestamptz from given order by email
      on conflict (email) do update set expires_at = greatest(invited_people.expires_at, excluded.expires_at)
      returning id, email
    ), invited as (
      insert into student_invitations as v (person_id, course_id, name, group_name, invited_by, invited_at, expires_at, is_trusted)
      select distinct on (person.id, given."courseId") person.id, given."courseId", given.name, given."groupName",
        ${input.invitedBy}::uuid, ${input.now}::timestamptz, ${input.expiresAt}::timestamptz,
        ${isTrusted(sql`${input.invitedBy}::uuid`)}
      from given join person on person.email = given.email order by person.id, given."courseId"
      on conflict (person_id, course_id) do update
        set name = excluded.name, group_name = excluded.group_name, invited_by = excluded.invited_by,
          invited_at = excluded.invited_at, expires_at = excluded.expires_at, mail_due_at = null,
          is_trusted = excluded.is_trusted
    )
    select id as "personId" from person`;

/** A row for each of these people to whom a mail is due: the last one was requested before `mailedBefore`, or never. */
export const claimMails = (given: { personIds: readonly string[]; now: Date; mailedBefore: Date }) =>
  statement('rosters: claim mails', { personId: z.string() })`
    update invited_people set mailed_at = ${given.now}
    where id = any(${given.personIds}::uuid[]) and (mailed_at is null or mailed_at < ${given.mailedBefore})
    returning id as "personId"`;

/** Stores that the mails of these people for these courses are due later, so that their links are valid longer. */
export const postponeMails = (given: {
  personIds: readonly string[];
  courseIds: readonly string[];
  at: Date;
  expiresAt: Date;
}) =>
  statement('rosters: postpone mails', {})`
    with postponed as (
      update invited_people set mailed_at = ${given.at}, expires_at = greatest(expires_at, ${given.expiresAt})
      where id = any(${given.personIds}::uuid[]) returning id
    )
    update student_invitations v set mail_due_at = ${given.at}, expires_at = ${given.expiresAt}
    from postponed where v.person_id = postponed.id and v.course_id = any(${given.courseIds}::uuid[])`;

/** Locks people until the transaction ends, in the order in which `invite` does; their invitations come after them. */
export const lockPeople = (personIds: readonly string[]) =>
  statement('rosters: lock people', { personId: z.string() })`
    select id as "personId" from invited_people where id = any(${personIds}::uuid[]) order by email for update`;

/** Sets the group of invitations of locked people. */
export const setInvitedGroups = (
  rows: readonly { personId: string | null; courseId: string | null; groupName: string | null }[],
) =>
  statement('rosters: set invited groups', {})`
    update student_invitations v set group_name = g.group_name
    from unnest(${rows.map(({ personId }) => personId)}::uuid[], ${rows.map(({ courseId }) => courseId)}::uuid[],
      ${rows.map(({ groupName }) => groupName)}::text[]) as g (person_id, course_id, group_name)
    where v.person_id = g.person_id and v.course_id = g.course_id`;

/** Withdraws invitations of locked people; those who are not invited to any other course are deleted with the next statement. */
export const withdrawAll = (places: readonly { personId: string; courseId: string }[]) =>
  statement('rosters: withdraw', { personId: z.string() })`
    delete from student_invitations v using unnest(${places.map(({ personId }) => personId)}::uuid[],
      ${places.map(({ courseId }) => courseId)}::uuid[]) as g (person_id, course_id)
    where v.person_id = g.person_id and v.course_id = g.course_id
    returning v.person_id as "personId"`;

/** Deletes those of these people who are no longer invited to any course. */
export const forgetUninvited = (personIds: readonly string[]) =>
  statement('rosters: forget uninvited', {})`
    delete from invited_people p where p.id = any(${personIds}::uuid[])
      and not exists (select from student_invitations v where v.person_id = p.id)`;

const acceptableShape = {
  personId: z.string(),
  courseId: z.string(),
  accountId: z.string(),
  groupName: z.string().nullable(),
};

interface Acceptance {
  /** Whether the person accepts now, and it is known that the address is theirs. */
  isAccepted: boolean;
}

/** Whose invitations, and to which courses; null: any. */
interface Whose {
  email: string | null;
  courseIds: readonly string[] | null;
}

const isOf = ({ email, courseIds }: Whose) => sql`
  ${email === null ? sql`true` : sql`p.email = ${email}`}
  and ${courseIds === null ? sql`true` : sql`v.course_id = any(${courseIds}::uuid[])`}`;

/** Condition: the person of `v` agreed, or need not, since administrators trusted whoever invited and still do. */
const isAgreed = sql`(v.is_agreed or v.is_trusted and ${isTrusted(sql`v.invited_by`)})`;

/**
 * Invitations `v` to published courses whose person `p` has an account by now, of which it is verified that the address is
 * its owner's, and agreed to it or enrolled in another way.
 */
const acceptableWhere = ({ isAccepted }: Acceptance, condition: Sql) => sql`
      select v.person_id as "personId", v.course_id as "courseId", a.id as "accountId", v.group_name as "groupName"
      from student_invitations v join invited_people p on p.id = v.person_id join accounts a on a.email = p.email
          and (${isAccepted}::boolean or a.email_proved_at is not null and (${isAgreed} or exists (
            select from enrollments e where e.student_id = a.id and e.course_id = v.course_id)))
        join courses c on c.id = v.course_id and c.is_published and c.deleted_at is null
      where ${condition} order by v.person_id, v.course_id`;

/**
 * Invitations that can be accepted now.
 * @param email only this canonical address; null: any
 * @param courseIds only these courses; null: any
 */
export const acceptable = ({ email, courseIds, max, isAccepted }: Acceptance & Whose & { max: number }) =>
  statement('rosters: acceptable invitations', acceptableShape)`
    ${acceptableWhere({ isAccepted }, isOf({ email, courseIds }))} limit ${max}`;

/** Stores that a person agrees to invitations, for those whose course is not published yet. */
export const agree = (whose: Whose) =>
  statement('rosters: agree to invitations', {})`
    update student_invitations v set is_agreed = true
    from invited_people p where p.id = v.person_id and ${isOf(whose)}`;

/** Those of these invitations that can still be accepted, locked with their people until the transaction ends. */
export const takeAcceptable = (
  matches: readonly { personId: string; courseId: string }[],
  acceptance: Acceptance,
) =>
  statement('rosters: take acceptable invitations', acceptableShape)`${acceptableWhere(
    acceptance,
    sql`(v.person_id, v.course_id) in (
        select * from unnest(${matches.map(({ personId }) => personId)}::uuid[],
          ${matches.map(({ courseId }) => courseId)}::uuid[]))`,
  )} for update of p, v skip locked`;

/** Condition: a course has no free place: who accepts waits for one. */
const isFull = (courseId: Sql) => sql`exists (
  select from course_places f where f.course_id = ${courseId} and f.taken >= f.capacity)`;

const texts = z.array(z.string());
const tokenShape = {
  ...fieldsOf(StudentInvitation),
  personId: z.string(),
  courseIds: texts,
  isLinkShown: z.boolean(),
};

/** Who was invited with this token, and to which courses; no row if it is not valid (any more). */
export const invitationByToken = ({ tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  statement('rosters: invitation by token', tokenShape)`
    with link as (
      -- A mailed link is for everything to which the person is invited, a shown one for the courses of whoever saw it.
      select v.person_id, v.course_id, p.name, false as is_shown
      from invited_people p join student_invitations v on v.person_id = p.id
      where p.token_hash = ${tokenHash} and p.expires_at > ${now}
      union all
      select person_id, course_id, name, true from student_invitations
      where link_hash = ${tokenHash} and expires_at > ${now}
    )
    select p.id as "personId", p.email, min(link.name) as name, bool_or(is_shown) as "isLinkShown",
      json_agg(link.course_id) as "courseIds",
      coalesce(json_agg(c.title order by lower(c.title)) filter (where c.id is not null), '[]') as courses,
      coalesce(json_agg(c.title) filter (where ${isFull(sql`c.id`)}), '[]') as "fullCourses",
      -- Not said to whoever saw the link, who is not the invited person.
      not bool_or(is_shown) and exists (select from accounts a where a.email = p.email) as "hasAccount"
    from link join invited_people p on p.id = link.person_id
      left join courses c on c.id = link.course_id and c.deleted_at is null
    group by p.id`;

const mailedShape = { email: z.string(), name: z.string(), expiresAt: z.date(), courses: texts };

/** Stores the token of a new mail, which replaces an earlier one. No row: nobody is invited any more, or too long ago. */
export const setMailedToken = (given: { personId: string; tokenHash: Buffer; now: Date }) =>
  statement('rosters: set mailed token', mailedShape)`
    update invited_people p set token_hash = ${given.tokenHash}
    where p.id = ${given.personId} and p.expires_at > ${given.now}
    returning p.email, p.name, p.expires_at as "expiresAt", coalesce((
      select json_agg(c.title order by lower(c.title)) from student_invitations v
        join courses c on c.id = v.course_id and c.deleted_at is null where v.person_id = p.id), '[]') as courses`;

/** Stores the tokens of links to these courses that are shown, which replace earlier ones; the people are locked. */
export const setShownTokens = (given: {
  links: readonly { personId: string; tokenHash: Buffer }[];
  courseIds: readonly string[];
  expiresAt: Date;
}) =>
  statement('rosters: set shown tokens', { personId: z.string(), name: z.string(), email: z.string() })`
    with shown as (
      update student_invitations v set link_hash = g.token_hash, expires_at = ${given.expiresAt}
      from unnest(${given.links.map(({ personId }) => personId)}::uuid[],
        ${given.links.map(({ tokenHash }) => tokenHash)}::bytea[]) as g (person_id, token_hash)
      where v.person_id = g.person_id and v.course_id = any(${given.courseIds}::uuid[])
      returning v.person_id, v.name
    ), renewed as (
      update invited_people set expires_at = greatest(expires_at, ${given.expiresAt})
      where id in (select person_id from shown) returning id, email
    )
    select id as "personId", min(name) as name, email from renewed join shown on person_id = id
    group by id, email order by lower(min(name)), email`;

/** Whether an account has this canonical email: a row if it has. */
export const accountWithEmail = ({ accountId, email }: { accountId: string; email: string }) =>
  statement('rosters: account with email', { id: z.string() })`
    select id from accounts where id = ${accountId} and email = ${email}`;

interface Invitee {
  accountId: string;
  /** Whether links are mailed. */
  sendsMail: boolean;
}

/** Invitations `v` to published courses `c` that an account `a` has to answer; it needs no link for them. */
const toAnswer = ({ sendsMail, now }: { sendsMail: boolean; now: Date }, condition: Sql) => sql`
  student_invitations v join invited_people p on p.id = v.person_id join courses c on c.id = v.course_id
    and c.is_published and c.deleted_at is null
  join accounts a on a.email = p.email
    and ${ownsInvitedAddress({ account: sql`a`, invitedAt: sql`v.invited_at`, sendsMail })}
  where not ${isAgreed} and v.expires_at > ${now} and ${condition}
    and not exists (select from enrollments e where e.student_id = a.id and e.course_id = v.course_id)`;

const ownShape = fieldsOf(OwnStudentInvitation);

/** The invitations of an account, newest first. */
export const invitationsOfAccount = ({ accountId, sendsMail, now }: Invitee & { now: Date }) =>
  statement('rosters: invitations of account', ownShape)`
    select v.course_id as "courseId", c.title as "courseTitle", ${isFull(sql`c.id`)} as "isFull",
      (select o.name from accounts o where o.id = v.invited_by) as "inviterName"
    from ${toAnswer({ sendsMail, now }, sql`a.id = ${accountId}`)}
    order by v.invited_at desc, v.course_id limit 100`;

/** One of them, locked with its person until the transaction ends. */
export const lockOwnInvitation = (input: Invitee & { courseId: string; now: Date }) => {
  const { accountId, sendsMail, courseId, now } = input;
  return statement('rosters: lock own invitation', { personId: z.string(), email: z.string() })`
    select v.person_id as "personId", p.email
    from ${toAnswer({ sendsMail, now }, sql`a.id = ${accountId} and v.course_id = ${courseId}`)}
    for update of p, v`;
};

/** Notifies the accounts of people of the invitations that they have to answer, once for each course. */
export const tellInvited = (given: { emails: readonly string[]; sendsMail: boolean; now: Date }) =>
  statement('rosters: tell invited', noticeShape)`
    with told as (
      select a.id as recipient_id, v.course_id
      from ${toAnswer(given, sql`p.email = any(${given.emails}::text[])`)}
    ), noticed as (${invitationNotices(sql`told`, given.now)})
    select id, "recipientId" from noticed`;

/** Everybody who is invited to a course. */
export const peopleInvitedTo = (courseId: string) =>
  statement('rosters: people invited to course', { personId: z.string(), courseId: z.string() })`
    select person_id as "personId", course_id as "courseId" from student_invitations where course_id = ${courseId}`;

interface InvitationPage {
  courseId: string;
  now: Date;
  /** The last row of the previous page: its name, lower case, and id; null for the first page. */
  after: [string, string] | null;
  max: number;
}

const invitedShape = { ...fieldsOf(InvitedStudent), sorted: z.string() };

/** Who is invited to a course, by name. */
export const courseInvitations = ({ courseId, now, after, max }: InvitationPage) =>
  statement('rosters: course invitations', invitedShape)`
    select p.id as "personId", v.name, p.email, v.group_name as "groupName", v.invited_at as "invitedAt",
      v.expires_at as "expiresAt", case when v.mail_due_at > ${now} then v.mail_due_at end as "mailDueAt", lower(v.name) as sorted
    from student_invitations v join invited_people p on p.id = v.person_id
    where v.course_id = ${courseId} and (${after?.[0]}::text is null
      or (lower(v.name), p.id) > (${after?.[0]}::text, ${after?.[1]}::uuid))
    order by lower(v.name), p.id limit ${max}`;

/** One row: how many people are invited to a course, to how many of them a mail is due later, and when the last is. */
export const invitationCount = ({ courseId, now }: { courseId: string; now: Date }) =>
  statement('rosters: invitation count', {
    totalCount: z.int(),
    laterMailCount: z.int(),
    lastMailAt: z.date().nullable(),
  })`
    select count(*)::int as "totalCount", count(*) filter (where mail_due_at > ${now})::int as "laterMailCount",
      max(mail_due_at) filter (where mail_due_at > ${now}) as "lastMailAt"
    from student_invitations where course_id = ${courseId}`;

/** Renews the invitation of a person to a course. No row: there is none. */
export const renewInvitation = (input: { personId: string; courseId: string; now: Date; expiresAt: Date }) =>
  statement('rosters: renew invitation', { personId: z.string(), email: z.string() })`
    with renewed as (
      update student_invitations set expires_at = ${input.expiresAt}, mail_due_at = null
      where person_id = ${input.personId} and course_id = ${input.courseId} returning person_id
    )
    update invited_people p set expires_at = greatest(p.expires_at, ${input.expiresAt}), mailed_at = ${input.now}
    from renewed where p.id = renewed.person_id
    returning p.id as "personId", p.email`;

/** Deletes people whose last invitation expired before. */
export const removeExpiredPeople = (before: Date) =>
  statement('rosters: remove expired people', {})`
    delete from invited_people where id in (
      select id from invited_people where expires_at < ${before} for update skip locked)`;

/** Deletes invitations that expired before. */
export const removeExpiredInvitations = (before: Date) =>
  statement('rosters: remove expired invitations', {})`
    delete from student_invitations where (person_id, course_id) in (
      select person_id, course_id from student_invitations where expires_at < ${before} for update skip locked)`;
