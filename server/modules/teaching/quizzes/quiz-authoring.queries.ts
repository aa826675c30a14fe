import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { assignments, columnNames, columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { storeLastEdit } from '../../accounts/last-edit.queries';
import type { InstructorQuestion } from './instructor-quiz.types';
import { Quiz } from '../../quizzes/quiz.entities';
import { mayInTeam } from '../authoring/teaching.queries';
import { courseTeam } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission, CourseRole } from '../../courses/permissions/course-permissions.rules';
import { keyedQuestionJson } from '../../quizzes/quiz.queries';
import type { QuizDraft } from '../../quizzes/quiz.rules';

/** Condition: a quiz `q` of a course `c` in which the member may do this. */
const isOfTeam = (memberId: string, permission: CoursePermission) =>
  sql`c.id = q.course_id and ${mayInTeam(memberId, permission)} and q.deleted_at is null`;

/** The quizzes `q`, joined with their courses `c`, with which the member may do this. */
export const quizzesOfTeam = (memberId: string, permission: CoursePermission) =>
  sql`quizzes q join courses c on ${isOfTeam(memberId, permission)}`;

const quizShape = shapeOf(Quiz, { without: ['deletedAt'] });

/** The quizzes with these ids and in these courses (null: all), newest first, without questions. */
export const instructorQuizzes = (
  memberId: string,
  {
    quizIds = null,
    courseIds = null,
  }: { quizIds?: readonly string[] | null; courseIds?: readonly string[] | null } = {},
) =>
  statement('quizzes: of an instructor', {
    ...quizShape,
    courseTitle: z.string(),
    viewerRole: z.enum(CourseRole),
    viewerSeesAddresses: z.boolean(),
    attemptCount: z.int(),
    openAttemptCount: z.int(),
    averagePercent: z.int().nullable(),
  })`
    select ${columns('q', quizShape)}, c.title as "courseTitle", t.role as "viewerRole",
      t.sees_addresses as "viewerSeesAddresses", counted.attempts as "attemptCount", counted.average as "averagePercent",
      (select count(*)::int from quiz_attempts o where o.quiz_id = q.id and o.state = 'OPEN') as "openAttemptCount"
    from ${quizzesOfTeam(memberId, CoursePermission.SEE_COURSE)}
    join ${courseTeam} t on t.course_id = c.id and t.account_id = ${memberId}::uuid
    cross join lateral (select count(*)::int as attempts, round(avg(a.percent))::int as average
      from quiz_attempts a where a.quiz_id = q.id and a.is_counted) counted
    where (${quizIds}::uuid[] is null or q.id = any(${quizIds}))
      and (${courseIds}::uuid[] is null or q.course_id = any(${courseIds}))
    order by q.created_at desc, q.id desc`;

/** One row: totals over all attempts at the quizzes of the member's courses. */
export const instructorQuizTotals = (memberId: string) =>
  statement('quizzes: totals of an instructor', {
    totalQuizzes: z.int(),
    activeQuizzes: z.int(),
    totalAttempts: z.int(),
    averagePercent: z.int().nullable(),
  })`
    with own as (select q.id, q.is_active from ${quizzesOfTeam(memberId, CoursePermission.SEE_COURSE)})
    select (select count(*)::int from own) as "totalQuizzes",
      (select count(*)::int from own where is_active) as "activeQuizzes",
      count(*)::int as "totalAttempts", round(avg(a.percent))::int as "averagePercent"
    from own join quiz_attempts a on a.quiz_id = own.id and a.is_counted`;

/** A row for each of these quizzes that has questions, including keys. */
export const instructorQuestions = ({
  memberId,
  quizIds,
}: {
  memberId: string;
  quizIds: readonly string[];
}) =>
  statement('quizzes: questions for their author', {
    quizId: z.string(),
    questions: jsonOf<InstructorQuestion[]>(),
  })`
    select q.id as "quizId", json_agg(${keyedQuestionJson} order by n.position) as questions
    from ${quizzesOfTeam(memberId, CoursePermission.SEE_COURSE)} join questions n on n.quiz_id = q.id
    where q.id = any(${quizIds}::uuid[]) group by q.id`;

type Question = QuizDraft['questions'][number];

/** A quiz as edited. */
interface WrittenQuiz extends Omit<QuizDraft, 'courseId' | 'questions' | 'reviewRule' | 'isPractice'> {
  reviewRule: NonNullable<QuizDraft['reviewRule']>;
  isPractice: boolean;
  /** The questions in order. New ones have an unused id, the others name a question of the quiz. */
  questions: (Question & { id: string; isNew: boolean })[];
}

/** The questions as a common table expression. */
const writtenQuiz = ({ questions }: WrittenQuiz) => {
  const rows = questions.map((question, index) => ({ ...question, position: index + 1 }));
  return sql`given as (
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (id uuid, "isNew" boolean, position int,
      type text, text text, options text[], "correctAnswer" text, explanation text, points int, "lessonId" text)
  )`;
};

/** The quiz's own columns. */
const columnsOf = ({ questions, ...quiz }: WrittenQuiz) => ({
  ...quiz,
  questionCount: questions.length,
  totalPoints: questions.reduce((sum, { points }) => sum + points, 0),
});

const insertQuestions = (quiz: Sql) => sql`
    insert into questions (id, quiz_id, position, type, text, options, correct_answer, explanation, points, lesson_id)
    select g.id, ${quiz}.id, g.position, g.type, g.text, g.options, g."correctAnswer", g.explanation, g.points,
      (select l.id from lessons l where l.course_id = ${quiz}.course_id and l.id::text = lower(g."lessonId"))
    from ${quiz}, given g`;

const idShape = { id: z.string() };

/** A quiz, and a member of its course's team. */
export interface QuizOfTeam {
  memberId: string;
  quizId: string;
}

/** The content of a quiz, and its course. */
interface EditedQuiz extends QuizOfTeam {
  courseId: string;
  quiz: WrittenQuiz;
}

/** One row, or none if the member may not edit the course. Students can take it at once if it `isActive`. */
export const createQuiz = (created: EditedQuiz & { isActive: boolean; now: Date }) => {
  const { memberId, courseId, quizId, quiz, isActive, now } = created;
  const written = columnsOf(quiz);
  return statement('quizzes: create', idShape, { writes: ['quizzes'] })`
    with ${writtenQuiz(quiz)}, created as (
      insert into quizzes (id, course_id, created_at, is_active, ${columnNames(written)})
      select ${quizId}, c.id, ${now}, ${isActive}, ${join(Object.values(written))}
      from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.EDIT_CONTENT)}
      returning id, course_id
    ), written as (${insertQuestions(sql`created`)})
    select id from created`;
};

/**
 * One row if written. Checking the revision in the UPDATE makes concurrent editors wait, and the later one finds a
 * newer revision; the questions this statement sees are therefore those of its revision. A quiz with attempts cannot
 * change its course, because their students belong to that course.
 */
export const updateQuiz = (input: EditedQuiz & { revision: number }) => {
  const { memberId, quizId, courseId, revision, quiz } = input;
  return statement('quizzes: update', idShape, { writes: ['quizzes'] })`
    with ${writtenQuiz(quiz)}, updated as (
      update quizzes q set course_id = ${courseId}, revision = q.revision + 1,
        ${assignments(columnsOf(quiz))}
      from courses c
      where ${isOfTeam(memberId, CoursePermission.EDIT_CONTENT)} and q.id = ${quizId} and q.revision = ${revision}
        and ${mayEdit(memberId, courseId)}
        and (q.course_id = ${courseId} or not exists (select from quiz_attempts a where a.quiz_id = q.id))
        and not exists (select from given g where not g."isNew"
          and not exists (select from questions n where n.id = g.id and n.quiz_id = q.id))
      returning q.id, q.course_id
    ), removed as (
      delete from questions n using updated where n.quiz_id = updated.id and n.id not in (select id from given)
    ), written as (${insertQuestions(sql`updated`)}
      on conflict (id) do update set position = excluded.position, type = excluded.type, text = excluded.text,
        options = excluded.options, correct_answer = excluded.correct_answer, explanation = excluded.explanation,
        points = excluded.points, lesson_id = excluded.lesson_id
    ), stored as (${storeLastEdit(sql`updated`, memberId)})
    select id from updated`;
};

/** Condition: the member may edit this course. */
const mayEdit = (memberId: string, courseId: string) =>
  sql`exists (select from courses c where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.EDIT_CONTENT)})`;

/** One row: whether there are attempts at a quiz. */
export const wasTaken = (quizId: string) =>
  statement('quizzes: was taken', { wasTaken: z.boolean() })`
    select exists (select from quiz_attempts a where a.quiz_id = ${quizId}) as "wasTaken"`;

/** Whether students can start it. A row if the member may edit the quiz. */
export const setQuizActive = ({ memberId, quizId, isActive }: QuizOfTeam & { isActive: boolean }) =>
  statement('quizzes: set active', idShape, { writes: ['quizzes'] })`
    update quizzes q set is_active = ${isActive} from courses c
    where ${isOfTeam(memberId, CoursePermission.EDIT_CONTENT)} and q.id = ${quizId} returning q.id`;

const deletedShape = { ...idShape, courseId: z.string(), isDeletedNow: z.boolean() };

/** A row if the member may edit the quiz; idempotent. */
export const deleteQuiz = ({ memberId, quizId, now }: QuizOfTeam & { now: Date }) =>
  statement('quizzes: delete', deletedShape, { writes: ['quizzes'] })`
    with theirs as (
      select q.id, q.course_id from quizzes q join courses c on c.id = q.course_id
      where ${mayInTeam(memberId, CoursePermission.EDIT_CONTENT)} and q.id = ${quizId}
    ), deleted as (
      update quizzes q set deleted_at = ${now} from theirs where q.id = theirs.id and q.deleted_at is null
      returning q.id
    )
    select id, course_id as "courseId", exists (select from deleted) as "isDeletedNow" from theirs`;
