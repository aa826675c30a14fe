import sql from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { mayInTeam } from '../authoring/teaching.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import type { EnrollmentRequestState } from '../../enrollments/enrollment.types';
import { EnrollmentRequest, type JoinLink } from './joining.types';

const countIn = (state: EnrollmentRequestState) => sql`(
        select count(*)::int from enrollment_requests r where r.course_id = c.id and r.state = ${state})`;

/** One row if the member may manage the students of the course. */
export const joiningOf = ({ memberId, courseId }: { memberId: string; courseId: string }) =>
  statement('enrollments: joining of course', {
    links: jsonOf<Omit<JoinLink, 'url'>[]>(),
    requestCount: z.int(),
    waitingCount: z.int(),
  })`
    select coalesce((select json_agg(json_build_object('id', l.id, 'code', l.code, 'maxUses', l.max_uses,
          'uses', l.uses, 'expiresAt', l.expires_at, 'createdAt', l.created_at) order by l.created_at desc, l.id desc)
        from join_links l where l.course_id = c.id), '[]') as links,
      ${countIn('ASKED')} as "requestCount", ${countIn('WAITING')} as "waitingCount"
    from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.MANAGE_STUDENTS)}`;

const requestShape = { ...fieldsOf(EnrollmentRequest), place: z.int(), time: z.string() };

/**
 * People who asked to join, or wait for a place, in order; none if the member may not manage the students of the
 * course.
 */
export const requestsPage = (
  { memberId, courseId }: { memberId: string; courseId: string },
  state: EnrollmentRequestState,
  /** `afterPlace`: that of the last one of the previous page; 0 for the first page. */
  { rows, afterPlace }: { rows: number; afterPlace: number },
) =>
  statement('enrollments: requests of course', requestShape)`
    select r.student_id as "studentId", a.name, a.email, r.state, r.asked_at as "askedAt", r.place::int as place,
      r.asked_at::text as time
    from enrollment_requests r
      join courses c on c.id = r.course_id and ${mayInTeam(memberId, CoursePermission.MANAGE_STUDENTS)}
      join accounts a on a.id = r.student_id
    where r.course_id = ${courseId} and r.state = ${state} and r.place > ${afterPlace}::bigint
    order by r.place limit ${rows}`;

/**
 * Stores how many places a course has and how many are taken, or deletes that without a capacity (null). The course's row
 * is locked and has this capacity already.
 */
export const keepPlaces = ({ courseId, capacity }: { courseId: string; capacity: number | null }) =>
  statement('enrollments: keep places', {})`
    with gone as (
      delete from course_places where course_id = ${courseId} and ${capacity}::int is null
    )
    insert into course_places (course_id, capacity, taken)
    select ${courseId}::uuid, ${capacity}::int, (select count(*) from enrollments where course_id = ${courseId})
    where ${capacity}::int is not null
    on conflict (course_id) do update set capacity = excluded.capacity, taken = excluded.taken`;

/** A row if the link was created; none if the course has `max`. */
export const createLink = (link: {
  id: string;
  courseId: string;
  code: string;
  maxUses: number | null;
  expiresAt: Date | null;
  now: Date;
  max: number;
}) =>
  statement('enrollments: create join link', { id: z.string() })`
    insert into join_links (id, course_id, code, max_uses, created_at, expires_at)
    select ${link.id}::uuid, ${link.courseId}::uuid, ${link.code}, ${link.maxUses}::int, ${link.now}::timestamptz,
      ${link.expiresAt}::timestamptz
    where (select count(*) from join_links where course_id = ${link.courseId}) < ${link.max}::int
    returning id`;

/** A row if there was such a link. */
export const revokeLink = ({ courseId, linkId }: { courseId: string; linkId: string }) =>
  statement('enrollments: revoke join link', { id: z.string() })`
    delete from join_links where id = ${linkId} and course_id = ${courseId} returning id`;
