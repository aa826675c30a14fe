import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { presentTime } from '../../platform/database/database-clock';
import { jsonFields, shapeOf } from '../../platform/database/columns';
import { jsonOf, statement } from '../../platform/database/statement';
import {
  courseCardJson,
  courseOf,
  enrollmentJson,
  isTeamOf,
  isVisible,
  isVisibleCourse,
  quizAttemptJson,
  quizJson,
  type ViewerId,
} from '../courses/course-json.queries';
import type { Course } from '../courses/course.types';
import type { Enrollment } from '../enrollments/enrollment.types';
import type { AttemptContent, Quiz, QuizAttempt, SnapshotQuestion } from './quiz.types';
import type { Answers } from './grading.rules';
import { OVERDUE_AFTER_MS } from './taking/quiz-attempt.rules';
import { Question, type QuizAttemptState } from './quiz.entities';

// `fixedTime` is Clock.fixedTime.

/** Content of attempt `t`, including keys: see AttemptContent for what clients may see. */
const contentJson = sql`json_build_object('snapshot', t.snapshot, 'answers', t.answers, 'flagged', t.flagged,
    'submissionFingerprint', t.submission_fingerprint)`;

/** A question `n` with its key, for its author. */
export const keyedQuestionJson = sql`json_build_object(${jsonFields('n', shapeOf(Question, { without: ['quizId', 'position'] }))})`;

/** A quiz `q` with its course, in the shape of QuizRow. */
const withCourse = (viewerId: ViewerId) =>
  sql`${quizJson(viewerId)} as quiz, ${courseCardJson(viewerId)} as course, ${enrollmentJson} as "viewerEnrollment"`;

const withCourseColumns = {
  quiz: jsonOf<Quiz>(),
  course: jsonOf<Course>(),
  viewerEnrollment: jsonOf<Enrollment>().nullable(),
};

/** The database's time of reading, and the attempt whose content was selected, if any. */
const withAttemptColumns = {
  attemptId: z.string().nullable(),
  content: jsonOf<AttemptContent>().nullable(),
  readAt: z.date(),
};

/** Joins the course of a quiz `q`. */
const itsCourse = (viewerId: ViewerId) => courseOf(sql`q.course_id`, viewerId);

/**
 * One row, with the content of the viewer's open attempt; none if the quiz is not visible to the viewer. Only its
 * team and students with an open attempt see an inactive quiz, only the latter a deleted one.
 */
export const quizById = (viewerId: ViewerId, quizId: string, fixedTime: Date | null) =>
  statement('quizzes: quiz by id', { ...withCourseColumns, ...withAttemptColumns })`
    select ${withCourse(viewerId)}, o.id as "attemptId", o.content, ${presentTime(fixedTime)} as "readAt"
    from quizzes q join ${itsCourse(viewerId)}
    left join lateral (select t.id, ${contentJson} as content from quiz_attempts t
      where t.student_id = ${viewerId}::uuid and t.quiz_id = q.id and t.state = 'OPEN') o on true
    where q.id = ${quizId} and ${isVisible(viewerId)}
      and (o.id is not null or q.deleted_at is null and (q.is_active or ${isTeamOf(viewerId)}))`;

/** One row with the attempt's quiz, even if it can no longer be taken; none unless the attempt is the student's own. */
export const quizOfAttempt = (studentId: string, attemptId: string, fixedTime: Date | null) =>
  statement('quizzes: quiz of attempt', { ...withCourseColumns, ...withAttemptColumns })`
    select ${withCourse(studentId)}, t.id as "attemptId", ${contentJson} as content,
      ${presentTime(fixedTime)} as "readAt"
    from quiz_attempts t join quizzes q on q.id = t.quiz_id join ${itsCourse(studentId)}
    where t.id = ${attemptId} and t.student_id = ${studentId} and c.deleted_at is null`;

/** All quizzes of courses that the caller already found visible, and whether the viewer sees inactive ones. */
export const quizzesOfCourses = (viewerId: ViewerId, courseIds: readonly string[]) =>
  statement('quizzes: of courses', {
    courseId: z.string(),
    seesInactive: z.boolean(),
    quizzes: jsonOf<Quiz[]>(),
  })`
    select c.id as "courseId", ${isTeamOf(viewerId)} or e.id is not null as "seesInactive",
      json_agg(${quizJson(viewerId)} order by q.created_at, q.id) as quizzes
    from quizzes q join ${itsCourse(viewerId)}
    where q.course_id = any(${courseIds}::uuid[]) and q.deleted_at is null group by c.id, e.id`;

/** Quizzes of the courses the viewer is enrolled in, newest enrollment first. */
export const quizzesOfStudent = (viewerId: string) =>
  statement('quizzes: of a student', withCourseColumns)`
    select ${withCourse(viewerId)} from quizzes q join ${itsCourse(viewerId)}
    where e.id is not null and c.deleted_at is null and q.deleted_at is null
    order by e.enrolled_at desc, e.id desc, q.created_at, q.id`;

/**
 * The CTE `seen`: the student was active in the courses of these attempts.
 * @param attempts rows with quiz_id and a time `seen_at`; null: no activity
 */
const seen = (studentId: string, attempts: Sql) => sql`seen as (
        update enrollments e set last_seen_at = greatest(e.last_seen_at, a.seen_at)
        from ${attempts} a join quizzes q on q.id = a.quiz_id
        where a.seen_at is not null and e.student_id = ${studentId} and e.course_id = q.course_id
      )`;

/** Whether an attempt `t` is overdue. */
const isOverdue = (t: Sql, fixedTime: Date | null) =>
  sql`${t}.deadline <= ${presentTime(fixedTime)} - ${`${OVERDUE_AFTER_MS} milliseconds`}::interval`;

const attemptColumns = {
  attempt: jsonOf<QuizAttempt>(),
  content: jsonOf<AttemptContent>(),
  readAt: z.date(),
};

/** One row with the attempt and the database's time of reading; no row unless it is the student's own. */
export const attemptById = (studentId: string, attemptId: string, fixedTime: Date | null) =>
  statement('quizzes: attempt by id', attemptColumns)`
    select ${quizAttemptJson} as attempt, ${contentJson} as content, ${presentTime(fixedTime)} as "readAt"
    from quiz_attempts t join quizzes q on q.id = t.quiz_id
      join courses c on c.id = q.course_id and c.deleted_at is null
    where t.id = ${attemptId} and t.student_id = ${studentId}`;

/** Only the student's own, unordered. */
export const contentsOfAttempts = (studentId: string, attemptIds: readonly string[]) =>
  statement('quizzes: contents of attempts', { id: z.string(), content: jsonOf<AttemptContent>() })`
    select t.id, ${contentJson} as content from quiz_attempts t
    where t.student_id = ${studentId} and t.id = any(${attemptIds}::uuid[])`;

/** Only visible ones, in the order of the course. */
export const lessonsOfQuestions = (viewerId: string, lessonIds: readonly string[]) =>
  statement('quizzes: lessons of questions', { id: z.string(), title: z.string() })`
    select l.id, l.title from lessons l join courses c on c.id = l.course_id
    where l.id = any(${lessonIds}::uuid[]) and ${isVisibleCourse(viewerId)} order by l.position, l.id`;

const quizToStartColumns = {
  isOwn: z.boolean(),
  isEnrolled: z.boolean(),
  isActive: z.boolean(),
  revision: z.int(),
  maxAttempts: z.int().nullable(),
  passingScorePercent: z.int(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  timeLimitMinutes: z.int().nullable(),
  timeFactorPercent: z.int().nullable(),
  used: z.int(),
  openId: z.string().nullable(),
  isOpenOverdue: z.boolean(),
  questions: jsonOf<SnapshotQuestion[]>().nullable(),
};

/**
 * One row if the quiz is visible to the student, or deleted while their attempt is open; includes the questions with
 * keys unless an attempt is open. `used` is the number of attempts.
 */
export const quizToStart = (studentId: string, quizId: string, fixedTime: Date | null) =>
  statement('quizzes: quiz to start', quizToStartColumns)`
    select ${isTeamOf(studentId)} as "isOwn", e.id is not null as "isEnrolled",
      q.is_active and q.deleted_at is null as "isActive", q.revision,
      q.max_attempts as "maxAttempts", q.passing_score_percent as "passingScorePercent",
      q.shuffles_questions as "shufflesQuestions", q.shuffles_options as "shufflesOptions",
      q.time_limit_minutes as "timeLimitMinutes", (select x.factor_percent from quiz_extra_times x
        where x.quiz_id = q.id and x.student_id = ${studentId}) as "timeFactorPercent",
      (select coalesce(max(t.number), 0) from quiz_attempts t
        where t.student_id = ${studentId} and t.quiz_id = q.id) as used,
      o.id as "openId", coalesce(${isOverdue(sql`o`, fixedTime)}, false) as "isOpenOverdue",
      case when o.id is null then coalesce((select json_agg(${keyedQuestionJson} order by n.position)
        from questions n where n.quiz_id = q.id), '[]') end as questions
    from quizzes q join courses c on c.id = q.course_id
    left join enrollments e on e.student_id = ${studentId} and e.course_id = c.id
    left join quiz_attempts o on o.student_id = ${studentId} and o.quiz_id = q.id and o.state = 'OPEN'
    where q.id = ${quizId} and (q.deleted_at is null or o.id is not null) and ${isVisible(studentId)}`;

/** An attempt to insert. */
interface NewAttempt {
  id: string;
  studentId: string;
  quizId: string;
  /** The revision of the quiz at the time of the snapshot. */
  revision: number;
  number: number;
  /** The minutes from start to deadline, extra time included; null: no limit. */
  minutes: number | null;
  /** The part of `minutes` that is extra time. */
  extraMinutes: number;
  passingScorePercent: number;
  snapshot: readonly SnapshotQuestion[];
  /** Sum of all questions' points. */
  total: number;
}

const startedColumns = {
  isCounted: z.boolean(),
  attempt: jsonOf<QuizAttempt>().nullable(),
  quiz: jsonOf<Quiz>().nullable(),
};

/**
 * One row. Inserts nothing if `counted`, a CTE of the rate limiter, has no row. Returns the attempt and its quiz as it
 * was before; both are null if a concurrent start won or the quiz was edited. Unique indexes enforce one open attempt
 * and the maximum. The deadline counts from the insert.
 */
export const startAttempt = (a: NewAttempt, counted: Sql, fixedTime: Date | null) =>
  statement('quizzes: start attempt', startedColumns)`
    with counted as (${counted}
    ), t as (
      insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, deadline, time_limit_minutes,
        extra_minutes, passing_score_percent, snapshot, total)
      select ${a.id}::uuid, q.id, ${a.studentId}::uuid, ${a.number}::int, 'OPEN', present.time,
        present.time + ${a.minutes}::int * interval '1 minute', ${a.minutes}::int, ${a.extraMinutes}::int,
        ${a.passingScorePercent}::int, ${JSON.stringify(a.snapshot)}::jsonb, ${a.total}::int
      from counted cross join quizzes q cross join ${presentTime(fixedTime)} as present (time)
      where q.id = ${a.quizId} and q.revision = ${a.revision} and q.is_active and q.deleted_at is null
      on conflict do nothing
      returning *
    ), ${seen(a.studentId, sql`(select quiz_id, started_at as seen_at from t)`)}
    select exists (select from counted) as "isCounted",
      (select ${quizAttemptJson} from t) as attempt,
      (select ${quizJson(a.studentId)} from t as opened join quizzes q on q.id = opened.quiz_id) as quiz`;

/** The changes of one save. */
interface SavedChanges {
  answers: Answers;
  /** Questions whose answer is removed. */
  takenBack: readonly string[];
  /** null: unchanged. */
  flagged: readonly string[] | null;
  /** When the answers arrived; null: the save has none. */
  answersSavedAt: Date | null;
}

const savedColumns = {
  answers: jsonOf<Answers>(),
  flagged: jsonOf<string[]>(),
  answersSavedAt: z.date().nullable(),
  answersRevision: z.int(),
  deadline: z.date().nullable(),
};

/**
 * Merges with the stored answers, so that saves from two tabs do not overwrite each other. One row with the result;
 * none if the attempt is over.
 */
export const saveAnswers = (studentId: string, attemptId: string, changes: SavedChanges) => {
  const { answers, takenBack, flagged, answersSavedAt } = changes;
  const merged = sql`(t.answers || ${JSON.stringify(answers)}::jsonb) - ${takenBack}::text[]`;
  return statement('quizzes: save answers', savedColumns)`
    with done as (
      update quiz_attempts t set answers = ${merged},
        flagged = coalesce(${flagged && JSON.stringify(flagged)}::jsonb, t.flagged),
        answers_saved_at = coalesce(${answersSavedAt}::timestamptz, t.answers_saved_at),
        answers_revision = t.answers_revision + (${merged} <> t.answers)::int
      where t.id = ${attemptId} and t.student_id = ${studentId} and t.state = 'OPEN'
      returning t.answers, t.flagged, t.answers_saved_at, t.answers_revision, t.deadline, t.quiz_id,
        ${answersSavedAt}::timestamptz as seen_at
    ), ${seen(studentId, sql`done`)}
    select answers, flagged, answers_saved_at as "answersSavedAt", answers_revision as "answersRevision", deadline
    from done`;
};

/** Values written when an attempt ends. */
export interface FinishedAttempt {
  state: QuizAttemptState;
  finishedAt: Date;
  answers: Answers;
  answersSavedAt: Date | string | null;
  score: number;
  percent: number;
  passed: boolean;
  submissionFingerprint: string | null;
}

const finishedColumns = {
  quiz: jsonOf<Quiz>(),
  courseId: z.string(),
  /** Whether the certificate of the course requires passed quizzes. */
  countsForCertificate: z.boolean(),
};

/**
 * One row, with the quiz as it was before, for exactly one of several concurrent submissions. No row if an answer was
 * saved after the attempt was read at this revision, so that every acknowledged answer is graded.
 */
export const finishAttempt = (
  studentId: string,
  { id, answersRevision }: Pick<QuizAttempt, 'id' | 'answersRevision'>,
  to: FinishedAttempt,
) =>
  statement('quizzes: finish attempt', finishedColumns)`
    with done as (
      update quiz_attempts t set state = ${to.state}, finished_at = ${to.finishedAt},
        answers = ${JSON.stringify(to.answers)}::jsonb, answers_saved_at = ${to.answersSavedAt}::timestamptz,
        score = ${to.score}, percent = ${to.percent}, passed = ${to.passed},
        is_counted = ${Object.keys(to.answers).length > 0}, submission_fingerprint = ${to.submissionFingerprint}
      where t.id = ${id} and t.student_id = ${studentId} and t.state = 'OPEN'
        and t.answers_revision = ${answersRevision}
      returning t.quiz_id, case when t.state = 'SUBMITTED' then t.finished_at else t.answers_saved_at end as seen_at
    ), ${seen(studentId, sql`done`)}
    select ${quizJson(studentId)} as quiz, q.course_id as "courseId",
      (select c.certificate_rule = 'LESSONS_AND_QUIZZES' from courses c where c.id = q.course_id) as "countsForCertificate"
    from done join quizzes q on q.id = done.quiz_id`;

const overdueColumns = {
  id: z.string(),
  studentId: z.string(),
  answersRevision: z.int(),
  passingScorePercent: z.int(),
  courseId: z.string(),
  content: jsonOf<AttemptContent>(),
};

const overdue = (fixedTime: Date | null) => sql`
  select t.id, t.student_id as "studentId", t.answers_revision as "answersRevision",
    t.passing_score_percent as "passingScorePercent",
    (select q.course_id from quizzes q where q.id = t.quiz_id) as "courseId", ${contentJson} as content
  from quiz_attempts t
  where t.state = 'OPEN' and ${isOverdue(sql`t`, fixedTime)}`;

/** Up to `max` rows, skipping those that another process has locked. */
export const overdueAttempts = (max: number, fixedTime: Date | null) =>
  statement('quizzes: overdue attempts', overdueColumns)`
    ${overdue(fixedTime)} order by t.deadline limit ${max} for update skip locked`;

/** Waits for transactions that are closing one of them. */
export const overdueAmong = (attemptIds: readonly string[], fixedTime: Date | null) =>
  statement('quizzes: overdue among', overdueColumns)`
    ${overdue(fixedTime)} and t.id = any(${attemptIds}::uuid[]) order by t.id for update`;

/** Sets finished_at to the deadline, whenever the attempt is closed. */
export const closeAttempts = (
  results: readonly { id: string; score: number; percent: number; passed: boolean }[],
) =>
  statement('quizzes: close attempts', {})`
    update quiz_attempts t set state = 'EXPIRED', finished_at = t.deadline, score = r.score, percent = r.percent,
      passed = r.passed, is_counted = t.answers <> '{}'
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id uuid, score int, percent int, passed boolean)
    where t.id = r.id and t.state = 'OPEN'`;
