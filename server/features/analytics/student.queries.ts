import { courseTotals } from '../enrollments/course-figures.queries';
import type { InstructorStudentSort } from './student.types';

// In all of them $1 is the instructor and $2 the course; a course that is not theirs has no students.

const own = `own as materialized (
    select id from courses where id = $2 and instructor_id = $1 and deleted_at is null
  )`;

/** \`s\` is an enrollment with name and email; \`last_at\` is the last learning act, null without any. */
const studentColumns = `e.id, e.student_id, a.name, a.email, e.percent, e.lessons_completed, e.enrolled_at, s.last_act_at as last_at`;
const studentTables = `enrollments e join course_students s on s.student_id = e.student_id and s.course_id = e.course_id
    join accounts a on a.id = e.student_id`;

const studentJson = `json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email, 'percent', s.percent,
  'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at, 'lastActivityAt', s.last_at, 'status', case when s.percent = 100
  then 'COMPLETED' when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end)`;

/** What orders students: a column of either table, as it stands there and as a cursor has it. */
interface Sort {
  table: 'course_students' | 'enrollments';
  /** The enrollment's id in that table. */
  id: string;
  /** Never null. */
  key: string;
  text: (key: string) => string;
  /** The key again, of a parameter that `isKey` accepted. */
  keyOf: (parameter: string) => string;
  isKey: (text: string) => boolean;
}

/** Microseconds since 1970. */
const timeText = (time: string) => `(extract(epoch from ${time}) * 1000000)::bigint::text`;
const timeOf = (text: string) => `('epoch'::timestamptz + ${text}::bigint * interval '1 microsecond')`;
const isTime = (text: string) => /^-?\d{1,16}$/.test(text);

const NEVER = `'-infinity'::timestamptz`;

const SORTS: Record<InstructorStudentSort, Sort> = {
  NAME: {
    ...{ table: 'course_students', id: 'enrollment_id', key: 'sort_name' },
    text: (key) => key,
    keyOf: (parameter) => parameter,
    isKey: () => true,
  },
  PROGRESS: {
    ...{ table: 'enrollments', id: 'id', key: 'percent' },
    text: (key) => `${key}::text`,
    keyOf: (parameter) => `${parameter}::text::int`,
    isKey: (text) => /^\d{1,3}$/.test(text),
  },
  ENROLLED: {
    ...{ table: 'enrollments', id: 'id', key: 'enrolled_at' },
    text: timeText,
    keyOf: (parameter) => timeOf(`${parameter}::text`),
    isKey: isTime,
  },
  LAST_ACTIVITY: {
    ...{ table: 'course_students', id: 'enrollment_id', key: `coalesce(last_act_at, ${NEVER})` },
    text: (key) => `case when ${key} = ${NEVER} then '' else ${timeText(`nullif(${key}, ${NEVER})`)} end`,
    keyOf: (parameter) => `coalesce(${timeOf(`nullif(${parameter}::text, '')`)}, ${NEVER})`,
    isKey: (text) => text === '' || isTime(text),
  },
};

/** Whether a cursor of a list in this order may have this text. */
export const isSortKey = (sort: InstructorStudentSort, text: string): boolean => SORTS[sort].isKey(text);

interface StudentPageShape {
  sort: InstructorStudentSort;
  isDescending: boolean;
  /** Whether only some enrollments are looked at, and whether the page follows another one. */
  isSearch: boolean;
  isContinued: boolean;
}

/**
 * $3 rows; then, where the shape has them, the enrollments (of this course) that match a search, and the last row of the
 * page before (what was compared, id). One row with \`totalCount\` and \`nodes\`, each \`{ student, sorted }\`. Only the
 * rows of the page are joined with anything.
 */
export const studentPage = ({ sort, isDescending, isSearch, isContinued }: StudentPageShape) => {
  const { table, id, key, text, keyOf } = SORTS[sort];
  const after = isSearch ? { text: '$5', id: '$6' } : { text: '$4', id: '$5' };
  const direction = isDescending ? 'desc' : 'asc';
  const conditions = [
    'course_id = own.id',
    ...(isSearch ? [`${id} = any($4::uuid[])`] : []),
    ...(isContinued
      ? [`(${key}, ${id}) ${isDescending ? '<' : '>'} (${keyOf(after.text)}, ${after.id}::uuid)`]
      : []),
  ];
  return `/* analytics: students */
  with ${own}, page as materialized (
    select r.* from own cross join lateral (
      select ${id} as id, ${key} as key from ${table} where ${conditions.join(' and ')}
      order by ${key} ${direction}, ${id} ${direction} limit $3) r
  )
  select ${isSearch ? `cardinality($4::uuid[])` : `coalesce((select n.students from own cross join lateral ${courseTotals('own.id')} n), 0)`} as "totalCount",
    coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', ${text('s.key')}) order by s.key ${direction}, s.id ${direction})
      from (select ${studentColumns}, page.key from page join ${studentTables} on e.id = page.id) s), '[]') as nodes`;
};

/** For a search that folds names as the catalogue does. */
export const studentNames = `/* analytics: names of students */
  with ${own} select s.enrollment_id as id, a.name, a.email
  from own join course_students s on s.course_id = own.id join accounts a on a.id = s.student_id`;

/** Everyone, by name; `lessons` says of each lesson, in order, whether they have completed it. */
export const allStudents = `/* analytics: all students */
  with ${own} select ${studentJson} as student, array(
    select exists (select from lesson_completions d where d.student_id = s.student_id and d.lesson_id = l.id)
    from lessons l where l.course_id = $2 order by l.position) as lessons
  from (select ${studentColumns}, s.sort_name from own join ${studentTables} on e.course_id = own.id) s order by s.sort_name, s.id`;

/**
 * $3 now, $4 rows. Who may need a hand, one row a student with the first reason of: an active quiz failed at least twice
 * and never passed; their next lesson opened on at least three days; not done and no learning act in 14 days. Those who
 * were here last come first: they can still be reached. Each reason is asked for that many, by an index of its own.
 */
export const studentsInNeed = `/* analytics: students who need a hand */
  with ${own}, failed as materialized (
    select distinct on (f.student_id) f.student_id, q.title, f.failures
    from own join quizzes q on q.course_id = own.id and q.is_active and q.deleted_at is null
      join failed_quizzes f on f.quiz_id = q.id
    order by f.student_id, f.failures desc, q.id
  ), reasons as (
    select s.enrollment_id, 1 as rank, 'FAILED_QUIZ' as need from own join failed f on true
      join course_students s on s.course_id = own.id and s.student_id = f.student_id
    union all
    select s.enrollment_id, 2, 'STUCK' from own join course_students s on s.course_id = own.id and s.is_stuck
      join enrollments e on e.id = s.enrollment_id where e.percent < 100
    union all
    select away.enrollment_id, 3, 'NO_ACTIVITY' from own cross join lateral (
      select s.enrollment_id from course_students s join enrollments e on e.id = s.enrollment_id
      where s.course_id = own.id and s.seen_day <= utc_day($3::timestamptz - interval '14 days')
        and e.percent < 100 and coalesce(s.last_act_at, e.enrolled_at) < $3::timestamptz - interval '14 days'
      order by s.seen_day desc, coalesce(s.last_act_at, e.enrolled_at) desc, s.enrollment_id limit $4) away
  ), needing as (
    select distinct on (enrollment_id) enrollment_id, need from reasons order by enrollment_id, rank
  )
  select ${studentJson} as student, s.need, f.title as quiz, f.failures, l.position, l.title as lesson
  from (select n.need, e.next_lesson_id, ${studentColumns} from needing n join ${studentTables} on e.id = n.enrollment_id
      order by coalesce(s.last_act_at, e.enrolled_at) desc, e.id limit $4) s
    left join failed f on f.student_id = s.student_id left join lessons l on l.id = s.next_lesson_id and s.need = 'STUCK'
  order by coalesce(s.last_at, s.enrolled_at) desc, s.id`;
