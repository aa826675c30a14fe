import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { mayInTeam } from '../../courses/authoring/teaching.queries';
import { EnrollmentMode } from '../../courses/course.entities';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import type { EnrollmentRequestState } from '../joining.entities';
import type { EnrollmentRequest, JoinLink } from './joining.types';

const requestJson = sql`json_build_object('studentId', r.student_id, 'name', a.name, 'email', a.email,
        'state', r.state, 'askedAt', r.asked_at)`;

const requestsIn = (state: `${EnrollmentRequestState}`, most: number) => sql`coalesce((
        select json_agg(${requestJson} order by r.place) from (
          select * from enrollment_requests r where r.course_id = c.id and r.state = ${state}
          order by r.place limit ${most}) r
        join accounts a on a.id = r.student_id), '[]')`;

const countIn = (state: `${EnrollmentRequestState}`) => sql`(
        select count(*)::int from enrollment_requests r where r.course_id = c.id and r.state = ${state})`;

/** One row if the member may manage the students of the course; lists have up to `most` entries. */
export const joiningOf = ({
  memberId,
  courseId,
  most,
}: {
  memberId: string;
  courseId: string;
  most: number;
}) =>
  statement(
    'enrollments: joining of course',
    {
      links: jsonOf<Omit<JoinLink, 'url'>[]>(),
      requests: jsonOf<EnrollmentRequest[]>(),
      waiting: jsonOf<EnrollmentRequest[]>(),
      requestCount: z.int(),
      waitingCount: z.int(),
    },
    sql`
      select coalesce((select json_agg(json_build_object('id', l.id, 'code', l.code, 'maxUses', l.max_uses,
            'uses', l.uses, 'expiresAt', l.expires_at, 'createdAt', l.created_at) order by l.created_at desc, l.id desc)
          from join_links l where l.course_id = c.id), '[]') as links,
        ${requestsIn('ASKED', most)} as requests, ${requestsIn('WAITING', most)} as waiting,
        ${countIn('ASKED')} as "requestCount", ${countIn('WAITING')} as "waitingCount"
      from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.MANAGE_STUDENTS)}`,
  );

/** How people joined before. */
export const modeOf = (courseId: string) =>
  statement(
    'enrollments: mode',
    { mode: z.enum(EnrollmentMode), title: z.string() },
    sql`select enrollment_mode as mode, title from courses where id = ${courseId}`,
  );

/** Follows the course's capacity, which its locked row has: counts the enrollments, or forgets the places. */
export const keepPlaces = ({ courseId, capacity }: { courseId: string; capacity: number | null }) =>
  statement(
    'enrollments: keep places',
    {},
    sql`
      with gone as (
        delete from course_places where course_id = ${courseId} and ${capacity}::int is null
      )
      insert into course_places (course_id, capacity, taken)
      select ${courseId}::uuid, ${capacity}::int, (select count(*) from enrollments where course_id = ${courseId})
      where ${capacity}::int is not null
      on conflict (course_id) do update set capacity = excluded.capacity, taken = excluded.taken`,
  );

/** A row if the link was created; none if the course has `most`. */
export const createLink = (link: {
  id: string;
  courseId: string;
  code: string;
  maxUses: number | null;
  expiresAt: Date | null;
  now: Date;
  most: number;
}) =>
  statement(
    'enrollments: create join link',
    { id: z.string() },
    sql`
      with created as (
        insert into join_links (id, course_id, code, max_uses, created_at, expires_at)
        select ${link.id}::uuid, ${link.courseId}::uuid, ${link.code}, ${link.maxUses}::int, ${link.now}::timestamptz,
          ${link.expiresAt}::timestamptz
        where (select count(*) from join_links where course_id = ${link.courseId}) < ${link.most}::int
        returning id
      )
      select id from created`,
  );

/** A row if there was such a link. */
export const revokeLink = ({ courseId, linkId }: { courseId: string; linkId: string }) =>
  statement(
    'enrollments: revoke join link',
    { id: z.string() },
    sql`
      with revoked as (
        delete from join_links where id = ${linkId} and course_id = ${courseId} returning id
      )
      select id from revoked`,
  );
