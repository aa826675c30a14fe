import { courseTotals } from '../enrollments/course-figures.queries';
import { numberedOwnQuizzes as ownQuizzes } from './quiz-authoring.queries';

// In all of them $1 is the instructor and $2 the quiz; a quiz that is not theirs has no results.

/** Every student enrolled in the quiz's course, for a search that folds names as the catalogue does. */
export const enrolledStudents = `/* quizzes: enrolled students */
  select a.id, a.name, a.email from ${ownQuizzes}
  join enrollments e on e.course_id = q.course_id join accounts a on a.id = e.student_id where q.id = $2`;

/**
 * $3 rows; then, where they are asked for, the students that match a search, and the last row of the page before (folded
 * name, enrollment). One row with `totalCount` and `nodes`. Only the rows of the page are joined with anything.
 */
export const quizStudents = ({ isSearch, isContinued }: { isSearch: boolean; isContinued: boolean }) => {
  const after = isSearch ? '($5, $6::uuid)' : '($4, $5::uuid)';
  return `/* quizzes: results of students */
  with own as materialized (
    select q.id, q.course_id from ${ownQuizzes} where q.id = $2
  ), page as materialized (
    select s.*, own.id as quiz_id from own cross join lateral (
      select enrollment_id, student_id, sort_name from course_students s where s.course_id = own.course_id
        ${isSearch ? 'and s.student_id = any($4::uuid[])' : ''} ${isContinued ? `and (sort_name, enrollment_id) > ${after}` : ''}
      order by sort_name, enrollment_id limit $3) s
  )
  select ${isSearch ? `cardinality($4::uuid[])` : `coalesce((select n.students from own cross join lateral ${courseTotals('own.course_id')} n), 0)`} as "totalCount",
    coalesce((
    select json_agg(json_build_object('quizId', p.quiz_id, 'studentId', a.id, 'name', a.name, 'email', a.email, 'sorted', p.sort_name,
      'enrollmentId', p.enrollment_id, 'factorPercent', x.factor_percent, 'attempts', t.attempts, 'bestPercent', t.best, 'hasPassed', t.passed)
      order by p.sort_name, p.enrollment_id)
    from page p join accounts a on a.id = p.student_id
    left join quiz_extra_times x on x.quiz_id = p.quiz_id and x.student_id = p.student_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'state', t.state, 'startedAt', t.started_at,
          'finishedAt', t.finished_at, 'score', t.score, 'total', t.total, 'percent', t.percent, 'passed', t.passed)
          order by t.number), '[]') as attempts,
        max(t.percent) filter (where t.is_counted) as best,
        coalesce(bool_or(t.passed) filter (where t.is_counted), false) as passed
      from quiz_attempts t where t.quiz_id = p.quiz_id and t.student_id = p.student_id) t), '[]') as nodes`;
};

/** Every attempt, by the students' names. */
export const quizAttempts = `/* quizzes: attempts for an export */
  select s.name, s.email, a.number, a.state, a.started_at as "startedAt", a.finished_at as "finishedAt",
    a.score, a.total, a.percent, a.passed
  from ${ownQuizzes} join quiz_attempts a on a.quiz_id = q.id join accounts s on s.id = a.student_id
  where q.id = $2 order by lower(s.name), s.id, a.number`;

/** $2 quiz ids. Extra time of students who are still enrolled, by name. */
export const extraTimes = `/* quizzes: extra times */
  select q.id as "quizId", a.id as "studentId", a.name, x.factor_percent as "factorPercent"
  from ${ownQuizzes} join quiz_extra_times x on x.quiz_id = q.id
  join enrollments e on e.course_id = q.course_id and e.student_id = x.student_id join accounts a on a.id = x.student_id
  where q.id = any($2::uuid[]) order by lower(a.name), a.id`;

/** $3 student, $4 percent of the time limit (null: as long as everybody). One row, or none unless they are enrolled. */
export const setExtraTime = `/* quizzes: set extra time */
  with target as (
    select q.id from ${ownQuizzes} join enrollments e on e.course_id = q.course_id and e.student_id = $3 where q.id = $2
  ), removed as (
    delete from quiz_extra_times x using target where x.quiz_id = target.id and x.student_id = $3 and $4::int is null
  ), written as (
    insert into quiz_extra_times (quiz_id, student_id, factor_percent)
    select target.id, $3, $4::int from target where $4::int is not null
    on conflict (quiz_id, student_id) do update set factor_percent = excluded.factor_percent
  )
  select id from target`;
