import {
  courseTotals,
  dayTotals,
  lessonTotals,
  studentsOfInstructor,
} from '../enrollments/course-figures.queries';

/** $1 course, $2 how many. The last student of each slice of that many enrollments, by id; what follows the last of them is a slice too. */
export const sliceEnds = `/* analytics: slices of students */
  select student_id as "studentId" from (
    select student_id, row_number() over (order by student_id) as place from enrollments where course_id = $1) placed
  where place % $2::int = 0 order by 1`;

const inSlice = (student: string) => `${student} > $2::uuid and ${student} <= $3::uuid`;

/**
 * Each of these counts what is kept of a course ($1) anew from the rows that cause it, in one statement and so from one
 * snapshot, repairs what differs and returns it: a row for each difference with `of`, what it is about, and `kept` and
 * `counted`. They know nothing of the triggers that keep the figures.
 */

const differences = (of: string) => `select ${of} as "of", kept, counted from different`;

const nextLessons = `/* analytics: recount next lessons */
  with counted as (
    select distinct on (e.id) e.id, l.id as lesson_id from enrollments e join lessons l on l.course_id = e.course_id
    where e.course_id = $1 and ${inSlice('e.student_id')}
      and not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
    order by e.id, l.position
  ), different as (
    select e.id, e.next_lesson_id as kept, c.lesson_id as counted from enrollments e left join counted c on c.id = e.id
    where e.course_id = $1 and ${inSlice('e.student_id')} and e.next_lesson_id is distinct from c.lesson_id
  ), repaired as (
    update enrollments e set next_lesson_id = d.counted from different d
    where e.id = d.id and e.next_lesson_id is not distinct from d.kept
  )
  ${differences(`'next lesson of enrollment ' || id`)}`;

const STUDENT = 'enrollment_id, sort_name, last_act_at, seen_day, completed_at, completed_day, is_stuck';

const students = `/* analytics: recount students */
  with acts as (
    select student_id, max(at) as at from (
      select student_id, last_at as at from lesson_presences where course_id = $1 and ${inSlice('student_id')}
      union all select t.student_id, greatest(t.started_at, t.answers_saved_at, case when t.state = 'SUBMITTED' then t.finished_at end)
      from quizzes q join quiz_attempts t on t.quiz_id = q.id where q.course_id = $1 and ${inSlice('t.student_id')}
    ) acts group by 1
  ), counted as (
    select e.student_id, e.id as enrollment_id, lower(a.name) as sort_name, l.last_act_at, utc_day(coalesce(l.last_act_at, e.enrolled_at)) as seen_day,
      e.last_activity_at as completed_at, utc_day(e.last_activity_at) as completed_day,
      coalesce(o.days >= 3, false) as is_stuck
    from enrollments e join accounts a on a.id = e.student_id left join acts on acts.student_id = e.student_id
      cross join lateral (select greatest(e.last_activity_at, acts.at) as last_act_at) l
      left join (select student_id, lesson_id, count(*) as days from lesson_presences where course_id = $1 and ${inSlice('student_id')} group by 1, 2) o
        on o.student_id = e.student_id and o.lesson_id = e.next_lesson_id
    where e.course_id = $1 and ${inSlice('e.student_id')}
  ), different as (
    select c.student_id, to_jsonb(k) - 'student_id' as kept, to_jsonb(c) - 'student_id' as counted
    from counted c left join (select student_id, ${STUDENT} from course_students where course_id = $1) k using (student_id)
    where (${columnsOf('c')}) is distinct from (${columnsOf('k')})
  ), repaired as (
    insert into course_students as s (student_id, course_id, ${STUDENT})
    select c.student_id, $1, ${columnsOf('c')} from different d join counted c using (student_id)
    on conflict (student_id, course_id) do update set (${STUDENT}) = (${columnsOf('excluded')})
  )
  ${differences(`'student ' || student_id`)}`;

function columnsOf(alias: string): string {
  return STUDENT.split(', ')
    .map((column) => `${alias}.${column}`)
    .join(', ');
}

/** A day on which answers were saved is known only while no later save has taken its place; it may be kept all the same. */
const activeDays = `/* analytics: recount active days */
  with counted as (
    select acts.student_id, acts.day from (
      select student_id, utc_day(completed_at) as day from lesson_completions where course_id = $1 and ${inSlice('student_id')}
      union select student_id, day from lesson_presences where course_id = $1 and ${inSlice('student_id')}
      union select t.student_id, utc_day(act.at) from quizzes q join quiz_attempts t on t.quiz_id = q.id
        cross join lateral (values (t.started_at), (t.answers_saved_at), (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
        where q.course_id = $1 and ${inSlice('t.student_id')} and act.at is not null
    ) acts join enrollments e on e.course_id = $1 and e.student_id = acts.student_id
  ), kept as (
    select student_id, day from course_active_days where course_id = $1 and ${inSlice('student_id')}
  ), different as (
    select student_id, day, false as kept, true as counted from (select * from counted except select * from kept) missing
    union all select student_id, day, true, false from (select * from kept except select * from counted) extra
    where not exists (select from quizzes q join quiz_attempts t on t.quiz_id = q.id where q.course_id = $1 and ${inSlice('t.student_id')}
      and t.student_id = extra.student_id and extra.day between utc_day(t.started_at) and utc_day(t.answers_saved_at))
  ), removed as (
    delete from course_active_days a using different d
    where a.student_id = d.student_id and a.course_id = $1 and a.day = d.day and d.kept
  ), added as (
    insert into course_active_days select student_id, $1, day from different where counted on conflict do nothing
  )
  ${differences(`'active day ' || day || ' of student ' || student_id`)}`;

const failedQuizzes = `/* analytics: recount failed quizzes */
  with counted as (
    select t.student_id, t.quiz_id, count(*)::int as failures from quizzes q join quiz_attempts t on t.quiz_id = q.id and t.is_counted
    where q.course_id = $1 group by 1, 2 having count(*) >= 2 and not bool_or(t.passed)
  ), kept as (
    select f.* from quizzes q join failed_quizzes f on f.quiz_id = q.id where q.course_id = $1
  ), different as (
    select student_id, quiz_id, k.failures as kept, c.failures as counted from counted c full join kept k using (student_id, quiz_id)
    where k.failures is distinct from c.failures
  ), removed as (
    delete from failed_quizzes f using different d where f.student_id = d.student_id and f.quiz_id = d.quiz_id and d.counted is null
  ), written as (
    insert into failed_quizzes select student_id, quiz_id, counted from different where counted is not null
    on conflict (student_id, quiz_id) do update set failures = excluded.failures
  )
  ${differences(`'failed quiz ' || quiz_id || ' of student ' || student_id`)}`;

/** The repair is a change like any other: what is written meanwhile is added to it. */
function figures(
  of: string,
  key: string | null,
  columns: readonly string[],
  counted: string,
  kept: string,
): string {
  const difference = (column: string) => `coalesce(c.${column}, 0) - coalesce(k.${column}, 0)`;
  return `/* analytics: recount figures of ${of} */
  with counted as (${counted}
  ), kept as (${kept}
  ), different as (
    select ${key === null ? '' : `${key}, `}to_jsonb(k) as kept, to_jsonb(c) as counted, ${columns.map((column) => `${difference(column)} as ${column}`).join(', ')}
    from counted c full join kept k ${key === null ? 'on true' : `using (${key})`}
    where ${columns.map((column) => `${difference(column)} <> 0`).join(' or ')}
  ), repaired as (
    insert into figure_changes (course_id, ${key === null ? '' : `${key}, `}${columns.join(', ')})
    select $1, ${key === null ? '' : `${key}, `}${columns.join(', ')} from different
  )
  ${differences(key === null ? `'${of}'` : `'${of} ' || ${key}`)}`;
}

const ofCourse = figures(
  'course',
  null,
  ['students', 'percent_sum', 'completed'],
  `
    select count(*) as students, coalesce(sum(percent), 0) as percent_sum, count(*) filter (where percent = 100) as completed
    from enrollments where course_id = $1`,
  `select * from ${courseTotals('$1')} n`,
);

const DAY_COLUMNS = ['enrolled', 'completions', 'seconds', 'active', 'last_active'];
const ofDays = figures(
  'day',
  'day',
  DAY_COLUMNS,
  `
    select day, ${DAY_COLUMNS.map((column) => `sum(${column}) as ${column}`).join(', ')} from (
      select utc_day(enrolled_at), 1, 0, 0, 0, 0 from enrollments where course_id = $1
      union all select utc_day(completed_at), 0, 1, 0, 0, 0 from lesson_completions where course_id = $1
      union all select day, 0, 0, seconds, 0, 0 from lesson_presences where course_id = $1
      union all select day, 0, 0, 0, 1, 0 from course_active_days where course_id = $1
      union all select seen_day, 0, 0, 0, 0, 1 from course_students where course_id = $1 and last_act_at is not null
    ) as rows (day, ${DAY_COLUMNS.join(', ')}) group by day`,
  `select * from ${dayTotals('$1', `'-infinity'::date`)} d`,
);

const LESSON_COLUMNS = ['completions', 'seconds', 'waiting'];
const ofLessons = figures(
  'lesson',
  'lesson_id',
  LESSON_COLUMNS,
  `
    select lesson_id, ${LESSON_COLUMNS.map((column) => `sum(${column}) as ${column}`).join(', ')} from (
      select lesson_id, 1, 0, 0 from lesson_completions where course_id = $1
      union all select lesson_id, 0, seconds, 0 from lesson_presences where course_id = $1
      union all select next_lesson_id, 0, 0, 1 from enrollments where course_id = $1 and next_lesson_id is not null
    ) as rows (lesson_id, ${LESSON_COLUMNS.join(', ')}) group by lesson_id`,
  `select * from ${lessonTotals('$1')} l`,
);

/** Of the course's instructor, over all courses. */
const ofInstructor = `/* analytics: recount students of an instructor */
  with instructor as (
    select instructor_id as id from courses where id = $1
  ), different as (
    select i.id, ${studentsOfInstructor('i.id')} as kept, n.students as counted from instructor i cross join lateral (
      select count(distinct e.student_id)::int as students from courses c join enrollments e on e.course_id = c.id
      where c.instructor_id = i.id and c.deleted_at is null) n
    where ${studentsOfInstructor('i.id')} <> n.students
  ), repaired as (
    insert into figure_changes (instructor_id, instructor_students) select id, counted - kept from different
  )
  ${differences(`'students of instructor ' || id`)}`;

/** $1 course, $2-$3 a slice of its students: after the first id, up to the second. */
export const RECOUNTS_OF_STUDENTS = [nextLessons, students, activeDays];

/** $1 course. After those of its students: what they repair is counted here. */
export const RECOUNTS = [failedQuizzes, ofCourse, ofDays, ofLessons, ofInstructor];

/** $1 now, $2 a time: the course whose figures were not counted since then, and longest ago. One row, which counts as checked from now on. */
export const nextToRecount = `/* analytics: next course to recount */
  update course_figures set checked_at = $1 where course_id = (
    select course_id from course_figures where checked_at is null or checked_at < $2
    order by checked_at nulls first limit 1 for update skip locked)
  returning course_id as "courseId"`;
