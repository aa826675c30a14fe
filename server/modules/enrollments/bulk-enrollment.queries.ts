import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { mayInCourse } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import type { Notice } from '../notifications/notice.service';
import { changedEnrollmentNotices, enrollmentNotices } from '../notifications/notice.queries';
import { newEnrollments } from './enrollment.queries';

/** A student and a course. */
export interface Place {
  studentId: string;
  courseId: string;
}

const columns = {
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
  statement('enrollments: enroll all', { ...columns, withoutPlace: jsonOf<Place[]>() })`
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
  statement('enrollments: remove all', columns)`
    with changed as (
      delete from enrollments e using unnest(${studentIds(places)}, ${coursesOf(places)}) as g (student_id, course_id)
      where e.student_id = g.student_id and e.course_id = g.course_id
      returning e.student_id, e.course_id
    ), told as (${changedEnrollmentNotices(sql`(select * from changed where ${isTold}::boolean)`, { change: 'REMOVED', now })}
    )
    select ${changedPlaces}, coalesce((select json_agg(told) from told), '[]') as notices`;
