import sql from 'sql-template-tag';
import { z } from 'zod';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { Course, HIDDEN_COURSE_COLUMNS } from '../../courses/course.entities';
import type { CourseBlock, Lesson } from '../../courses/course.types';
import { courseBlockJson, lessonJson } from '../../courses/course-json.queries';
import { courseTeam, isAllowedTo, mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission, CourseRole } from '../../courses/permissions/course-permissions.rules';
import { courseTotals } from '../../enrollments/enrollment.queries';
import type { InstructorCourseMetrics } from './authoring.types';

/** A team's reads of its courses, one statement each. */

const ownShape = shapeOf(Course, {
  without: [...HIDDEN_COURSE_COLUMNS, 'rating', 'reviewsCount'],
});

/** A course `c` with its metrics `m` and the viewer's membership `t`, in the shape of its GraphQL type. */
const instructorCourse = sql`${columns('c', ownShape)}, ${courseBlockJson} as block, m.metrics,
  t.role as "viewerRole", t.sees_addresses as "viewerSeesAddresses", t.offered_at is not null as "viewerIsOffered"`;

const courseShape = {
  ...ownShape,
  block: jsonOf<CourseBlock>().nullable(),
  metrics: jsonOf<InstructorCourseMetrics>(),
  viewerRole: z.enum(CourseRole),
  viewerSeesAddresses: z.boolean(),
  viewerIsOffered: z.boolean(),
};

/** The courses `c` on whose team the member is. */
const coursesOf = (memberId: string) => sql`${courseTeam} t
    join courses c on c.id = t.course_id and t.account_id = ${memberId}::uuid and c.deleted_at is null
      and ${isAllowedTo(sql`t`, CoursePermission.SEE_COURSE)}
    cross join lateral (
    select json_build_object('enrollmentCount', n.students, 'completionCount', n.completed,
      'completionRate', n.completion_rate, 'averageProgress', n.average_progress) as metrics
    from ${courseTotals(sql`c.id`)} n) m`;

/** Condition on a course `c` for a member of its team to do this; nothing is allowed in a deleted course. */
export const mayInTeam = (memberId: string, permission: CoursePermission) =>
  sql`c.deleted_at is null and ${mayInCourse(sql`c.id`, memberId, permission)}`;

/** The courses that the member owns or that are shared with them, newest first. */
export const ownCourses = (memberId: string) =>
  statement('teaching: courses', courseShape)`
    select ${instructorCourse} from ${coursesOf(memberId)}
    order by c.created_at desc, c.id desc`;

/** One row with the lessons in order; none if the member is not of the course's team. */
export const ownCourse = ({ memberId, courseId }: { memberId: string; courseId: string }) =>
  statement('teaching: course', { ...courseShape, lessons: jsonOf<Lesson[]>() })`
    select ${instructorCourse},
      coalesce((select json_agg(${lessonJson(memberId)} order by l.position)
        from lessons l where l.course_id = c.id), '[]') as lessons
    from ${coursesOf(memberId)} where c.id = ${courseId}`;

/** Only those of the member's, unordered. */
export const ownCoursesByIds = ({ memberId, ids }: { memberId: string; ids: readonly string[] }) =>
  statement('teaching: courses by ids', courseShape)`
    select ${instructorCourse} from ${coursesOf(memberId)} where c.id = any(${ids}::uuid[])`;

/** How many courses an instructor has, and the bytes of their lessons' notes and captions. */
export const contentOfInstructor = (instructorId: string) =>
  statement('teaching: content of instructor', { courses: z.int(), bytes: z.number() })`
    select
      (select count(*)::int from courses c where c.instructor_id = ${instructorId} and c.deleted_at is null) as courses,
      (select coalesce(sum(octet_length(l.notes) + coalesce(octet_length(l.captions_text), 0)), 0)::float8
        from lessons l join courses c on c.id = l.course_id
        where c.instructor_id = ${instructorId} and c.deleted_at is null) as bytes`;
