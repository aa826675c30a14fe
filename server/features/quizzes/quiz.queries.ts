import { presentTime } from '../../platform/database/present-time';
import {
  courseCardJson,
  courseOf,
  enrollmentJson,
  isListedQuiz,
  isVisible,
  quizJson,
} from '../catalogue/catalogue.queries';

// In all of these $1 is the viewer's account id, or null for a visitor.

/** What attempt `t` asked and was answered, keys included: see AttemptContent for what may leave. */
export const contentJson = `json_build_object('snapshot', t.snapshot, 'answers', t.answers, 'flagged', t.flagged,
    'submissionFingerprint', t.submission_fingerprint)`;

/** A question `n` as its author wrote it, with its key. */
export const keyedQuestionJson = `json_build_object('id', n.id, 'type', n.type, 'text', n.text, 'options', n.options,
    'correctAnswer', n.correct_answer, 'explanation', n.explanation, 'points', n.points)`;

/** A quiz `q` with its course, as the rows of this feature have it. */
export const quizColumns = `${quizJson} as quiz, ${courseCardJson} as course, ${enrollmentJson} as "viewerEnrollment"`;

/** To be joined to a quiz `q`. */
export const itsCourse = courseOf('q.course_id');

/**
 * $2 quiz, $3 Clock.fixedTime. One row, with what the viewer's open attempt holds, or none when the viewer may not know of the quiz: an
 * inactive one is known to its author and to whoever has an attempt open, a deleted one to the latter alone.
 */
export const quizById = `/* quizzes: quiz by id */
  select ${quizColumns}, o.id as "attemptId", o.content, ${presentTime('$3')} as "readAt"
  from quizzes q join ${itsCourse}
  left join lateral (select t.id, ${contentJson} as content from quiz_attempts t
    where t.student_id = $1 and t.quiz_id = q.id and t.state = 'OPEN') o on true
  where q.id = $2 and ${isVisible}
    and (o.id is not null or q.deleted_at is null and (q.is_active or c.instructor_id = $1))`;

/** $2 course ids, which the caller has found visible. */
export const quizzesOfCourses = `/* quizzes: of courses */
  select q.course_id as "courseId", json_agg(${quizJson} order by q.created_at, q.id) as quizzes
  from quizzes q join ${itsCourse}
  where q.course_id = any($2::uuid[]) and ${isListedQuiz} group by q.course_id`;

/** Those of the courses that the viewer is enrolled in, newest enrollment first. */
export const quizzesOfLearner = `/* quizzes: of a learner */
  select ${quizColumns} from quizzes q join ${itsCourse}
  where e.id is not null and c.deleted_at is null and q.deleted_at is null
  order by e.enrolled_at desc, e.id desc, q.created_at, q.id`;
