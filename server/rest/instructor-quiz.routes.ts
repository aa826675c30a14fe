import { Refusal } from '../platform/errors';
import type { Viewer } from '../platform/viewer';
import { QuizCreated, QuizUpdated, type InstructorQuiz } from '../features/quizzes/instructor-quiz.types';
import { QuizAuthoringService } from '../features/quizzes/quiz-authoring.service';
import { QuizResultsService } from '../features/quizzes/quiz-results.service';
import { instructorQuizShape, quizInput } from './instructor-quiz.shapes';
import { created, ok, refused, type Route, type Services } from './route';

/** An instructor's own quizzes. */
export const instructorQuizRoutes: Route[] = [
  {
    method: 'get',
    path: '/instructor/quizzes',
    answer: async ({ viewer }, services) =>
      ok(await shapesOf(viewer, services, await services(QuizAuthoringService).quizzes(viewer))),
  },
  {
    method: 'post',
    path: '/instructor/quizzes',
    answer: async ({ viewer, body }, services) => {
      const input = quizInput(body, { keepsIds: false });
      const result = await services(QuizAuthoringService).create(viewer, input);
      if (!(result instanceof QuizCreated)) return refused(400, result.message);
      return created(await shapeOf(viewer, services, result.quiz));
    },
  },
  {
    method: 'get',
    path: '/instructor/quizzes/:id/results.csv',
    answer: async ({ viewer, params }, services) => ({
      status: 200,
      contentType: 'csv',
      body: await services(QuizResultsService).asCsv(viewer, params.id!),
    }),
  },
  {
    method: 'get',
    path: '/instructor/quizzes/:id',
    answer: async ({ viewer, params }, services) =>
      ok(
        await shapeOf(viewer, services, await services(QuizAuthoringService).requireQuiz(viewer, params.id!)),
      ),
  },
  {
    method: 'put',
    path: '/instructor/quizzes/:id',
    answer: async ({ viewer, params, body }, services) => {
      const input = quizInput(body, { keepsIds: true });
      const authoring = services(QuizAuthoringService);
      const result = await authoring.update(viewer, params.id!, input, revisionOf(body.revision));
      if (result instanceof QuizUpdated) return ok(await shapeOf(viewer, services, result.quiz));
      return refused('quiz' in result ? 409 : 400, result.message);
    },
  },
  {
    method: 'patch',
    path: '/instructor/quizzes/:id/toggle',
    answer: async ({ viewer, params, body }, services) => {
      const authoring = services(QuizAuthoringService);
      await authoring.requireQuiz(viewer, params.id!);
      if (typeof body.isActive !== 'boolean')
        throw new Refusal('BAD_USER_INPUT', 'isActive must be true or false');
      return ok(
        await shapeOf(viewer, services, await authoring.setActive(viewer, params.id!, body.isActive)),
      );
    },
  },
  {
    method: 'delete',
    path: '/instructor/quizzes/:id',
    answer: async ({ viewer, params }, services) => {
      const { quizId } = await services(QuizAuthoringService).delete(viewer, params.id!);
      return ok({ _id: quizId, id: quizId, deleted: true });
    },
  },
];

async function shapesOf(viewer: Viewer | null, services: Services, quizzes: InstructorQuiz[]) {
  const ids = quizzes.map(({ id }) => id);
  const questions = await services(QuizAuthoringService).questionsOf(viewer, ids);
  return quizzes.map((quiz, index) => instructorQuizShape(quiz, questions[index] ?? []));
}

async function shapeOf(viewer: Viewer | null, services: Services, quiz: InstructorQuiz) {
  const [shape] = await shapesOf(viewer, services, [quiz]);
  return shape;
}

/** The revision that was read; left out: whichever there is. */
function revisionOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value;
  throw new Refusal('BAD_USER_INPUT', 'revision must be a whole number');
}
