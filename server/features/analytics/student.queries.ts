// In all of them $1 is the instructor and $2 the course; a course that is not theirs has no students.

/**
 * CTEs: `own`, the course; `enrolled`, its students with `last_at`, their last learning act (null: none). Nobody but the
 * enrolled is looked at, so that an author who tries their own course leaves no trace.
 */
export const enrolledStudents = `own as (
    select id, lesson_count from courses where id = $2 and instructor_id = $1 and deleted_at is null
  ), present as (
    select p.student_id, max(p.last_at) as last_at from own join lesson_presences p on p.course_id = own.id group by 1
  ), attempted as (
    select t.student_id, max(greatest(t.started_at, t.answers_saved_at, case when t.state = 'SUBMITTED' then t.finished_at end)) as last_at
    from own join quizzes q on q.course_id = own.id join quiz_attempts t on t.quiz_id = q.id group by 1
  ), enrolled as materialized (
    select e.id, e.student_id, a.name, a.email, e.percent, e.lessons_completed, e.enrolled_at,
      greatest(e.last_activity_at, p.last_at, t.last_at) as last_at
    from own join enrollments e on e.course_id = own.id join accounts a on a.id = e.student_id
      left join present p on p.student_id = e.student_id left join attempted t on t.student_id = e.student_id
  )`;

const studentJson = `json_build_object('id', s.id, 'studentId', s.student_id, 'name', s.name, 'email', s.email, 'percent', s.percent,
  'lessonsCompleted', s.lessons_completed, 'enrolledAt', s.enrolled_at, 'lastActivityAt', s.last_at, 'status', case when s.percent = 100
  then 'COMPLETED' when s.percent > 50 then 'IN_PROGRESS' else 'JUST_STARTED' end)`;

const sortableTime = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** What each order compares, as text: one cursor for all of them. */
const SORT_KEYS = {
  NAME: 'lower(e.name)',
  PROGRESS: `lpad(e.percent::text, 3, '0')`,
  ENROLLED: sortableTime('e.enrolled_at'),
  LAST_ACTIVITY: `coalesce(${sortableTime('e.last_at')}, '')`,
};

/**
 * $3 enrollments (null for all), $4 rows, $5-$6 the last row of the page before (what was compared, id; null for the first
 * page). One row with \`totalCount\` and \`nodes\`, each \`{ student, sorted }\`.
 */
export const studentPage = (sort: keyof typeof SORT_KEYS, isDescending: boolean) => {
  const direction = isDescending ? 'desc' : 'asc';
  const order = `sorted ${direction}, id ${direction}`;
  return `/* analytics: students */
  with ${enrolledStudents}, matching as (
    select e.*, ${SORT_KEYS[sort]} as sorted from enrolled e where $3::uuid[] is null or e.id = any($3)
  ), page as (
    select * from matching where $5::text is null or (sorted, id) ${isDescending ? '<' : '>'} ($5, $6::uuid)
    order by ${order} limit $4
  )
  select (select count(*)::int from matching) as "totalCount",
    coalesce((select json_agg(json_build_object('student', ${studentJson}, 'sorted', s.sorted) order by ${order}) from page s), '[]') as nodes`;
};

/** For a search that folds names as the catalogue does. */
export const studentNames = `/* analytics: names of students */
  with ${enrolledStudents} select id, name, email from enrolled`;

/** Everyone, by name; `lessons` says of each lesson, in order, whether they have completed it. */
export const allStudents = `/* analytics: all students */
  with ${enrolledStudents} select ${studentJson} as student, array(
    select exists (select from lesson_completions d where d.student_id = s.student_id and d.lesson_id = l.id)
    from lessons l where l.course_id = $2 order by l.position) as lessons
  from enrolled s order by lower(s.name), s.id`;

/**
 * $3 now, $4 rows. Who may need a hand, one row a student with the first reason of: an active quiz failed at least twice
 * and never passed; their next lesson opened on at least three days; not done and no learning act in 14 days. Those who
 * were here last come first: they can still be reached.
 */
export const studentsInNeed = `/* analytics: students who need a hand */
  with ${enrolledStudents}, failed as (
    select distinct on (student_id) student_id, title, failures from (
      select t.student_id, q.id, q.title, count(*)::int as failures from own join quizzes q on q.course_id = own.id
        and q.is_active and q.deleted_at is null
      join quiz_attempts t on t.quiz_id = q.id and t.is_counted group by 1, 2, 3
      having count(*) >= 2 and not bool_or(t.passed)) f
    order by student_id, failures desc, id
  ), next as (
    select distinct on (e.student_id) e.student_id, l.id as lesson_id, l.position, l.title
    from enrolled e join lessons l on l.course_id = $2
    where e.percent < 100 and not exists (
      select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
    order by e.student_id, l.position
  ), stuck as (
    select n.student_id, n.position, n.title from next n
      join lesson_presences p on p.student_id = n.student_id and p.lesson_id = n.lesson_id
    group by 1, 2, 3 having count(*) >= 3
  ), needing as (
    select s.*, f.title as quiz, f.failures, k.position, k.title as lesson,
      case when f.student_id is not null then 'FAILED_QUIZ' when k.student_id is not null then 'STUCK'
        when s.percent < 100 and coalesce(s.last_at, s.enrolled_at) < $3::timestamptz - interval '14 days' then 'NO_ACTIVITY' end as need
    from enrolled s left join failed f on f.student_id = s.student_id left join stuck k on k.student_id = s.student_id
  )
  select ${studentJson} as student, s.need, s.quiz, s.failures, s.position, s.lesson from needing s where s.need is not null
  order by coalesce(s.last_at, s.enrolled_at) desc, s.id limit $4`;
