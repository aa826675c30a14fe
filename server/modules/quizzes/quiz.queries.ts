import sql from 'sql-template-tag';
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
  quizJson,
  type ViewerId,
} from '../courses/course-json.queries';
import type { Course } from '../courses/course.types';
import type { Enrollment } from '../enrollments/enrollment.types';
import type { AttemptContent, Quiz } from './quiz.types';
import { Question } from './quiz.entities';

/** Content of attempt `t`, including keys: see AttemptContent for what clients may see. */
export const contentJson = sql`json_build_object('snapshot', t.snapshot, 'answers', t.answers, 'flagged', t.flagged,
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
