import { numberedOwnQuizzes as ownQuizzes } from './quiz-authoring.queries';

// In all of them $1 is the instructor and $2 the quiz; a quiz that is not theirs has no results.

/** Every student enrolled in the quiz's course, for a search that folds names as the catalogue does. */
export const enrolledStudents = `/* quizzes: enrolled students */
  select a.id, a.name, a.email from ${ownQuizzes}
  join enrollments e on e.course_id = q.course_id join accounts a on a.id = e.student_id where q.id = $2`;

/**
 * $3 student ids (null for all), $4 rows, $5-$6 the last row of the page before (folded name, id; null for the first
 * page). One row with `totalCount` and `nodes`.
 */
export const quizStudents = `/* quizzes: results of students */
  with enrolled as (
    select a.id, a.name, a.email, lower(a.name) as sorted, q.id as quiz_id from ${ownQuizzes}
    join enrollments e on e.course_id = q.course_id join accounts a on a.id = e.student_id
    where q.id = $2 and ($3::uuid[] is null or a.id = any($3))
  ), page as (
    select * from enrolled where $5::text is null or (sorted, id) > ($5, $6::uuid) order by sorted, id limit $4
  )
  select (select count(*)::int from enrolled) as "totalCount", coalesce((
    select json_agg(json_build_object('quizId', p.quiz_id, 'studentId', p.id, 'name', p.name, 'email', p.email, 'sorted', p.sorted,
      'factorPercent', x.factor_percent, 'attempts', t.attempts, 'bestPercent', t.best, 'hasPassed', t.passed) order by p.sorted, p.id)
    from page p left join quiz_extra_times x on x.quiz_id = p.quiz_id and x.student_id = p.id
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'state', t.state, 'startedAt', t.started_at,
          'finishedAt', t.finished_at, 'score', t.score, 'total', t.total, 'percent', t.percent, 'passed', t.passed)
          order by t.number), '[]') as attempts,
        max(t.percent) filter (where t.is_counted) as best,
        coalesce(bool_or(t.passed) filter (where t.is_counted), false) as passed
      from quiz_attempts t where t.quiz_id = p.quiz_id and t.student_id = p.id) t), '[]') as nodes`;

/** One row over the counted attempts: how many in each tenth of the percents, how many passed, and the middle ones. */
export const quizFigures = `/* quizzes: figures of results */
  with counted as (
    select a.percent, a.passed, extract(epoch from a.finished_at - a.started_at) / 60 as minutes
    from ${ownQuizzes} join quiz_attempts a on a.quiz_id = q.id and a.is_counted where q.id = $2
  )
  select array(select (select count(*)::int from counted where least(9, percent / 10) = tenth)
      from generate_series(0, 9) as tenth order by tenth) as distribution,
    (select count(*)::int from counted where passed) as "passedCount",
    (select round((percentile_cont(0.5) within group (order by percent))::numeric)::int from counted) as "medianPercent",
    (select round((percentile_cont(0.5) within group (order by minutes))::numeric)::int from counted) as "medianMinutes"`;

/**
 * One row: the quiz's questions in order, and what the counted attempts answered, grouped by question, key and answer
 * as their snapshots have them. Grading the groups instead of the attempts keeps it short however many took the quiz.
 */
export const questionAnswers = `/* quizzes: answers to questions */
  with counted as (
    select a.snapshot, a.answers, a.score::float8 as score, a.finished_at
    from ${ownQuizzes} join quiz_attempts a on a.quiz_id = q.id and a.is_counted where q.id = $2
  ), answered as (
    select s.item ->> 'id' as id, s.item ->> 'type' as type, s.item ->> 'correctAnswer' as key, (s.item ->> 'points')::int as points,
      c.answers ->> (s.item ->> 'id') as answer, (array_agg(s.item ->> 'text' order by c.finished_at desc))[1] as text,
      count(*)::int as count, sum(c.score) as sum, sum(c.score * c.score) as squares, min(c.score) as least, max(c.score) as most
    from counted c cross join lateral jsonb_array_elements(c.snapshot) as s (item) group by 1, 2, 3, 4, 5
  )
  select coalesce((select json_agg(json_build_object('questionId', n.id, 'text', n.text, 'type', n.type) order by n.position)
      from ${ownQuizzes} join questions n on n.quiz_id = q.id where q.id = $2), '[]') as questions,
    coalesce((select json_agg(json_build_object('questionId', id, 'text', text, 'type', type, 'correctAnswer', key, 'points', points,
      'answer', answer, 'count', count, 'scoreSum', sum, 'scoreSquares', squares, 'scoreMin', least, 'scoreMax', most)
      order by id, key, answer) from answered), '[]') as groups`;

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
