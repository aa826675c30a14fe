import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { courseTeam, isAllowedTo, mayInCourse } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import {
  changedEnrollmentNotices,
  enrollmentNotices,
  noticeShape,
  requestNotices,
} from '../notifications/notice.queries';
import type { Notice } from '../notifications/notice.service';
import { newEnrollments } from './enrollment.queries';
import { EnrollmentRequestState } from './enrollment.types';

/** A student and a course. */
export interface Place {
  studentId: string;
  courseId: string;
}

const placesShape = {
  places: jsonOf<Place[]>(),
  notices: jsonOf<Notice[]>(),
};

const studentIds = (places: readonly Place[]) => sql`${places.map(({ studentId }) => studentId)}::uuid[]`;
const coursesOf = (places: readonly Place[]) => sql`${places.map(({ courseId }) => courseId)}::uuid[]`;

const changedPlaces = sql`coalesce((select json_agg(json_build_object('studentId', student_id, 'courseId', course_id))
  from changed), '[]') as places`;

/**
 * Keeps the courses and their places still until the transaction ends, always in the same order: a statement that enrolls
 * after this one sees how many places there are, and does not fail because others take them meanwhile.
 */
export const holdPlaces = (courseIds: readonly string[]) =>
  statement('enrollments: hold places', { courseId: z.string() })`
    with held as materialized (
      select id from courses where id = any(${courseIds}::uuid[]) order by id for share
    )
    select p.course_id as "courseId" from held h join course_places p on p.course_id = h.id
    order by p.course_id for update of p`;

/**
 * Enrolls these students, as if each had enrolled; leaves out those who are enrolled, courses that are not published, and
 * members of a course's team. One row with those who were not enrolled before, and those for whom a course has no place.
 * `ids` are the new enrollments', one for each; the caller holds the places.
 */
export const enrollAll = (places: readonly Place[], ids: readonly string[], now: Date) =>
  statement('enrollments: enroll all', { ...placesShape, withoutPlace: jsonOf<Place[]>() })`
    with wanted as (
      select distinct on (g.student_id, g.course_id) g.id, g.student_id, g.course_id
      from unnest(${ids}::uuid[], ${studentIds(places)}, ${coursesOf(places)}) as g (id, student_id, course_id)
        join courses c on c.id = g.course_id and c.is_published and c.deleted_at is null
          and not ${mayInCourse(sql`c.id`, sql`g.student_id`, CoursePermission.SEE_COURSE)}
      order by g.student_id, g.course_id
    ), changed as (${newEnrollments(sql`wanted`, now)}
    ), noticed as (${enrollmentNotices(
      sql`(select c.instructor_id, i.course_id from changed i join courses c on c.id = i.course_id)`,
      now,
    )}
    ), told as (${changedEnrollmentNotices(sql`changed`, { change: 'ENROLLED', now })}
    )
    select ${changedPlaces}, coalesce((
        select json_agg(json_build_object('studentId', w.student_id, 'courseId', w.course_id))
        from wanted w join course_places p on p.course_id = w.course_id
        where not exists (select from enrollments e where e.student_id = w.student_id and e.course_id = w.course_id)
          and not exists (select from changed c where c.student_id = w.student_id and c.course_id = w.course_id)
      ), '[]') as "withoutPlace",
      coalesce((select json_agg(n) from (select * from noticed union all select * from told) n), '[]') as notices`;

/**
 * Removes these students from the courses; what they completed is kept. One row with those who were enrolled, who are
 * told if `isTold`. The caller holds the places.
 */
export const removeAll = (places: readonly Place[], { isTold, now }: { isTold: boolean; now: Date }) =>
  statement('enrollments: remove all', placesShape)`
    with changed as (
      delete from enrollments e using unnest(${studentIds(places)}, ${coursesOf(places)}) as g (student_id, course_id)
      where e.student_id = g.student_id and e.course_id = g.course_id
      returning e.student_id, e.course_id
    ), told as (${changedEnrollmentNotices(sql`(select * from changed where ${isTold}::boolean)`, { change: 'REMOVED', now })}
    )
    select ${changedPlaces}, coalesce((select json_agg(told) from told), '[]') as notices`;

/** Condition: an import of a roster into the course is under way. */
const isBeingImported = (courseId: Sql) => sql`exists (
  select from roster_imports i where i.state = 'IMPORTING' and (i.course_id = ${courseId} or exists (
    select from roster_classes k where k.import_id = i.id and k.course_id = ${courseId})))`;

/** Locks the row of a course, so that its mode, capacity and publication do not change; call it before taking a place. */
export const lockCourse = (courseId: string) =>
  statement('enrollments: lock course', { isPublished: z.boolean(), isBeingImported: z.boolean() })`
    select is_published as "isPublished", ${isBeingImported(sql`c.id`)} as "isBeingImported" from courses c
    where id = ${courseId} and deleted_at is null for share of c`;

/**
 * Asks to join, or to be put on the waiting list. Whoever has asked to join can still be put on the list; any other second
 * request has no effect. A row if this call changed anything.
 */
export const request = (input: {
  courseId: string;
  studentId: string;
  state: EnrollmentRequestState;
  now: Date;
}) =>
  statement('enrollments: request', { studentId: z.string() })`
    insert into enrollment_requests (course_id, student_id, state, asked_at)
    select ${input.courseId}::uuid, ${input.studentId}::uuid, ${input.state}, ${input.now}::timestamptz
    where not exists (select from enrollments where course_id = ${input.courseId} and student_id = ${input.studentId})
    on conflict (course_id, student_id) do update set state = excluded.state
      where enrollment_requests.state = 'ASKED' and excluded.state = 'WAITING'
    returning student_id as "studentId"`;

/** Tells the members of the team who decide that somebody asks to join; one notification for each course. */
export const tellOfRequest = ({ courseId, now }: { courseId: string; now: Date }) =>
  statement('enrollments: tell of request', noticeShape)`
    with deciding as (
      select t.account_id, t.course_id from ${courseTeam} t
      where t.course_id = ${courseId} and ${isAllowedTo(sql`t`, CoursePermission.MANAGE_STUDENTS)}
    ), noticed as (${requestNotices(sql`deciding`, now)}
    )
    select id, "recipientId" from noticed`;

const isUsable = (
  code: string,
  now: Date,
) => sql`code = ${code} and (expires_at is null or expires_at > ${now})
      and (max_uses is null or uses < max_uses)`;

/** Counts a use of a join link that is valid, and locks it. One row with its course. */
export const countLinkUse = ({ code, now }: { code: string; now: Date }) =>
  statement('enrollments: use join link', { id: z.string(), courseId: z.string() })`
    update join_links set uses = uses + 1
    where ${isUsable(code, now)}
    returning id, course_id as "courseId"`;

/** The course of a join link that can be used. */
export const courseOfCode = ({ code, now }: { code: string; now: Date }) =>
  statement('enrollments: course of code', { courseId: z.string() })`
    select course_id as "courseId" from join_links where ${isUsable(code, now)}`;

/** Takes back a counted use that enrolled nobody. */
export const returnLink = (id: string) =>
  statement('enrollments: return join link', {})`
    update join_links set uses = uses - 1 where id = ${id}`;

/** The state of somebody's requests to join these courses; `position` on the waiting list, from 1, null: not on it. */
export const requestsOf = ({ studentId, courseIds }: { studentId: string; courseIds: readonly string[] }) =>
  statement('enrollments: requests of viewer', {
    courseId: z.string(),
    state: z.enum(EnrollmentRequestState),
    position: z.int().nullable(),
  })`
    select r.course_id as "courseId", r.state, case when r.state = 'WAITING' then (
      select count(*)::int from enrollment_requests o
      where o.course_id = r.course_id and o.state = 'WAITING' and o.place <= r.place) end as position
    from enrollment_requests r where r.student_id = ${studentId} and r.course_id = any(${courseIds}::uuid[])`;

/** A row if there was a request, with its state. */
export const withdrawRequest = ({ courseId, studentId }: { courseId: string; studentId: string }) =>
  statement('enrollments: withdraw request', { state: z.enum(EnrollmentRequestState) })`
    delete from enrollment_requests where course_id = ${courseId} and student_id = ${studentId}
    returning state`;

/** Whoever asked to join a course now waits for a place; null: everybody. */
export const approve = ({ courseId, studentId }: { courseId: string; studentId: string | null }) =>
  statement('enrollments: approve requests', { state: z.enum(EnrollmentRequestState) })`
    update enrollment_requests set state = 'WAITING'
    where course_id = ${courseId} and state = 'ASKED'
      and (${studentId}::uuid is null or student_id = ${studentId})
    returning state`;

/** Locks the number of places of a course; no row without a capacity. */
export const lockPlaces = (courseId: string) =>
  statement('enrollments: lock places', { free: z.int() })`
    select greatest(capacity - taken, 0) as free from course_places where course_id = ${courseId} for update`;

/**
 * Enrolls the first ones on the waiting list, at most `max` (null: all), and tells them; a trigger takes them off it and
 * puts them into their group. Members of the team are taken off it only.
 */
export const enrollWaiting = ({ courseId, max, now }: { courseId: string; max: number | null; now: Date }) =>
  statement('enrollments: enroll waiting', placesShape)`
    with next as materialized (
      select r.student_id, ${mayInCourse(sql`r.course_id`, sql`r.student_id`, CoursePermission.SEE_COURSE)}
        or exists (select from enrollments e where e.student_id = r.student_id and e.course_id = r.course_id) as is_in
      from enrollment_requests r
      where r.course_id = ${courseId} and r.state = 'WAITING' order by r.place limit ${max} for update
    ), gone as (
      delete from enrollment_requests r using next n
      where r.course_id = ${courseId} and r.student_id = n.student_id and n.is_in
    ), wanted as (
      select gen_random_uuid() as id, n.student_id, c.id as course_id
      from next n join courses c on c.id = ${courseId} where not n.is_in
    ), changed as (${newEnrollments(sql`wanted`, now)}
    ), noticed as (${enrollmentNotices(
      sql`(select c.instructor_id, c.id as course_id from courses c
        where c.id = ${courseId} and exists (select from changed))`,
      now,
    )}
    ), told as (${changedEnrollmentNotices(sql`changed`, { change: 'PLACED', now })}
    )
    select ${changedPlaces},
      coalesce((select json_agg(n) from (select * from noticed union all select * from told) n), '[]') as notices`;

/** Published courses with a free place that somebody waits for. */
export const coursesWithFreePlaces = statement('enrollments: courses with free places', {
  courseId: z.string(),
})`
    select distinct r.course_id as "courseId" from enrollment_requests r
      join courses c on c.id = r.course_id and c.is_published and c.deleted_at is null
      left join course_places p on p.course_id = r.course_id
    where r.state = 'WAITING' and (p.course_id is null or p.taken < p.capacity)
      and not ${isBeingImported(sql`c.id`)}`;

/** Puts students into groups as soon as they have a place; those who do not wait for one are left out. */
export const keepGroups = (courseId: string, members: readonly { studentId: string; groupId: string }[]) =>
  statement('enrollments: keep groups of waiting', {})`
    update enrollment_requests r set group_id = g.group_id
    from unnest(${members.map(({ studentId }) => studentId)}::uuid[],
      ${members.map(({ groupId }) => groupId)}::uuid[]) as g (student_id, group_id)
    where r.course_id = ${courseId} and r.student_id = g.student_id`;
