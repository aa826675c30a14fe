import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement, type RowOf } from '../../platform/database/statement';
import { courseTotals } from '../enrollments/course-figures.queries';
import { RiskReason, type InstructorStudent, type InstructorStudentSort } from './student.types';

/** A course and its instructor; there are no students unless they own it. */
export interface OwnCourse {
  instructorId: string;
  courseId: string;
}

interface OwnCourses {
  instructorId: string;
  courseIds: readonly string[];
}

const own = ({ instructorId, courseId }: OwnCourse) => sql`own as materialized (
        select id from courses where id = ${courseId} and instructor_id = ${instructorId} and deleted_at is null
      )`;

/** `s` is an enrollment with name and email; `last_at` is the student's last activity, null for none. */
const studentColumns = sql`e.id, e.student_id, a.name, a.email, e.percent, e.lessons_completed, e.enrolled_at,
        s.last_act_at as last_at`;
const studentTables = sql`enrollments e join course_students s
        on s.student_id = e.student_id and s.course_id = e.course_id join accounts a on a.id = e.student_id`;

const studentJson = sql`json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email,
        'percent', s.percent, 'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at,
        'lastActivityAt', s.last_at, 'status', case when s.percent = 100 then 'COMPLETED'
          when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end)`;

/** A sort order of students: a column of either table, in SQL and as text in a cursor. */
interface Sort {
  /** course_students or enrollments. */
  table: Sql;
  /** The column of the enrollment's id in that table. */
  id: Sql;
  /** The sort column; never null. */
  key: Sql;
  text: (key: Sql) => Sql;
  /** Converts a cursor's text, accepted by `isKey`, back to the key. */
  keyOf: (text: string) => Sql;
  isKey: (text: string) => boolean;
}

const courseStudents = { table: sql`course_students`, id: sql`enrollment_id` };
const enrollments = { table: sql`enrollments`, id: sql`id` };

/** Microseconds since 1970. */
const timeText = (time: Sql) => sql`(extract(epoch from ${time}) * 1000000)::bigint::text`;
const timeOf = (text: Sql) => sql`('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`;
const isTime = (text: string) => /^-?\d{1,16}$/.test(text);

const never = sql`'-infinity'::timestamptz`;

const SORTS: Record<InstructorStudentSort, Sort> = {
  NAME: {
    ...courseStudents,
    key: sql`sort_name`,
    text: (key) => key,
    keyOf: (text) => sql`${text}::text`,
    isKey: () => true,
  },
  PROGRESS: {
    ...enrollments,
    key: sql`percent`,
    text: (key) => sql`${key}::text`,
    keyOf: (text) => sql`${text}::text::int`,
    isKey: (text) => /^\d{1,3}$/.test(text),
  },
  ENROLLED: {
    ...enrollments,
    key: sql`enrolled_at`,
    text: timeText,
    keyOf: (text) => timeOf(sql`${text}::text`),
    isKey: isTime,
  },
  LAST_ACTIVITY: {
    ...courseStudents,
    key: sql`coalesce(last_act_at, ${never})`,
    text: (key) =>
      sql`case when ${key} = ${never} then '' else ${timeText(sql`nullif(${key}, ${never})`)} end`,
    keyOf: (text) => sql`coalesce(${timeOf(sql`nullif(${text}::text, '')`)}, ${never})`,
    isKey: (text) => text === '' || isTime(text),
  },
};

/** Whether a cursor of a list in this order may contain this text. */
export const isSortKey = (sort: InstructorStudentSort, text: string): boolean => SORTS[sort].isKey(text);

/** Search result: students whose stored text is like `pattern`, and `others` by account id. */
export interface FoundStudents {
  pattern: string;
  others: readonly string[];
}

interface StudentPage extends OwnCourse {
  sort: InstructorStudentSort;
  isDescending: boolean;
  /** Maximum number of rows. */
  most: number;
  /** null: all students. */
  found: FoundStudents | null;
  /** Keyset cursor: sort key and enrollment id of the previous page's last row; null: the first page. */
  after: readonly [key: string, id: string] | null;
}

const pageShape = {
  totalCount: z.int(),
  nodes: jsonOf<{ student: InstructorStudent; sorted: string }[]>(),
};

/** One row. Joins only the page's rows with the other tables. */
export const studentPage = ({ sort, isDescending, most, found, after, ...course }: StudentPage) => {
  const { table, id, key, text, keyOf } = SORTS[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const matching = found
    ? sql`found as materialized (
        select s.student_id as found_id from course_students s join accounts a on a.id = s.student_id
        where s.course_id = ${course.courseId} and a.search_text like ${found.pattern}
        union all select unnest(${found.others}::uuid[])
      ),`
    : empty;
  const isFound = found ? sql`join found on found_id = student_id` : empty;
  const isBeyond = isDescending ? sql`<` : sql`>`;
  const isAfter = after
    ? sql`and (${key}, ${id}) ${isBeyond} (${keyOf(after[0])}, ${after[1]}::uuid)`
    : empty;
  const totalCount = found
    ? sql`(select count(*)::int from own, found)`
    : sql`coalesce((select n.students from own cross join lateral ${courseTotals(sql`own.id`)} n), 0)`;
  return statement(
    'analytics: students',
    pageShape,
    sql`
      with ${own(course)}, ${matching} page as materialized (
        select r.* from own cross join lateral (
          select ${id} as id, ${key} as key from ${table} ${isFound} where course_id = own.id ${isAfter}
          order by ${key} ${direction}, ${id} ${direction} limit ${most}) r
      )
      select ${totalCount} as "totalCount",
        coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', ${text(sql`s.key`)})
            order by s.key ${direction}, s.id ${direction})
          from (select ${studentColumns}, page.key from page join ${studentTables} on e.id = page.id) s), '[]') as nodes`,
  );
};

/** Students whose search text is not stored yet; `id` is the account's. */
export const unfoldedStudents = (course: OwnCourse) =>
  statement(
    'analytics: unfolded students',
    { id: z.string(), name: z.string(), email: z.string() },
    sql`
      with ${own(course)} select a.id, a.name, a.email
      from own join course_students s on s.course_id = own.id join accounts a on a.id = s.student_id
      where a.search_text is null`,
  );

/** All students, by name; `lessons` has for each lesson, in order, whether they completed it. */
export const allStudents = (course: OwnCourse) =>
  statement(
    'analytics: all students',
    { student: jsonOf<InstructorStudent>(), lessons: z.array(z.boolean()) },
    sql`
      with ${own(course)} select ${studentJson} as student, array(
        select exists (select from lesson_completions d where d.student_id = s.student_id and d.lesson_id = l.id)
        from lessons l where l.course_id = ${course.courseId} order by l.position) as lessons
      from (select ${studentColumns}, s.sort_name from own join ${studentTables} on e.course_id = own.id) s
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
  /** The limit of the reason that applies to most students, for each course. */
  most: number;
}

/**
 * `reasons` has the students of the courses in `own` that are at risk, a row for each reason: an active quiz failed at
 * least twice and never passed, which `failed` names; next lesson opened on at least three days; course not completed
 * and no activity in 14 days. Each reason is queried by its own index.
 */
const reasons = ({ now, most }: AtRisk) => {
  const fortnightAgo = sql`(${now}::timestamptz - interval '14 days')`;
  return sql`failed as materialized (
        select distinct on (own.id, f.student_id) own.id as course_id, f.student_id, q.title, f.failures
        from own join quizzes q on q.course_id = own.id and q.is_active and q.deleted_at is null
          join failed_quizzes f on f.quiz_id = q.id
        order by own.id, f.student_id, f.failures desc, q.id
      ), reasons as (
        select own.id as course_id, s.enrollment_id, 1 as rank, 'FAILED_QUIZ' as reason
          from own join failed f on f.course_id = own.id
          join course_students s on s.course_id = own.id and s.student_id = f.student_id
        union all
        select own.id, s.enrollment_id, 2, 'STUCK' from own
          join course_students s on s.course_id = own.id and s.is_stuck
          join enrollments e on e.id = s.enrollment_id where e.percent < 100
        union all
        select own.id, away.enrollment_id, 3, 'NO_ACTIVITY' from own cross join lateral (
          select s.enrollment_id from course_students s join enrollments e on e.id = s.enrollment_id
          where s.course_id = own.id and s.seen_day <= utc_day(${fortnightAgo})
            and e.percent < 100 and coalesce(s.last_act_at, e.enrolled_at) < ${fortnightAgo}
          order by s.seen_day desc, coalesce(s.last_act_at, e.enrolled_at) desc, s.enrollment_id limit ${most}) away
      )`;
};

/** Up to `most` students at risk, most recently active first, one row each with the first matching reason. */
export const studentsAtRisk = ({ now, most, ...course }: OwnCourse & AtRisk) =>
  statement(
    'analytics: students at risk',
    atRiskShape,
    sql`
      with ${own(course)}, ${reasons({ now, most })}, needing as (
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

/** The number of students at risk, at most `most`, of each of the instructor's courses that has some. */
export const atRiskCounts = ({ instructorId, courseIds, ...rest }: OwnCourses & AtRisk) =>
  statement(
    'analytics: at-risk counts',
    { courseId: z.string(), count: z.int() },
    sql`
      with own as materialized (
        select id from courses
        where id = any(${courseIds}::uuid[]) and instructor_id = ${instructorId} and deleted_at is null
      ), ${reasons(rest)}
      select course_id as "courseId", least(count(distinct enrollment_id), ${rest.most})::int as count
      from reasons group by course_id`,
  );

/** A student at risk, with the facts behind the reason. */
export type StudentAtRiskRow = RowOf<typeof studentsAtRisk>;
