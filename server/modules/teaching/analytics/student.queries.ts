import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement, type RowOf } from '../../../platform/database/statement';
import { mayInTeam } from '../authoring/teaching.queries';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { groupIdsJson, isInGroup } from '../groups/group.queries';
import { RiskReason, type InstructorStudent } from './student.types';

/** A course, and a member of its team; there are no students unless their role allows it. */
export interface CourseOfTeam {
  memberId: string;
  courseId: string;
}

/** Students of a course; `groupId` null: in any group or none. */
export interface StudentsOfTeam extends CourseOfTeam {
  groupId: string | null;
}

interface CoursesOfTeam {
  memberId: string;
  courseIds: readonly string[];
}

export const own = ({ memberId, courseId }: CourseOfTeam) => sql`own as materialized (
        select c.id, ${mayInCourse(sql`c.id`, memberId, CoursePermission.SEE_ADDRESSES)} as sees_addresses
        from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.SEE_STUDENTS)}
      )`;

/** `s` is an enrollment with name and, if the viewer may see it, email; `last_at` is the student's last activity, null for none. */
export const studentColumns = sql`e.id, e.student_id, a.name,
        case when (select sees_addresses from own) then a.email end as email, e.percent, e.lessons_completed, e.enrolled_at,
        e.last_seen_at as last_at, ${groupIdsJson(sql`e.student_id`, sql`e.course_id`)} as group_ids`;
export const studentTables = sql`enrollments e join accounts a on a.id = e.student_id`;

export const studentJson = sql`json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email,
        'percent', s.percent, 'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at,
        'lastActivityAt', s.last_at, 'status', case when s.percent = 100 then 'COMPLETED'
          when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end, 'groupIds', s.group_ids)`;

/** One row if the student is enrolled in the course. */
export const oneStudent = ({ studentId, ...course }: CourseOfTeam & { studentId: string }) =>
  statement('analytics: one student', { student: jsonOf<InstructorStudent>() })`
    with ${own(course)} select ${studentJson} as student
    from (select ${studentColumns} from own join ${studentTables} on e.course_id = own.id
      where e.student_id = ${studentId}) s`;

/** All students, by name; `lessons` has for each lesson, in order, whether they completed it. */
export const allStudents = (course: StudentsOfTeam) =>
  statement('analytics: all students', {
    student: jsonOf<InstructorStudent>(),
    lessons: z.array(z.boolean()),
  })`
    with ${own(course)} select ${studentJson} as student, array(
      select exists (select from lesson_completions d where d.student_id = s.student_id and d.lesson_id = l.id)
      from lessons l where l.course_id = ${course.courseId} order by l.position) as lessons
    from (select ${studentColumns} from own join ${studentTables} on e.course_id = own.id
      where true ${isInGroup(sql`e.student_id`, course)}) s
    order by lower(s.name), s.id`;

const atRiskShape = {
  student: jsonOf<InstructorStudent>(),
  reason: z.enum(RiskReason),
  /** The quiz failed most often, and how often; null if none. */
  quiz: z.string().nullable(),
  failures: z.int().nullable(),
  /** The lesson they are stuck on; null for other reasons. */
  position: z.int().nullable(),
  lesson: z.string().nullable(),
};

/**
 * The CTE `at_risk`, after `own`: the students of its courses that are at risk, with the first reason that applies: an active
 * quiz failed at least twice and never passed, which `failed` names; next lesson opened on at least three days; course not
 * completed and no activity in 14 days.
 * @param only beginning with `and`, a condition on the enrollment `e`
 */
const atRisk = (now: Date, only: Sql) => sql`failed as materialized (
        select distinct on (own.id, f.student_id) own.id as course_id, f.student_id, q.title, f.failures
        from own join quizzes q on q.course_id = own.id and q.is_active and q.deleted_at is null
          cross join lateral (
            select t.student_id, count(*)::int as failures from quiz_attempts t where t.quiz_id = q.id and t.is_counted
            group by 1 having count(*) >= 2 and not bool_or(t.passed)) f
        order by own.id, f.student_id, f.failures desc, q.id
      ), stuck as materialized (
        select e.id from own cross join lateral (
            select p.student_id, p.lesson_id from lesson_presences p where p.course_id = own.id
            group by 1, 2 having count(*) >= 3) p
          join enrollments e on e.course_id = own.id and e.student_id = p.student_id and e.next_lesson_id = p.lesson_id
      ), at_risk as (
        select e.id, e.course_id, e.student_id, coalesce(e.last_seen_at, e.enrolled_at) as seen_at, case
            when (e.course_id, e.student_id) in (select course_id, student_id from failed) then 'FAILED_QUIZ'
            when e.id in (select id from stuck) then 'STUCK'
            else 'NO_ACTIVITY' end as reason
        from own join enrollments e on e.course_id = own.id
        where (e.percent < 100 and coalesce(e.last_seen_at, e.enrolled_at) < ${now}::timestamptz - interval '14 days'
            or e.id in (select id from stuck) or (e.course_id, e.student_id) in (select course_id, student_id from failed)) ${only}
      )`;

/** Up to `max` students at risk, most recently active first, one row each with the first matching reason. */
export const studentsAtRisk = ({ now, max, ...course }: StudentsOfTeam & { now: Date; max: number }) =>
  statement('analytics: students at risk', atRiskShape)`
    with ${own(course)}, ${atRisk(now, isInGroup(sql`e.student_id`, course))}
    select ${studentJson} as student, s.reason, f.title as quiz, f.failures, l.position, l.title as lesson
    from (
      select n.reason, n.seen_at, e.next_lesson_id, ${studentColumns}
      from (select * from at_risk order by seen_at desc, id limit ${max}) n join ${studentTables} on e.id = n.id) s
    left join failed f on f.student_id = s.student_id
    left join lessons l on l.id = s.next_lesson_id and s.reason = 'STUCK'
    order by s.seen_at desc, s.id`;

/** The number of students at risk, at most `max`, of each of these courses that has some and whose figures the member may see. */
export const atRiskCounts = ({ memberId, courseIds, now, max }: CoursesOfTeam & { now: Date; max: number }) =>
  statement('analytics: at-risk counts', { courseId: z.string(), count: z.int() })`
    with own as materialized (
      select c.id from courses c
      where c.id = any(${courseIds}::uuid[]) and ${mayInTeam(memberId, CoursePermission.SEE_FIGURES)}
    ), ${atRisk(now, empty)}
    select course_id as "courseId", least(count(*), ${max})::int as count from at_risk group by course_id`;

/** A student at risk, with the facts behind the reason. */
export type StudentAtRiskRow = RowOf<typeof studentsAtRisk>;
