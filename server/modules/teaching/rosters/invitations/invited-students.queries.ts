import { z } from 'zod';
import { statement } from '../../../../platform/database/statement';

/** Everybody who is invited to a course. */
export const peopleInvitedTo = (courseId: string) =>
  statement('rosters: people invited to course', { personId: z.string() })`
    select person_id as "personId" from student_invitations where course_id = ${courseId}`;

interface InvitationPage {
  courseId: string;
  now: Date;
  /** The last row of the previous page: its name, lower case, and id; null for the first page. */
  after: [string, string] | null;
  max: number;
}

/** Who is invited to a course, by name. */
export const courseInvitations = ({ courseId, now, after, max }: InvitationPage) =>
  statement('rosters: course invitations', {
    personId: z.string(),
    name: z.string(),
    email: z.string(),
    groupName: z.string().nullable(),
    invitedAt: z.date(),
    expiresAt: z.date(),
    mailDueAt: z.date().nullable(),
    sorted: z.string(),
  })`
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
