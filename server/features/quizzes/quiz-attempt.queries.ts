import { presentTime } from '../../platform/database/present-time';
import { isVisible, quizAttemptJson } from '../catalogue/catalogue.queries';
import { OVERDUE_AFTER_MS } from './quiz-attempt.rules';
import { contentJson, itsCourse, keyedQuestionJson, quizColumns } from './quiz.queries';

// In all of these but the closing ones $1 is the student's account id. A "fixed time" is Clock.fixedTime.

/** Of an attempt `t`; the parameter is the fixed time. */
const isOverdue = (t: string, fixedTime: string) =>
  `${t}.deadline <= ${presentTime(fixedTime)} - interval '${OVERDUE_AFTER_MS} milliseconds'`;

/** $2 attempt, $3 fixed time. One row with its quiz, also of a quiz that can no longer be taken; none unless it is the student's own. */
export const attemptById = `/* quizzes: attempt by id */
  select ${quizColumns}, t.id as "attemptId", ${contentJson} as content, ${presentTime('$3')} as "readAt"
  from quiz_attempts t join quizzes q on q.id = t.quiz_id join ${itsCourse}
  where t.id = $2 and t.student_id = $1 and c.deleted_at is null`;

/** $2 attempt ids; the student's own alone, in no order. */
export const contentsOfAttempts = `/* quizzes: contents of attempts */
  select t.id, ${contentJson} as content from quiz_attempts t where t.student_id = $1 and t.id = any($2::uuid[])`;

/**
 * $2 quiz, $3 fixed time. One row when the student may know of it, as of a deleted one while they have it open; the
 * questions, with keys, unless an attempt is open.
 */
export const quizToStart = `/* quizzes: quiz to start */
  select c.instructor_id = $1::uuid as "isOwn", e.id is not null as "isEnrolled",
    q.is_active and q.deleted_at is null as "isActive", q.revision,
    q.max_attempts as "maxAttempts", q.passing_score_percent as "passingScorePercent",
    q.shuffles_questions as "shufflesQuestions", q.shuffles_options as "shufflesOptions",
    q.time_limit_minutes as "timeLimitMinutes", (select x.factor_percent from quiz_extra_times x
      where x.quiz_id = q.id and x.student_id = $1) as "factorPercent",
    (select coalesce(max(t.number), 0) from quiz_attempts t where t.student_id = $1 and t.quiz_id = q.id) as used,
    o.id as "openId", coalesce(${isOverdue('o', '$3')}, false) as "isOpenOverdue",
    case when o.id is null then coalesce((select json_agg(${keyedQuestionJson} order by n.position)
      from questions n where n.quiz_id = q.id), '[]') end as questions
  from quizzes q join ${itsCourse}
  left join quiz_attempts o on o.student_id = $1 and o.quiz_id = q.id and o.state = 'OPEN'
  where q.id = $2 and (q.deleted_at is null or o.id is not null) and ${isVisible}`;

/**
 * $2 quiz, $3 its revision, $4 new id, $5 number, $6 fixed time, $7 minutes (null: no limit), $8 of them extra, $9 pass
 * mark, $10 snapshot, $11 its points. One row with the attempt and its quiz as it was before, or none when another start
 * was faster or the quiz was edited meanwhile: the unique indexes, not a check before, keep a student to one open attempt
 * and to the maximum. The deadline is counted from the moment at which the attempt is there.
 */
export const startAttempt = `/* quizzes: start attempt */
  with t as (
    insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, deadline, time_limit_minutes, extra_minutes,
      passing_score_percent, snapshot, total)
    select $4, q.id, $1, $5, 'OPEN', present.time, present.time + $7::int * interval '1 minute', $7, $8, $9, $10::jsonb, $11
    from quizzes q cross join ${presentTime('$6')} as present (time)
    where q.id = $2 and q.revision = $3 and q.is_active and q.deleted_at is null
    on conflict do nothing
    returning *
  )
  select ${quizColumns}, ${quizAttemptJson} as attempt, ${contentJson} as content
  from t join quizzes q on q.id = t.quiz_id join ${itsCourse}`;

/**
 * $2 attempt, $3 answers by question, $4 questions whose answer is taken back, $5 flagged (null: as they are),
 * $6 when they arrived, $7 whether answers came at all. Merges with what is there, so that saves from two tabs lose nothing. One row
 * with what is kept now, or none when the attempt is over.
 */
export const saveAnswers = `/* quizzes: save answers */
  with done as (
    update quiz_attempts t set answers = (t.answers || $3::jsonb) - $4::text[], flagged = coalesce($5::jsonb, t.flagged),
      answers_saved_at = case when $7 then $6 else t.answers_saved_at end,
      answers_revision = t.answers_revision + ((t.answers || $3::jsonb) - $4::text[] <> t.answers)::int
    where t.id = $2 and t.student_id = $1 and t.state = 'OPEN'
    returning t.answers, t.flagged, t.answers_saved_at, t.answers_revision
  )
  select answers, flagged, answers_saved_at as "answersSavedAt", answers_revision as "answersRevision" from done`;

/**
 * $2 attempt, $3 the answers that it was read with, $4 state, $5 finished, $6 answers and $7 when they were saved,
 * $8 score, $9 percent, $10 passed, $11 whether it counts, $12 the submission's fingerprint. One row for exactly one of many submissions at once; none
 * also when an answer was saved since it was read: what was acknowledged is graded.
 */
export const finishAttempt = `/* quizzes: finish attempt */
  with done as (
    update quiz_attempts t set state = $4, finished_at = $5, answers = $6::jsonb, answers_saved_at = $7,
      score = $8, percent = $9, passed = $10, is_counted = $11,
      submission_fingerprint = $12
    where t.id = $2 and t.student_id = $1 and t.state = 'OPEN' and t.answers = $3::jsonb
    returning t.id
  )
  select id from done`;

const toClose = `select t.id, t.student_id as "studentId", t.answers_revision as "answersRevision",
    t.passing_score_percent as "passingScorePercent", ${contentJson} as content from quiz_attempts t
  where t.state = 'OPEN' and ${isOverdue('t', '$1')}`;

/** $1 fixed time, $2 how many at most. Those that another process is closing are left to it. */
export const overdueAttempts = `/* quizzes: overdue attempts */
  ${toClose} order by t.deadline limit $2 for update skip locked`;

/** $1 fixed time, $2 attempt ids. Waits for whoever is closing one of them. */
export const overdueAmong = `/* quizzes: overdue among */
  ${toClose} and t.id = any($2::uuid[]) order by t.id for update`;

/** $1 results by attempt id. Time ran out at the deadline, whenever that is noticed. */
export const closeAttempts = `/* quizzes: close attempts */
  update quiz_attempts t set state = 'EXPIRED', finished_at = t.deadline, score = r.score, percent = r.percent,
    passed = r.passed, is_counted = t.answers <> '{}'
  from jsonb_to_recordset($1::jsonb) as r (id uuid, score int, percent int, passed boolean)
  where t.id = r.id and t.state = 'OPEN'`;
