import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import {
  byNumber,
  byText,
  byTime,
  never,
  type OrderKey,
  type OrderPosition,
  pageInOrder,
} from '../../../platform/database/list-order';
import { jsonOf, statement } from '../../../platform/database/statement';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { matchesPerson } from '../../enrollments/enrollment.queries';
import { mayInTeam } from '../authoring/teaching.queries';
import { groupIdsJson, isInGroup } from '../groups/group.queries';
import { InstructorStudentSort, RiskReason, type InstructorStudent } from './student.types';

/** A course, and a member of its team; there are no students unless their role allows it. */
interface CourseOfTeam {
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

const own = ({ memberId, courseId }: CourseOfTeam) => sql`own as materialized (
        select c.id, ${mayInCourse(sql`c.id`, memberId, CoursePermission.SEE_ADDRESSES)} as sees_addresses
        from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.SEE_STUDENTS)}
      )`;

/** `s` is an enrollment with name and, if the viewer may see it, email; `last_at` is the student's last activity, null for none. */
const studentColumns = sql`e.id, e.student_id, a.name,
        case when (select sees_addresses from own) then a.email end as email, e.percent, e.lessons_completed, e.enrolled_at,
        e.last_seen_at as last_at, ${groupIdsJson(sql`e.student_id`, sql`e.course_id`)} as group_ids`;
const studentTables = sql`enrollments e join accounts a on a.id = e.student_id`;

const studentJson = sql`json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email,
        'percent', s.percent, 'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at,
        'lastActivityAt', s.last_at, 'status', case when s.percent = 100 then 'COMPLETED'
          when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end, 'groupIds', s.group_ids)`;

/** Search result: students whose stored text is like all `patterns` (null: none), and `others` by account id. */
export interface FoundStudents {
  patterns: readonly string[] | null;
  others: readonly string[];
}

/** Students of a course `c` whose search text is not stored yet; without addresses that the member may not see. */
export const unfoldedStudents = (memberId: string, course: Sql) =>
  statement('analytics: unfolded students', { id: z.string(), name: z.string(), email: z.string() })`
    select a.id, a.name, case when ${mayInCourse(sql`c.id`, memberId, CoursePermission.SEE_ADDRESSES)} then a.email
      else '' end as email
    from courses c join enrollments e on e.course_id = c.id join accounts a on a.id = e.student_id
    where ${course} and ${mayInTeam(memberId, CoursePermission.SEE_STUDENTS)} and a.search_text is null`;

/** Condition, beginning with `and`, on an account `a` beside `own`, which says whether the member sees addresses. */
export const isFound = (found: FoundStudents | null): Sql =>
  found
    ? sql`and (${matchesPerson(found.patterns, sql`own.sees_addresses`)} or a.id = any(${found.others}::uuid[]))`
    : empty;

/** The orders of a list of enrollments `e` with their accounts `a`. */
export const STUDENT_ORDERS: Record<InstructorStudentSort, OrderKey> = {
  NAME: byText(sql`lower(a.name)`),
  PROGRESS: byNumber(sql`e.percent`),
  ENROLLED: byTime(sql`e.enrolled_at`),
  LAST_ACTIVITY: byTime(sql`coalesce(e.last_seen_at, ${never})`),
};

/** Matches of a search that are counted at most; nobody needs the exact number of more. */
const COUNTED_MAX = 1_000;

interface StudentPage extends StudentsOfTeam {
  sort: InstructorStudentSort;
  isDescending: boolean;
  /** Maximum number of rows. */
  max: number;
  /** null: all students. */
  found: FoundStudents | null;
  /** Keyset cursor: sort key and enrollment id of the previous page's last row; null: the first page. */
  after: OrderPosition | null;
  /** Lowered by tests. */
  countedMax?: number;
}

/** A student of a page, with the sort key for the cursor. */
export interface ListedStudent {
  student: InstructorStudent;
  sorted: string;
}

const pageShape = {
  isAllowed: z.boolean(),
  totalCount: z.int(),
  /** Whether there are more than `totalCount`. */
  isTotalCapped: z.boolean(),
  nodes: jsonOf<ListedStudent[]>(),
};

/** One row. Joins only the page's rows with the other tables. */
export const studentPage = (input: StudentPage) => {
  const { sort, isDescending, max, found, groupId, after, countedMax = COUNTED_MAX, ...course } = input;
  const { key, text } = STUDENT_ORDERS[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const accounts = sql`join accounts a on a.id = e.student_id`;
  // The course's id as a value tells the planner how many students to expect.
  const listed = sql`where e.course_id = ${course.courseId} ${isFound(found)} ${isInGroup(sql`e.student_id`, { courseId: course.courseId, groupId })}`;
  return statement('analytics: students', pageShape)`
    with ${own(course)}, page as materialized (
      select e.id, ${key} as key from own cross join enrollments e
        ${found || sort === InstructorStudentSort.NAME ? accounts : empty}
      ${listed} ${pageInOrder(STUDENT_ORDERS[sort], sql`e.id`, isDescending, after)} limit ${max}
    ), counted as materialized (
      select count(*)::int as n from (
        select from own cross join enrollments e ${found ? accounts : empty} ${listed}
        limit ${found ? countedMax + 1 : null}::int) m
    )
    select exists (select from own) as "isAllowed", least(n, ${found ? countedMax : null}::int) as "totalCount",
      ${found ? sql`n > ${countedMax}::int` : sql`false`} as "isTotalCapped",
      coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', ${text(sql`s.key`)})
          order by s.key ${direction}, s.id ${direction})
        from (select ${studentColumns}, page.key from page join ${studentTables} on e.id = page.id) s), '[]') as nodes
    from counted`;
};

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
