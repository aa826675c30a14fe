import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import {
  byNumber,
  byText,
  type OrderKey,
  type OrderPosition,
  pageInOrder,
} from '../../../platform/database/list-order';
import { jsonOf, statement } from '../../../platform/database/statement';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { type QuizOfTeam, quizzesOfTeam } from '../quizzes/quiz-authoring.queries';
import { type QuestionType, QuizAttemptState } from '../../quizzes/quiz.entities';
import type { AnswerGroup } from './quiz-results.service';
import { jsonFields } from '../../../platform/database/columns';
import { presentTime } from '../../../platform/database/database-clock';
import { type FoundStudents, isFound } from '../analytics/student.queries';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { isInGroup } from '../groups/group.queries';
import type { InstructorQuizStudent, InstructorQuizStudentSort } from './quiz-results.types';

/** The CTE `attempts`: the counted ones at the quiz; none if the member may not see its figures. */
const attempts = ({ memberId, quizId }: QuizOfTeam) => sql`attempts as materialized (
        select a.* from ${quizzesOfTeam(memberId, CoursePermission.SEE_FIGURES)}
          join quiz_attempts a on a.quiz_id = q.id and a.is_counted
        where q.id = ${quizId}
      )`;

/** One row over the counted attempts: a histogram of percents in tenths, how many passed, and the medians. */
export const quizFigures = (quiz: QuizOfTeam) =>
  statement('quizzes: figures of results', {
    distribution: z.array(z.int()),
    passedCount: z.int(),
    medianPercent: z.int().nullable(),
    medianMinutes: z.int().nullable(),
  })`
    with ${attempts(quiz)}
    select array(
        select count(a.id)::int from generate_series(0, 9) as tenth
          left join attempts a on least(9, a.percent / 10) = tenth
        group by tenth order by tenth) as distribution,
      (select count(*)::int from attempts where passed) as "passedCount",
      (select round((percentile_cont(0.5) within group (order by percent))::numeric)::int from attempts)
        as "medianPercent",
      (select round((percentile_cont(0.5) within group (
          order by floor(extract(epoch from finished_at - started_at))) / 60)::numeric)::int from attempts)
        as "medianMinutes"`;

/** One row: the quiz's questions in order, and the answers of the counted attempts. */
export const quizAnswers = (quiz: QuizOfTeam) =>
  statement('quizzes: answers of results', {
    questions: jsonOf<{ questionId: string; text: string; type: QuestionType }[]>(),
    groups: jsonOf<AnswerGroup[]>(),
  })`
    with ${attempts(quiz)}, answered as (
      select item ->> 'id' as question_id, item ->> 'type' as type, item ->> 'correctAnswer' as key,
        (item ->> 'points')::int as points, a.answers ->> (item ->> 'id') as answer,
        (array_agg(item ->> 'text' order by a.finished_at desc))[1] as text, max(a.finished_at) as asked_at,
        count(*)::int as attempts, sum(a.score)::bigint as score_sum, sum(a.score::bigint * a.score) as score_squares
      from attempts a cross join lateral jsonb_array_elements(a.snapshot) as item
      group by 1, 2, 3, 4, 5
    )
    select coalesce((
        select json_agg(json_build_object('questionId', n.id, 'text', n.text, 'type', n.type) order by n.position)
        from ${quizzesOfTeam(quiz.memberId, CoursePermission.SEE_FIGURES)} join questions n on n.quiz_id = q.id
        where q.id = ${quiz.quizId}), '[]') as questions,
      coalesce((
        select json_agg(json_build_object('questionId', question_id, 'type', type, 'correctAnswer', key,
          'points', points, 'answer', answer, 'text', text, 'askedAt', asked_at, 'attempts', attempts,
          'scoreSum', score_sum, 'scoreSquares', score_squares)) from answered), '[]') as groups`;

/** The orders of a list of enrollments `e` with their accounts `a` and what the students did at the quiz, `taken`. */
export const QUIZ_STUDENT_ORDERS: Record<InstructorQuizStudentSort, OrderKey> = {
  NAME: byText(sql`lower(a.name)`),
  ATTEMPTS: byNumber(sql`coalesce(taken.attempts, 0)`),
  BEST: byNumber(sql`coalesce(taken.best, -1)`),
};

export interface QuizStudentPage extends QuizOfTeam {
  /** null: in any group or none. */
  groupId: string | null;
  /** Maximum number of rows. */
  max: number;
  /** null: all students. */
  found: FoundStudents | null;
  sort: InstructorQuizStudentSort;
  isDescending: boolean;
  /** Keyset cursor: sort key and enrollment id of the previous page's last row; null: the first page. */
  after: OrderPosition | null;
}

/** A student of a page, with the sort key for the cursor. */
export type QuizStudentRow = Omit<InstructorQuizStudent, 'extraTime'> & {
  /** Percent of the time limit; null: no extra time. */
  factorPercent: number | null;
  sorted: string;
  enrollmentId: string;
};

const attemptShape = {
  number: z.int(),
  state: z.enum(QuizAttemptState),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
  deadline: z.date().nullable(),
  score: z.int().nullable(),
  total: z.int(),
  percent: z.int().nullable(),
  passed: z.boolean().nullable(),
};

const pageShape = { isAllowed: z.boolean(), totalCount: z.int(), nodes: jsonOf<QuizStudentRow[]>() };

/** One row. Joins only the page's rows with the other tables. */
export const quizStudents = (input: QuizStudentPage) => {
  const { memberId, quizId, groupId, max, found, sort, isDescending, after } = input;
  const order = QUIZ_STUDENT_ORDERS[sort];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const accounts = sql`join accounts a on a.id = e.student_id`;
  // Grouped once instead of read for each student, and only for the orders that need it.
  const taken =
    sort === 'NAME'
      ? empty
      : sql`left join (
          select student_id, count(*)::int as attempts, max(percent) filter (where is_counted) as best
          from quiz_attempts where quiz_id = ${quizId} group by student_id) taken on taken.student_id = e.student_id`;
  const listed = sql`where true ${isFound(found)} ${isInGroup(sql`e.student_id`, { courseId: sql`own.course_id`, groupId })}`;
  return statement('quizzes: results of students', pageShape)`
    with own as materialized (
      select q.id, q.course_id, ${mayInCourse(sql`c.id`, memberId, CoursePermission.SEE_ADDRESSES)} as sees_addresses
      from ${quizzesOfTeam(memberId, CoursePermission.GRADE)} where q.id = ${quizId}
    ), page as materialized (
      select own.id as quiz_id, own.sees_addresses, e.id as enrollment_id, e.student_id, ${order.key} as key
      from own join enrollments e on e.course_id = own.course_id ${accounts} ${taken} ${listed}
      ${pageInOrder(order, sql`e.id`, isDescending, after)} limit ${max}
    )
    select exists (select from own) as "isAllowed",
      (select count(*)::int from own join enrollments e on e.course_id = own.course_id
        ${found ? accounts : empty} ${listed}) as "totalCount",
      coalesce((
      select json_agg(json_build_object('quizId', p.quiz_id, 'studentId', a.id, 'name', a.name,
          'email', case when p.sees_addresses then a.email end, 'sorted', ${order.text(sql`p.key`)}, 'enrollmentId', p.enrollment_id, 'factorPercent', x.factor_percent,
          'attempts', t.attempts, 'bestPercent', t.best, 'hasPassed', t.passed)
        order by p.key ${direction}, p.enrollment_id ${direction})
      from page p join accounts a on a.id = p.student_id
      left join quiz_extra_times x on x.quiz_id = p.quiz_id and x.student_id = p.student_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', t.id, ${jsonFields('t', attemptShape)}) order by t.number), '[]') as attempts,
          max(t.percent) filter (where t.is_counted) as best,
          coalesce(bool_or(t.passed) filter (where t.is_counted), false) as passed
        from quiz_attempts t where t.quiz_id = p.quiz_id and t.student_id = p.student_id) t), '[]') as nodes`;
};

/** Extra time of currently enrolled students, by name. */
export const extraTimes = ({ memberId, quizIds }: { memberId: string; quizIds: readonly string[] }) =>
  statement('quizzes: extra times', {
    quizId: z.string(),
    studentId: z.string(),
    name: z.string(),
    factorPercent: z.int(),
  })`
    select q.id as "quizId", a.id as "studentId", a.name, x.factor_percent as "factorPercent"
    from ${quizzesOfTeam(memberId, CoursePermission.GRADE)} join quiz_extra_times x on x.quiz_id = q.id
    join enrollments e on e.course_id = q.course_id and e.student_id = x.student_id
    join accounts a on a.id = x.student_id
    where q.id = any(${quizIds}::uuid[]) order by lower(a.name), a.id`;

/** `factorPercent` is of the time limit; null: no extra time. One row, or none unless the student is enrolled. */
export const setExtraTime = (input: QuizOfTeam & { studentId: string; factorPercent: number | null }) => {
  const { memberId, quizId, studentId, factorPercent } = input;
  return statement('quizzes: set extra time', { id: z.string() })`
    with target as (
      select q.id from ${quizzesOfTeam(memberId, CoursePermission.GRADE)}
      join enrollments e on e.course_id = q.course_id and e.student_id = ${studentId} where q.id = ${quizId}
    ), removed as (
      delete from quiz_extra_times x using target
      where x.quiz_id = target.id and x.student_id = ${studentId} and ${factorPercent}::int is null
    ), written as (
      insert into quiz_extra_times (quiz_id, student_id, factor_percent)
      select target.id, ${studentId}::uuid, ${factorPercent}::int from target where ${factorPercent}::int is not null
      on conflict (quiz_id, student_id) do update set factor_percent = excluded.factor_percent
    )
    select id from target`;
};

/**
 * The open attempt of a student whose time has not passed, locked until the end of the transaction, with the minutes of its
 * limit without extra time. No row without one, or without a limit.
 */
export const attemptToExtend = (studentId: string, quizId: string, fixedTime: Date | null) =>
  statement('quizzes: attempt to extend', { id: z.string(), limitMinutes: z.int() })`
    select t.id, t.time_limit_minutes - t.extra_minutes as "limitMinutes" from quiz_attempts t
    where t.student_id = ${studentId} and t.quiz_id = ${quizId} and t.state = 'OPEN'
      and t.deadline > ${presentTime(fixedTime)}
    for update`;

/**
 * Moves the deadline of an attempt to these minutes after its start; no row if it would not be later. Counts as a change
 * of the attempt, so that its windows read it again, and a submission that was read before is graded anew.
 */
export const extendAttempt = (attemptId: string, minutes: number) =>
  statement('quizzes: extend attempt', { answersRevision: z.int() })`
    update quiz_attempts t set extra_minutes = t.extra_minutes + ${minutes}::int - t.time_limit_minutes,
      time_limit_minutes = ${minutes}::int, deadline = t.started_at + ${minutes}::int * interval '1 minute',
      answers_revision = t.answers_revision + 1
    where t.id = ${attemptId} and t.time_limit_minutes < ${minutes}::int
    returning t.answers_revision as "answersRevision"`;
