import * as z from 'zod';
import { Refusal } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import {
  ExtraTime,
  QuizCreated,
  QuizUpdated,
  type InstructorQuiz,
} from '../features/quizzes/authoring/instructor-quiz.types';
import { QuizAuthoringService } from '../features/quizzes/authoring/quiz-authoring.service';
import { QuizResultsService } from '../features/quizzes/results/quiz-results.service';
import { OfGroup } from './group.schemas';
import * as schemas from './instructor-quiz.schemas';
import { quizInput } from './inputs';
import {
  body,
  created,
  json,
  ok,
  refused,
  routesOf,
  type Route,
  type Sentences,
  type Services,
} from './route';
import { deletedOf } from './schema';
import { instructorQuizShape } from './shapes';
import { constantOf, notOneOf, optionalWholeNumber } from './values';

const WRITING: Sentences = [
  'Please fill in all required fields and add at least one question',
  'Question 1 is incomplete',
  'Question 1 needs all options filled',
];

const route = routesOf('Quiz authoring', 'instructors', 'read:teaching');

/** Quizzes of the signed-in instructor. */
export const instructorQuizRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/quizzes',
    operationId: 'listOwnQuizzes',
    summary: 'List your quizzes',
    answers: { 200: json('Newest first.', z.array(schemas.InstructorQuiz)) },
    answer: async ({ viewer }, services) =>
      ok(await shapesOf(viewer, services, await services(QuizAuthoringService).quizzes(viewer))),
  }),
  route({
    method: 'post',
    path: '/instructor/quizzes',
    operationId: 'createQuiz',
    scope: 'write:teaching',
    summary: 'Create a quiz',
    description: 'The quiz is active immediately.',
    body: body(schemas.NewQuiz, schemas.NEW_QUIZ_EXAMPLE),
    answers: { 201: json('The new quiz.', schemas.InstructorQuiz) },
    refusals: { 400: WRITING, 404: ['Course not found'] },
    answer: async ({ viewer, body }, services) => {
      const input = quizInput(body, { keepsIds: false });
      const result = await services(QuizAuthoringService).create(viewer, input);
      if (!(result instanceof QuizCreated)) return refused(400, result.message);
      return created(await shapeOf(viewer, services, result.quiz));
    },
  }),
  route({
    method: 'get',
    path: '/instructor/quizzes/:id/results.csv',
    operationId: 'exportQuizResults',
    summary: 'Export the attempts at a quiz as CSV',
    params: { id: 'Identifier of one of your quizzes.' },
    answers: {
      200: {
        contentType: 'text/csv',
        description:
          'One row per attempt with the columns Student, Email, Attempt, State, Started, Finished, Score, Total, Percent and Passed. Cells that a spreadsheet would treat as a formula begin with an apostrophe.',
      },
    },
    query: OfGroup,
    refusals: { 404: ['Quiz not found'] },
    answer: async ({ viewer, params, query, isHead }, services) =>
      ok(
        await services(QuizResultsService).asCsv(viewer, params.id, { groupId: query.group || null, isHead }),
      ),
  }),
  route({
    method: 'get',
    path: '/instructor/quizzes/:id',
    operationId: 'getOwnQuiz',
    summary: 'Get one of your quizzes',
    params: { id: 'Identifier of one of your quizzes.' },
    answers: { 200: json('The quiz.', schemas.InstructorQuiz) },
    refusals: { 404: ['Quiz not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(
        await shapeOf(viewer, services, await services(QuizAuthoringService).requireQuiz(viewer, params.id)),
      ),
  }),
  route({
    method: 'put',
    path: '/instructor/quizzes/:id',
    operationId: 'updateQuiz',
    scope: 'write:teaching',
    summary: 'Replace a quiz',
    description: 'Existing attempts are not changed.',
    params: { id: 'Identifier of one of your quizzes.' },
    body: body(schemas.QuizEdit, { ...schemas.NEW_QUIZ_EXAMPLE, revision: 1 }),
    answers: { 200: json('The updated quiz.', schemas.InstructorQuiz) },
    refusals: {
      400: [...WRITING, 'revision must be a whole number'],
      404: ['Quiz not found', 'Course not found'],
      409: ['This quiz was changed elsewhere after you opened it'],
    },
    answer: async ({ viewer, params, body }, services) => {
      const input = quizInput(body, { keepsIds: true });
      const authoring = services(QuizAuthoringService);
      const result = await authoring.update(
        viewer,
        params.id,
        input,
        optionalWholeNumber(body.revision, 'revision'),
      );
      if (result instanceof QuizUpdated) return ok(await shapeOf(viewer, services, result.quiz));
      return refused('quiz' in result ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'patch',
    path: '/instructor/quizzes/:id/toggle',
    operationId: 'setQuizActive',
    scope: 'write:teaching',
    summary: 'Activate or deactivate a quiz',
    description: 'Open attempts can still be finished.',
    params: { id: 'Identifier of one of your quizzes.' },
    body: body(schemas.Activity, { isActive: false }),
    answers: { 200: json('The updated quiz.', schemas.InstructorQuiz) },
    refusals: { 400: ['isActive must be true or false'], 404: ['Quiz not found'] },
    answer: async ({ viewer, params, body }, services) => {
      const authoring = services(QuizAuthoringService);
      await authoring.requireQuiz(viewer, params.id);
      if (typeof body.isActive !== 'boolean')
        throw new Refusal('BAD_USER_INPUT', 'isActive must be true or false');
      return ok(await shapeOf(viewer, services, await authoring.setActive(viewer, params.id, body.isActive)));
    },
  }),
  route({
    method: 'put',
    path: '/instructor/quizzes/:id/extra-time/:studentId',
    operationId: 'setExtraTime',
    scope: 'write:teaching',
    summary: 'Set the extra time of a student',
    description: 'For attempts that start from now on.',
    params: { id: 'Identifier of one of your quizzes.', studentId: 'Identifier of the student’s account.' },
    body: body(schemas.ExtraTimeEdit, { extraTime: 'half' }),
    answers: { 200: json('The student.', schemas.QuizStudent) },
    refusals: {
      400: [notOneOf('extraTime', Object.values(ExtraTime))],
      404: ['Quiz not found', 'Student not found'],
    },
    answer: async ({ viewer, params: { id, studentId }, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const extraTime = constantOf(body.extraTime, ExtraTime, 'extraTime');
      return ok(await services(QuizResultsService).setExtraTime(viewer, id, studentId, extraTime));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/quizzes/:id',
    operationId: 'deleteQuiz',
    scope: 'write:teaching',
    summary: 'Delete a quiz',
    description: 'Open attempts can still be finished.',
    params: { id: 'Identifier of one of your quizzes.' },
    answers: { 200: json('The quiz was deleted.', deletedOf('quiz')) },
    refusals: { 404: ['Quiz not found'] },
    answer: async ({ viewer, params }, services) => {
      const { quizId } = await services(QuizAuthoringService).delete(viewer, params.id);
      return ok({ id: quizId, deleted: true });
    },
  }),
];

async function shapesOf(viewer: Viewer | null, services: Services, quizzes: InstructorQuiz[]) {
  const ids = quizzes.map(({ id }) => id);
  const questions = await services(QuizAuthoringService).questionsOf(viewer, ids);
  return quizzes.map((quiz, index) => instructorQuizShape(quiz, questions[index] ?? []));
}

async function shapeOf(viewer: Viewer | null, services: Services, quiz: InstructorQuiz) {
  const [shape] = await shapesOf(viewer, services, [quiz]);
  return shape!;
}
