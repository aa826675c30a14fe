import { quizResultsNow } from './quiz-totals.queries';
import { keyedQuestionJson } from './quiz.queries';

/** The one place that says whose a quiz `q` of a course `c` is: $1's, an instructor. */
const isOwn = `c.id = q.course_id and c.instructor_id = $1 and c.deleted_at is null and q.deleted_at is null`;

export const ownQuizzes = `quizzes q join courses c on ${isOwn}`;

/** $2 quiz ids, $3 course ids (each null for all). Newest first, without their questions. */
export const instructorQuizzes = `/* quizzes: of an instructor */
  select q.id, q.course_id as "courseId", c.title as "courseTitle", q.title, q.description,
    q.time_limit_minutes as "timeLimitMinutes", q.passing_score_percent as "passingScorePercent",
    q.max_attempts as "maxAttempts", q.shuffles_questions as "shufflesQuestions", q.shuffles_options as "shufflesOptions",
    q.review_rule as "reviewRule", q.is_active as "isActive", q.created_at as "createdAt", q.revision,
    q.question_count as "questionCount", q.total_points as "totalPoints",
    counted.attempts as "attemptCount", counted.average as "averagePercent"
  from ${ownQuizzes}
  cross join lateral (select coalesce(sum(a.attempts), 0)::int as attempts,
      round(1.0 * sum(a.percent * a.attempts) / nullif(sum(a.attempts), 0))::int as average
    from ${quizResultsNow('q.id')} a) counted
  where ($2::uuid[] is null or q.id = any($2)) and ($3::uuid[] is null or q.course_id = any($3))
  order by q.created_at desc, q.id desc`;

/** One row, over the attempts at every quiz together. */
export const instructorQuizTotals = `/* quizzes: totals of an instructor */
  with own as (select q.id, q.is_active from ${ownQuizzes})
  select (select count(*)::int from own) as "totalQuizzes",
    (select count(*)::int from own where is_active) as "activeQuizzes",
    coalesce(sum(a.attempts), 0)::int as "totalAttempts",
    round(1.0 * sum(a.percent * a.attempts) / nullif(sum(a.attempts), 0))::int as "averagePercent"
  from own cross join lateral ${quizResultsNow('own.id')} a`;

/** $2 quiz ids. A row a quiz that has questions, with their keys. */
export const instructorQuestions = `/* quizzes: questions for their author */
  select q.id as "quizId", json_agg(${keyedQuestionJson} order by n.position) as questions
  from ${ownQuizzes} join questions n on n.quiz_id = q.id
  where q.id = any($2::uuid[]) group by q.id`;

/** The questions of a draft; `isNew` ones are given an id here, the others name one of the quiz. */
const given = `given as (
    select * from json_to_recordset($5::json) as g (id uuid, "isNew" boolean, position int, type text, text text,
      options text[], "correctAnswer" text, explanation text, points int)
  )`;

/** What is written of the quiz itself: parameters from $6 on, in this order. */
const COLUMNS = [
  'title',
  'description',
  'time_limit_minutes',
  'passing_score_percent',
  'max_attempts',
  'review_rule',
  'shuffles_questions',
  'shuffles_options',
  'question_count',
  'total_points',
];
const PARAMETERS = COLUMNS.map((_, index) => `$${index + 6}`);

const insertQuestions = (quiz: string) => `
    insert into questions (id, quiz_id, position, type, text, options, correct_answer, explanation, points)
    select g.id, ${quiz}.id, g.position, g.type, g.text, g.options, g."correctAnswer", g.explanation, g.points
    from ${quiz}, given g`;

/** $2 new quiz id, $3 course, $4 now, $5 questions, $6-$15 the quiz. One row, or none when the course is not theirs. */
export const createQuiz = `/* quizzes: create */
  with ${given}, created as (
    insert into quizzes (id, course_id, created_at, is_active, ${COLUMNS.join(', ')})
    select $2, c.id, $4, true, ${PARAMETERS.join(', ')}
    from courses c where c.id = $3 and c.instructor_id = $1 and c.deleted_at is null
    returning id
  ), written as (${insertQuestions('created')})
  select id from created`;

/**
 * $2 quiz, $3 course, $4 revision, $5 questions, $6-$15 the quiz. One row when it was written. The revision stands in
 * the UPDATE itself: of two editors at once one waits, looks at the row again and finds it moved. As every edit moves
 * it, the questions that this statement sees are those of its revision. Attempts keep their own copy of the questions,
 * but their students are the course's: a quiz that was taken stays in its course.
 */
export const updateQuiz = `/* quizzes: update */
  with ${given}, updated as (
    update quizzes q set course_id = $3, revision = q.revision + 1,
      ${COLUMNS.map((column, index) => `${column} = ${PARAMETERS[index]}`).join(', ')}
    from courses c
    where ${isOwn} and q.id = $2 and q.revision = $4
      and exists (select from courses t where t.id = $3 and t.instructor_id = $1 and t.deleted_at is null)
      and (q.course_id = $3 or not exists (select from quiz_attempts a where a.quiz_id = q.id))
      and not exists (select from given g where not g."isNew"
        and not exists (select from questions n where n.id = g.id and n.quiz_id = q.id))
    returning q.id
  ), removed as (
    delete from questions n using updated where n.quiz_id = updated.id and n.id not in (select id from given)
  ), written as (${insertQuestions('updated')}
    on conflict (id) do update set position = excluded.position, type = excluded.type, text = excluded.text,
      options = excluded.options, correct_answer = excluded.correct_answer, explanation = excluded.explanation,
      points = excluded.points
  )
  select id from updated`;

/** $2 quiz, $3 the course it was to be in. One row: what kept the update from happening. */
export const updateObstacles = `/* quizzes: obstacles of an update */
  select exists (select from courses t where t.id = $3 and t.instructor_id = $1 and t.deleted_at is null) as "isOwnCourse",
    exists (select from quiz_attempts a where a.quiz_id = $2) as "wasTaken"`;

/** $2 quiz, $3 whether students can take it. */
export const setQuizActive = `/* quizzes: set active */
  with changed as (
    update quizzes q set is_active = $3 from courses c where ${isOwn} and q.id = $2 returning q.id
  )
  select id from changed`;

/** $2 quiz, $3 now. One row when it is theirs; deleting it again changes nothing. */
export const deleteQuiz = `/* quizzes: delete */
  with theirs as (
    select q.id from quizzes q join courses c on c.id = q.course_id
    where c.instructor_id = $1 and c.deleted_at is null and q.id = $2
  ), deleted as (
    update quizzes q set deleted_at = $3 from theirs where q.id = theirs.id and q.deleted_at is null
  )
  select id from theirs`;
