import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement, type RowOf } from '../../platform/database/statement';
import { mayInTeam } from '../courses/authoring/teaching.queries';
import { mayInCourse } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
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
        s.last_act_at as last_at, ${groupIdsJson(sql`e.student_id`, sql`e.course_id`)} as group_ids`;
export const studentTables = sql`enrollments e join course_students s
        on s.student_id = e.student_id and s.course_id = e.course_id join accounts a on a.id = e.student_id`;

export const studentJson = sql`json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email,
        'percent', s.percent, 'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at,
        'lastActivityAt', s.last_at, 'status', case when s.percent = 100 then 'COMPLETED'
          when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end, 'groupIds', s.group_ids)`;

/** Students whose search text is not stored yet; `id` is the account's. */
export const unfoldedStudents = (course: CourseOfTeam) =>
  statement(
    'analytics: unfolded students',
    { id: z.string(), name: z.string(), email: z.string() },
    sql`
      with ${own(course)} select a.id, a.name, case when own.sees_addresses then a.email else '' end as email
      from own join course_students s on s.course_id = own.id join accounts a on a.id = s.student_id
      where a.search_text is null`,
  );

/** One row if the student is enrolled in the course. */
export const oneStudent = ({ studentId, ...course }: CourseOfTeam & { studentId: string }) =>
  statement(
    'analytics: one student',
    { student: jsonOf<InstructorStudent>() },
    sql`
      with ${own(course)} select ${studentJson} as student
      from (select ${studentColumns} from own join ${studentTables} on e.course_id = own.id
        where e.student_id = ${studentId}) s`,
  );

/** All students, by name; `lessons` has for each lesson, in order, whether they completed it. */
export const allStudents = (course: StudentsOfTeam) =>
  statement(
    'analytics: all students',
    { student: jsonOf<InstructorStudent>(), lessons: z.array(z.boolean()) },
    sql`
      with ${own(course)} select ${studentJson} as student, array(
        select exists (select from lesson_completions d where d.student_id = s.student_id and d.lesson_id = l.id)
        from lessons l where l.course_id = ${course.courseId} order by l.position) as lessons
      from (select ${studentColumns}, s.sort_name from own join ${studentTables} on e.course_id = own.id
        where true ${isInGroup(sql`e.student_id`, course)}) s
      order by s.sort_name, s.id`,
  );

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

interface AtRisk {
  now: Date;
  /** Beginning with `and`, a condition on the id of a student; empty: everyone. */
  only: (studentId: Sql) => Sql;
  /** The limit of the reason that applies to most students, for each course. */
  most: number;
}

/**
 * `reasons` has the students of the courses in `own` that are at risk, a row for each reason: an active quiz failed at
 * least twice and never passed, which `failed` names; next lesson opened on at least three days; course not completed
 * and no activity in 14 days. Each reason is queried by its own index.
 */
const reasons = ({ now, most, only }: AtRisk) => {
  const fortnightAgo = sql`(${now}::timestamptz - interval '14 days')`;
  return sql`failed as materialized (
        select distinct on (own.id, f.student_id) own.id as course_id, f.student_id, q.title, f.failures
        from own join quizzes q on q.course_id = own.id and q.is_active and q.deleted_at is null
          join failed_quizzes f on f.quiz_id = q.id ${only(sql`f.student_id`)}
        order by own.id, f.student_id, f.failures desc, q.id
      ), reasons as (
        select own.id as course_id, s.enrollment_id, 1 as rank, 'FAILED_QUIZ' as reason
          from own join failed f on f.course_id = own.id
          join course_students s on s.course_id = own.id and s.student_id = f.student_id
        union all
        select own.id, s.enrollment_id, 2, 'STUCK' from own
          join course_students s on s.course_id = own.id and s.is_stuck ${only(sql`s.student_id`)}
          join enrollments e on e.id = s.enrollment_id where e.percent < 100
        union all
        select own.id, away.enrollment_id, 3, 'NO_ACTIVITY' from own cross join lateral (
          select s.enrollment_id from course_students s join enrollments e on e.id = s.enrollment_id
          where s.course_id = own.id and s.seen_day <= utc_day(${fortnightAgo})
            and e.percent < 100 and coalesce(s.last_act_at, e.enrolled_at) < ${fortnightAgo}
            ${only(sql`s.student_id`)}
          order by s.seen_day desc, coalesce(s.last_act_at, e.enrolled_at) desc, s.enrollment_id limit ${most}) away
      )`;
};

/** Up to `most` students at risk, most recently active first, one row each with the first matching reason. */
export const studentsAtRisk = ({ now, most, ...course }: StudentsOfTeam & Omit<AtRisk, 'only'>) =>
  statement(
    'analytics: students at risk',
    atRiskShape,
    sql`
      with ${own(course)}, ${reasons({ now, most, only: (studentId) => isInGroup(studentId, course) })}, needing as (
        select distinct on (enrollment_id) enrollment_id, reason from reasons order by enrollment_id, rank
      )
      select ${studentJson} as student, s.reason, f.title as quiz, f.failures, l.position, l.title as lesson
      from (
        select n.reason, e.next_lesson_id, ${studentColumns}
        from needing n join ${studentTables} on e.id = n.enrollment_id
        order by coalesce(s.last_act_at, e.enrolled_at) desc, e.id limit ${most}) s
      left join failed f on f.student_id = s.student_id
      left join lessons l on l.id = s.next_lesson_id and s.reason = 'STUCK'
      order by coalesce(s.last_at, s.enrolled_at) desc, s.id`,
  );

/** The number of students at risk, at most `most`, of each of these courses that has some and whose figures the member may see. */
export const atRiskCounts = ({ memberId, courseIds, ...rest }: CoursesOfTeam & Omit<AtRisk, 'only'>) =>
  statement(
    'analytics: at-risk counts',
    { courseId: z.string(), count: z.int() },
    sql`
      with own as materialized (
        select c.id from courses c
        where c.id = any(${courseIds}::uuid[]) and ${mayInTeam(memberId, CoursePermission.SEE_FIGURES)}
      ), ${reasons({ ...rest, only: () => empty })}
      select course_id as "courseId", least(count(distinct enrollment_id), ${rest.most})::int as count
      from reasons group by course_id`,
  );

/** A student at risk, with the facts behind the reason. */
export type StudentAtRiskRow = RowOf<typeof studentsAtRisk>;
